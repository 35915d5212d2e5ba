import QuartzCore
import TestSupport
import Testing

@Suite("Layer conversion") @MainActor struct LayerConversionTests {
  private func framed(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  private func flat(_ side: Double) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return layer
  }

  @Test(.spec("U-15", "U-16")) func `bounds origin and transform take part`() {
    let a = framed(0, 0, 300, 300)
    let b = framed(50, 60, 100, 100)
    b.bounds.origin = CGPoint(x: 10, y: 10)
    a.addSublayer(b)
    SpecCase("U-15").expect(b.convert(CGPoint.zero, to: a).numbers)
    b.transform = CATransform3DMakeScale(2, 2, 1)
    let first = b.convert(CGPoint(x: 10, y: 10), to: a)
    SpecCase("U-16").expect(first.numbers + b.convert(CGPoint(x: 60, y: 60), to: a).numbers)
  }

  @Test(.spec("U-17")) func `the sublayer transform acts about the anchor point`() {
    let a = flat(100)
    a.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let b = framed(10, 10, 20, 20)
    a.addSublayer(b)
    let first = b.convert(CGPoint.zero, to: a)
    a.bounds.origin = CGPoint(x: 5, y: 5)
    SpecCase("U-17").expect(first.numbers + b.convert(CGPoint.zero, to: a).numbers)
  }

  @Test(.spec("U-18")) func `a point goes into a scaled layer`() {
    let outer = framed(0, 0, 80, 40)
    let inner = CALayer()
    inner.transform = CATransform3DMakeScale(2, 2, 1)
    inner.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    outer.addSublayer(inner)
    SpecCase("U-18").expect(outer.convert(CGPoint(x: 60, y: 20), to: inner).numbers)
  }

  @Test(.spec("U-19")) func `origins add up over several layers`() {
    let window = framed(0, 0, 256, 256)
    var last = window
    for (frame, origin) in [((80, 80), 15), ((70, 70), 25), ((50, 50), 64)] {
      let next = framed(Double(frame.0), Double(frame.1), 100, 100)
      next.bounds.origin = CGPoint(x: origin, y: origin)
      last.addSublayer(next)
      last = next
    }
    SpecCase("U-19").expect(last.convert(CGPoint(x: 20, y: 10), to: window).numbers)
  }

  @Test(.spec("U-20", "U-21")) func `perspective divides, and the way back undoes it`() {
    for (number, distance, side) in [("U-20", 500.0, 100.0), ("U-21", 100.0, 10.0)] {
      let parent = flat(side * 2)
      parent.sublayerTransform.m34 = CGFloat(-1 / distance)
      let child = flat(side * 2)
      child.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
      parent.addSublayer(child)
      let point = CGPoint(x: side, y: side)
      let image = child.convert(point, to: parent)
      // The case file's bound is relative to the values.
      SpecCase(number).expect(image.numbers, tolerance: 1e-6 * side)
      let back = child.convert(image, from: parent)
      #expect(hypot(back.x - point.x, back.y - point.y) < 1e-9)
    }
  }

  @Test(.spec("U-22")) func `a nearer layer is larger`() {
    let parent = framed(0, 0, 400, 400)
    parent.sublayerTransform.m34 = -1 / 500
    let child = framed(150, 150, 100, 100)
    child.zPosition = 100
    parent.addSublayer(child)
    let box = child.convert(child.bounds, to: parent)
    SpecCase("U-22").expect([Double(box.width), Double(box.height)])
  }

  @Test func `nil is the space outside the root`() {
    let root = framed(30, 40, 100, 100)
    let child = framed(5, 5, 10, 10)
    root.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 35, y: 45))
    #expect(child.convert(CGPoint(x: 35, y: 45), from: nil) == .zero)
  }

  @Test func `a flipped layer turns the places of its sublayers over`() {
    let root = framed(0, 0, 100, 100)
    let child = framed(0, 10, 20, 20)
    root.addSublayer(child)
    root.isGeometryFlipped = true
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 90))
    #expect(child.contentsAreFlipped())
    child.isGeometryFlipped = true
    #expect(!child.contentsAreFlipped())
  }

  @Test func `an ordinary layer flattens and a transform layer does not`() {
    func image(through middle: CALayer) -> CGPoint {
      let root = flat(100)
      root.sublayerTransform.m34 = -1 / 200
      middle.anchorPoint = .zero
      middle.bounds = root.bounds
      let child = flat(100)
      child.zPosition = 100
      root.addSublayer(middle)
      middle.addSublayer(child)
      return child.convert(CGPoint(x: 50, y: 50), to: root)
    }
    #expect(image(through: CALayer()) == CGPoint(x: 50, y: 50))
    #expect(image(through: CATransformLayer()) == CGPoint(x: 100, y: 100))
  }

  @Test func `random affine trees agree with multiplied matrices`() {
    for seed in 0..<1_000 {
      var random = SeededGenerator(UInt64(seed))
      let root = framed(0, 0, 100, 100)
      var layer = root
      var matrix = CATransform3DIdentity
      for _ in 0..<4 {
        let next = CALayer()
        next.bounds = CGRect(
          x: random.number(-20...20),
          y: random.number(-20...20),
          width: random.number(1...80),
          height: random.number(1...80)
        )
        next.position = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
        next.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
        next.transform = CATransform3DRotate(
          CATransform3DMakeScale(random.number(0.5...2), random.number(0.5...2), 1),
          random.number(-3...3),
          0,
          0,
          1
        )
        let anchor = CGPoint(
          x: next.bounds.minX + next.anchorPoint.x * next.bounds.width,
          y: next.bounds.minY + next.anchorPoint.y * next.bounds.height
        )
        let own = CATransform3DConcat(
          CATransform3DTranslate(next.transform, -anchor.x, -anchor.y, 0),
          CATransform3DMakeTranslation(next.position.x, next.position.y, 0)
        )
        matrix = CATransform3DConcat(own, matrix)
        layer.addSublayer(next)
        layer = next
      }
      let point = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
      let image = layer.convert(point, to: root)
      let plane = CATransform3DGetAffineTransform(matrix)
      let expected = point.applying(plane)
      #expect(hypot(image.x - expected.x, image.y - expected.y) < 1e-9)
      let back = layer.convert(image, from: root)
      #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6)
    }
  }
}
