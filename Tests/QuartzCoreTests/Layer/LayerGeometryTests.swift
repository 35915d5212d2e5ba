import QuartzCore
import TestSupport
import Testing

@Suite("Layer geometry") @MainActor struct LayerGeometryTests {
  private func framed(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(
      origin: CGPoint(x: x, y: y),
      size: CGSize(width: width, height: height)
    )
    return layer
  }

  @Test(.spec("U-1", "U-2", "U-3", "U-4", "U-5", "U-6"))
  func `a frame follows position, anchor, bounds and transform`() {
    let layer = framed(10, 20, 100, 50)
    SpecCase("U-1").expect(layer.position.numbers)
    layer.anchorPoint = .zero
    SpecCase("U-2").expect(layer.frame.numbers)
    layer.bounds = CGRect(x: 5, y: 5, width: 200, height: 100)
    SpecCase("U-3").expect(layer.frame.numbers)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    SpecCase("U-4").expect(layer.frame.numbers)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    SpecCase("U-5").expect(layer.bounds.numbers)
    SpecCase("U-5").expect(layer.position, equals: .zero)
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    SpecCase("U-6").expect(layer.frame.numbers)
  }

  @Test(.spec("U-7")) func `a frame of negative size places first and is standardised then`() {
    let layer = framed(10, 10, -20, -30)
    let size = [Double(layer.bounds.width), Double(layer.bounds.height)]
    SpecCase("U-7").expect(size + layer.position.numbers + layer.frame.numbers)
  }

  @Test(.spec("U-8")) func `a turned layer has the box around it as its frame`() {
    let layer = framed(40, 40, 80, 60)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    SpecCase("U-8").expect(layer.frame.numbers)
  }

  @Test(.spec("U-9")) func `a scaled layer grows around its anchor`() {
    let layer = framed(160, 40, 80, 60)
    layer.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 0.5))
    SpecCase("U-9").expect(layer.frame.numbers)
  }

  @Test(.spec("U-10")) func `a frame set under a scale is divided by it`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    let size = [Double(layer.bounds.width), Double(layer.bounds.height)]
    SpecCase("U-10").expect(size + layer.position.numbers)
  }

  @Test(.spec("U-11")) func `a new size keeps the position`() {
    let layer = framed(50, 50, 100, 100)
    layer.bounds.size = CGSize(width: 256, height: 512)
    SpecCase("U-11").expect(layer.frame.numbers)
  }

  @Test(.spec("U-12")) func `a frame is placed by the anchor point`() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.1, y: 0.1)
    layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    SpecCase("U-12").expect(layer.position.numbers)
  }

  @Test(.spec("U-13")) func `a new anchor point makes the frame jump`() {
    let layer = framed(0, 0, 100, 100)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    SpecCase("U-13").expect(layer.frame.numbers)
    SpecCase("U-13").expect(layer.position, equals: CGPoint(x: 50, y: 50))
  }

  @Test(.spec("U-14")) func `a quarter turn swaps the sides`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    layer.position = CGPoint(x: 0, y: 25)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    SpecCase("U-14").expect(layer.frame.numbers)
  }

  @Test func `bounds of negative size are standardised`() {
    let layer = CALayer()
    layer.bounds = CGRect(
      origin: CGPoint(x: 5, y: 5),
      size: CGSize(width: -10, height: -20)
    )
    #expect(layer.bounds == CGRect(x: -5, y: -15, width: 10, height: 20))
  }

  @Test(.spec("U-23")) func `the greatest edges are outside`() {
    let layer = framed(0, 0, 100, 100)
    let points = [(0, 0), (99, 99), (100, 100), (50, 100)]
    let answers = points.map { layer.contains(CGPoint(x: $0.0, y: $0.1)) }
    SpecCase("U-23").expect(answers, equals: [true, true, false, false])
  }

  @Test(.spec("U-36")) func `a shadow is invisible, above and soft at first`() {
    let layer = CALayer()
    SpecCase("U-36").expect([
      Double(layer.shadowOpacity), Double(layer.shadowOffset.width),
      Double(layer.shadowOffset.height), Double(layer.shadowRadius),
    ])
  }

  @Test(.spec("U-37")) func `a continuous corner reaches farther`() {
    SpecCase("U-37").expect([Double(CALayer.cornerCurveExpansionFactor(.continuous))])
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }

  @Test func `a frame set under a scale or half turn is read back`() {
    let transforms = [
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
      CATransform3DConcat(
        CATransform3DMakeScale(0.5, 2, 1),
        CATransform3DMakeRotation(.pi, 0, 0, 1)
      ),
    ]
    for transform in transforms {
      let layer = CALayer()
      layer.transform = transform
      layer.frame = CGRect(x: 12, y: 34, width: 56, height: 78)
      let numbers = zip(layer.frame.numbers, [12.0, 34, 56, 78])
      #expect(numbers.allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test func `what is not finite is refused and reported`() {
    let stage = Stage()
    stage.world.perform {
      let layer = framed(0, 0, 10, 10)
      layer.position = CGPoint(x: CGFloat.nan, y: 0)
      layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      layer.opacity = .nan
      layer.transform.m41 = .infinity
      layer.beginTime = .nan
      layer.speed = .infinity
      #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(layer.opacity == 1)
      #expect(layer.transform == CATransform3DIdentity)
      #expect(layer.beginTime == 0)
      #expect(layer.speed == 1)
    }
    #expect(stage.world.issues.count == 6)
  }

  @Test func `defaults are those of the specification`() {
    let layer = CALayer()
    #expect(layer.sublayers == nil)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    #expect(layer.borderColor == .black)
    #expect(layer.duration == .infinity)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.allowsGroupOpacity)
    #expect(layer.presentation() == nil)
    #expect(CALayer.defaultValue(forKey: "zPosition") == nil)
    #expect(CALayer.defaultAction(forKey: "opacity") == nil)
    #expect(!CALayer.needsDisplay(forKey: "bounds"))
    let shape = CAShapeLayer()
    #expect(shape.fillColor == .black)
    #expect(shape.strokeColor == nil)
    #expect(shape.strokeEnd == 1)
    #expect(shape.miterLimit == 10)
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(CATextLayer().fontSize == 36)
    #expect(CAScrollLayer().masksToBounds)
  }
}
