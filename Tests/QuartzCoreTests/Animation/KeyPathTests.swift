import QuartzCore
import TestSupport
import Testing

@Suite("Key paths") @MainActor struct KeyPathTests {
  private func made(for path: String) -> CALayer {
    switch path {
    case "path", "fillColor", "strokeColor", "lineWidth", "strokeStart", "strokeEnd",
      "lineDashPhase", "miterLimit":
      CAShapeLayer()
    case "colors", "locations", "startPoint", "endPoint":
      CAGradientLayer()
    case "fontSize", "foregroundColor":
      CATextLayer()
    default:
      path.hasPrefix("instance") ? CAReplicatorLayer() : CALayer()
    }
  }

  private nonisolated static let numbers = [
    "position.x", "position.y", "anchorPoint.x", "anchorPoint.y", "anchorPointZ",
    "bounds.origin.x", "bounds.origin.y", "bounds.size.width", "bounds.size.height", "zPosition",
    "opacity", "borderWidth", "cornerRadius", "shadowOpacity", "shadowRadius",
    "shadowOffset.width", "shadowOffset.height", "contentsRect.origin.x",
    "contentsRect.size.width", "contentsScale", "transform.rotation", "transform.rotation.x",
    "transform.rotation.y", "transform.rotation.z", "transform.scale", "transform.scale.xy",
    "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.translation.x",
    "transform.translation.y", "transform.translation.z", "sublayerTransform.rotation.z",
    "sublayerTransform.scale.x", "lineWidth", "strokeStart", "strokeEnd", "lineDashPhase",
    "miterLimit", "instanceDelay", "instanceRedOffset", "instanceGreenOffset",
    "instanceBlueOffset", "instanceAlphaOffset", "fontSize", "rasterizationScale",
  ]

  @Test(arguments: numbers) func `a number is read, written and animated`(path: String) throws {
    let stage = Stage()
    let layer = stage.layer(made(for: path))
    stage.still { layer.setValue(0.25, forKeyPath: path) }
    let read = try #require(layer.value(forKeyPath: path) as? NSNumber)
    #expect(abs(read.doubleValue - 0.25) < 1e-6)
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = 0.5
    animation.toValue = 1.5
    animation.duration = 1
    stage.add(animation, to: layer)
    stage.world.advance(by: 0.25)
    let shown = layer.presentation()?.value(forKeyPath: path) as? NSNumber
    #expect(abs((shown?.doubleValue ?? 0) - 0.75) < 1e-6)
    #expect(stage.world.issues.isEmpty)
  }

  private nonisolated static let points = [
    "position", "anchorPoint", "bounds.origin", "bounds.size", "shadowOffset", "startPoint",
    "endPoint", "transform.translation",
  ]

  @Test(arguments: points) func `a pair is read, written and animated`(path: String) throws {
    let stage = Stage()
    let layer = stage.layer(made(for: path))
    func numbers(_ any: Any?) -> [CGFloat] {
      if let point = any as? CGPoint { return [point.x, point.y] }
      if let size = any as? CGSize { return [size.width, size.height] }
      return []
    }
    stage.still { layer.setValue(CGSize(width: 0.5, height: 3), forKeyPath: path) }
    #expect(numbers(layer.value(forKeyPath: path)) == [0.5, 3])
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = CGPoint(x: 0, y: 0)
    animation.toValue = CGPoint(x: 4, y: 8)
    animation.duration = 1
    stage.add(animation, to: layer)
    stage.world.advance(by: 0.25)
    #expect(numbers(layer.presentation()?.value(forKeyPath: path)) == [1, 2])
  }

  private nonisolated static let colors = [
    "backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor", "instanceColor",
    "foregroundColor",
  ]

