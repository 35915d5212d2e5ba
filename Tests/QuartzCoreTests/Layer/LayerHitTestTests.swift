import QuartzCore
import TestSupport
import Testing

@Suite("Layer hit testing") @MainActor struct LayerHitTestTests {
  private func framed(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test(.spec("U-24")) func `a sublayer outside is hit unless it is cut off`() {
    let a = framed(0, 0, 100, 100)
    let b = framed(80, 80, 50, 50)
    a.addSublayer(b)
    let point = CGPoint(x: 120, y: 120)
    SpecCase("U-24").expect(that: a.hitTest(point) === b)
    a.masksToBounds = true
    SpecCase("U-24").expect(that: a.hitTest(point) == nil)
  }

  @Test(.spec("U-26")) func `z decides before the order`() {
    let root = framed(0, 0, 100, 100)
    let (first, second) = (framed(0, 0, 100, 100), framed(0, 0, 100, 100))
    first.zPosition = 10
    second.zPosition = -10
    root.addSublayer(first)
    root.addSublayer(second)
    SpecCase("U-26").expect(that: root.hitTest(CGPoint(x: 50, y: 50)) === first)
    first.zPosition = -10
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === second)
  }

  @Test func `hidden, invisible, masked and singular layers are not hit`() {
    let root = framed(0, 0, 100, 100)
    let child = framed(0, 0, 50, 50)
    root.addSublayer(child)
    let point = CGPoint(x: 25, y: 25)
    #expect(root.hitTest(point) === child)
    child.isHidden = true
    #expect(root.hitTest(point) === root)
    child.isHidden = false
    child.opacity = 0
    #expect(root.hitTest(point) === root)
    child.opacity = 1
    child.mask = framed(30, 30, 10, 10)
    #expect(root.hitTest(point) === root)
    child.mask = nil
    child.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(root.hitTest(point) === root)
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(root.hitTest(point) === root)
  }

  @Test func `a transform layer is never hit`() {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.addSublayer(framed(0, 0, 100, 100))
    #expect(layer.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }

  @Test func `a layer seen in perspective is hit where it shows`() {
    let root = framed(0, 0, 200, 200)
    root.sublayerTransform.m34 = -1 / 200
    let child = framed(50, 50, 100, 100)
    child.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    root.addSublayer(child)
    for x in stride(from: 0.5, to: 100, by: 11) {
      let inside = CGPoint(x: x, y: 50)
      let image = child.convert(inside, to: root)
      #expect(root.hitTest(image) === child)
    }
  }
}
