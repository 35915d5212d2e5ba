import QuartzCore
import TestSupport
import Testing

@Suite("Basic animations") @MainActor struct BasicAnimationTests {
  private func half(from: Any?, to: Any?, by: Any?) -> [Double] {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.still { layer.opacity = 0.5 }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    stage.add(animation, to: layer)
    return [Double(layer.evaluatedState(at: 0.5).opacity)]
  }

  @Test(.spec("U-77", "U-78", "U-79", "U-80", "U-81", "U-82"))
  func `missing ends are the model's value`() {
    let bound = 1e-6
    SpecCase("U-77").expect(half(from: 0.2, to: nil, by: nil), tolerance: bound)
    SpecCase("U-78").expect(half(from: nil, to: NSNumber(value: 0.8), by: nil), tolerance: bound)
    SpecCase("U-79").expect(half(from: nil, to: nil, by: Float(0.3)), tolerance: bound)
    SpecCase("U-80").expect(half(from: CGFloat(0.2), to: nil, by: 0.3), tolerance: bound)
    SpecCase("U-81").expect(half(from: nil, to: 0.9, by: 0.3), tolerance: bound)
    SpecCase("U-82").expect(half(from: nil, to: nil, by: nil), tolerance: bound)
  }

  @Test(.spec("U-83")) func `additive animations add up`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.still { layer.opacity = 0.5 }
    var values: [Double] = []
    for target in [0.2, 0.1] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = target
      animation.isAdditive = true
      animation.duration = 1
      stage.add(animation, to: layer)
      values.append(Double(layer.evaluatedState(at: 0.5).opacity))
    }
    SpecCase("U-83").expect(values, tolerance: 1e-6)
  }

  private func cumulative(
    _ times: [Double],
    _ change: (CABasicAnimation) -> Void
  ) -> [Double] {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.still { layer.position.x = 100 }
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.isCumulative = true
    animation.duration = 1
    change(animation)
    stage.add(animation, to: layer)
    return stage.values(layer, at: times) { [Double($0.position.x)] }
  }

  @Test(.spec("U-84", "U-85", "U-86")) func `cumulative runs go on from the last end`() {
    SpecCase("U-84").expect(
      cumulative([0.5, 1.5, 2.5]) {
        ($0.fromValue, $0.toValue, $0.repeatCount) = (0, 10, 3)
      }
    )
    SpecCase("U-85").expect(
      cumulative([0.5, 1.5, 2.5]) { ($0.byValue, $0.repeatCount) = (10, 3) }
    )
    SpecCase("U-86").expect(
      cumulative([2.5]) {
        ($0.fromValue, $0.toValue, $0.repeatCount) = (0, 10, 2)
        $0.autoreverses = true
      }
    )
  }

  @Test(.spec("U-106")) func `colours are mixed without multiplying by their opacity`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    animation.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    animation.duration = 1
    stage.add(animation, to: layer)
    let mixed = layer.evaluatedState(at: 0.5).backgroundColor?.rgba ?? .zero
    SpecCase("U-106").expect([mixed.x, mixed.y, mixed.z, mixed.w])
  }

  @Test func `a colour to or from nothing shows nothing`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.toValue = CGColor.black
    animation.duration = 1
    stage.add(animation, to: layer)
    #expect(layer.evaluatedState(at: 0.5).backgroundColor == nil)
  }

  @Test(.spec("U-107")) func `a switch is thrown as soon as it starts`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.fromValue = false
    animation.toValue = true
    animation.duration = 1
    stage.add(animation, to: layer)
    SpecCase("U-107").expect(that: layer.evaluatedState(at: 0.25).flags.contains(.isHidden))
    #expect(!layer.evaluatedState(at: 1.1).flags.contains(.isHidden))
  }

  @Test func `values may be boxed or bare`() {
    let stage = Stage()
    let pairs: [(String, Any, Any)] = [
      ("position", CGPoint(x: 2, y: 4), NSValue(cgPoint: CGPoint(x: 4, y: 8))),
      ("bounds.size", CGSize(width: 2, height: 4), NSValue(cgSize: CGSize(width: 4, height: 8))),
      (
        "bounds", CGRect(x: 0, y: 0, width: 2, height: 4),
        NSValue(cgRect: CGRect(x: 0, y: 0, width: 4, height: 8))
      ),
    ]
    for (keyPath, from, to) in pairs {
      let layer = stage.layer(CALayer())
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      animation.beginTime = stage.world.clock.now
      stage.add(animation, to: layer)
      let state = layer.evaluatedState(at: stage.world.clock.now + 0.5)
      let point =
        keyPath == "position"
        ? state.position : CGPoint(x: state.bounds.width, y: state.bounds.height)
      #expect(point == CGPoint(x: 3, y: 6), "\(keyPath)")
    }
    #expect(stage.world.issues.isEmpty)
  }

  @Test func `a wrong type has no effect and is reported`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.toValue = "red"
    animation.duration = 1
    stage.add(animation, to: layer)
    #expect(layer.evaluatedState(at: 0.5).backgroundColor == nil)
    #expect(stage.world.issues.count == 1)
  }

  @Test func `a frame cannot be animated`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "frame")
    animation.toValue = CGRect(x: 0, y: 0, width: 50, height: 50)
    animation.duration = 1
    stage.add(animation, to: layer, forKey: "frame")
    #expect(layer.evaluatedState(at: 0.5).bounds == .zero)
    #expect(stage.world.issues.count == 1)
  }

  @Test func `a value function makes a matrix`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let spin = CABasicAnimation(keyPath: "transform")
    spin.valueFunction = CAValueFunction(name: .rotateZ)
    spin.fromValue = 0
    spin.toValue = 2 * Double.pi
    spin.duration = 1
    stage.add(spin, to: layer)
    let expected = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(layer.evaluatedState(at: 0.5).transform.isNear(expected))
    let grow = CABasicAnimation(keyPath: "transform")
    grow.valueFunction = CAValueFunction(name: .scale)
    grow.fromValue = [1, 1, 1]
    grow.toValue = [3, 5, 1]
    grow.isAdditive = true
    grow.duration = 1
    stage.add(grow, to: layer)
    let both = CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), expected)
    #expect(layer.evaluatedState(at: 0.5).transform.isNear(both))
  }

  @Test func `additive matrices act before the model's`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let (old, new) = (
      CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(30, 0, 0)
    )
    stage.still { layer.transform = new }
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DConcat(old, CATransform3DInvert(new))
    animation.toValue = CATransform3DIdentity
    animation.isAdditive = true
    animation.duration = 1
    stage.add(animation, to: layer)
    #expect(layer.evaluatedState(at: 0).transform.isNear(old))
    #expect(layer.evaluatedState(at: 1).transform.isNear(new))
  }
}