  @Test(arguments: colors) func `a colour is read, written and animated`(path: String) throws {
    let stage = Stage()
    let layer = stage.layer(made(for: path))
    stage.still { layer.setValue(CGColor.white, forKeyPath: path) }
    #expect((layer.value(forKeyPath: path) as? CGColor)?.rgba == SIMD4(1, 1, 1, 1))
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = CGColor.black
    animation.duration = 1
    stage.add(animation, to: layer)
    stage.world.advance(by: 0.25)
    let shown = layer.presentation()?.value(forKeyPath: path) as? CGColor
    #expect(shown?.rgba == SIMD4(0.25, 0.25, 0.25, 1))
  }

  @Test func `shapes, rows and switches are animated`() {
    let stage = Stage()
    let shape = stage.layer(CAShapeLayer())
    let grow = CABasicAnimation(keyPath: "path")
    grow.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    grow.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    grow.duration = 1
    stage.add(grow, to: shape)
    #expect(shape.evaluatedState(at: 0.5).content.shape?.path?.boundingBox.width == 20)
    let gradient = stage.layer(CAGradientLayer())
    stage.still {
      gradient.colors = [CGColor.black, CGColor.black]
      gradient.locations = [0, 1]
    }
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [CGColor.white, CGColor.black]
    colors.duration = 1
    let places = CABasicAnimation(keyPath: "locations")
    places.toValue = [0.5, 1]
    places.duration = 1
    stage.add(colors, to: gradient)
    stage.add(places, to: gradient)
    let state = gradient.evaluatedState(at: 0.5).content.gradient
    #expect(state?.colors?.first == SIMD4(0.5, 0.5, 0.5, 1))
    #expect(state?.locations == [0.25, 1])
  }

  @Test(.spec("U-33")) func `a line shows from its start to its end part`() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 200, y: 0))
    let layer = CAShapeLayer()
    layer.path = line
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    let shape = layer.modelState.content.shape
    let shown = shape?.path?.trimmed(from: layer.strokeStart, to: layer.strokeEnd).boundingBox
    SpecCase("U-33").expect([Double(shown?.minX ?? 0), Double(shown?.maxX ?? 0)])
  }

  @Test func `a sublayer is found by its name`() {
    let stage = Stage()
    let (host, left, right) = (stage.layer(CALayer()), CALayer(), CALayer())
    stage.still {
      left.name = "left"
      right.name = "right"
      host.addSublayer(left)
      host.addSublayer(right)
    }
    let animation = CABasicAnimation(keyPath: "sublayers.left.position.y")
    animation.fromValue = 0
    animation.toValue = 40
    animation.duration = 1
    stage.add(animation, to: host)
    #expect(left.evaluatedState(at: 0.5).position.y == 20)
    #expect(right.evaluatedState(at: 0.5).position.y == 0)
    #expect(host.evaluatedState(at: 0.5).position.y == 0)
    stage.still { host.setValue(7, forKeyPath: "sublayers.right.position.y") }
    #expect(right.position.y == 7)
    #expect((host.value(forKeyPath: "sublayers.right.position.y") as? NSNumber)?.intValue == 7)
  }

  @Test func `keys of one's own are kept, animated and shown`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.still {
      layer.setValue(2, forKey: "thickness")
      layer.setValue("a", forKey: "title")
    }
    stage.world.tick()
    let animation = CABasicAnimation(keyPath: "thickness")
    animation.toValue = 4
    animation.duration = 1
    stage.add(animation, to: layer)
    stage.world.advance(by: 0.5)
    #expect((layer.presentation()?.value(forKey: "thickness") as? NSNumber)?.doubleValue == 3)
    #expect(layer.value(forKey: "title") as? String == "a")
    #expect(layer.value(forKey: "nothing") == nil)
  }

  @Test func `several parts of a matrix are animated apart`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    for (path, value) in [("transform.scale", 3.0), ("transform.rotation.z", 1)] {
      let animation = CABasicAnimation(keyPath: path)
      animation.toValue = value
      animation.duration = 1
      stage.add(animation, to: layer)
    }
    let expected = CATransform3DRotate(CATransform3DMakeScale(2, 2, 2), 0.5, 0, 0, 1)
    #expect(layer.evaluatedState(at: 0.5).transform.isNear(expected))
  }
}
