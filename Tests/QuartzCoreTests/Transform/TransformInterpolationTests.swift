import QuartzCore
import TestSupport
import Testing

@Suite("Transform interpolation") @MainActor struct TransformInterpolationTests {
  private func value(
    _ from: CATransform3D,
    _ to: CATransform3D,
    at fraction: Double
  ) -> CATransform3D {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = from
    animation.toValue = NSValue(caTransform3D: to)
    animation.duration = 1
    stage.add(animation, to: layer)
    return layer.evaluatedState(at: fraction).transform
  }

  private func plane(_ t: CATransform3D) -> [Double] {
    [t.m11, t.m12, t.m21, t.m22].map { Double($0) }
  }

  private let unit = CATransform3DIdentity

  @Test(.spec("U-98", "U-99", "U-100", "U-101"))
  func `turns and mirrors go the way of the plane`() {
    func turned(_ degrees: Double) -> CATransform3D {
      CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
    }
    SpecCase("U-98").expect(plane(value(unit, CATransform3DMakeScale(-1, 1, 1), at: 0.25)))
    SpecCase("U-99").expect(plane(value(unit, turned(180), at: 0.25)))
    SpecCase("U-100").expect(plane(value(unit, turned(170), at: 0.25)))
    SpecCase("U-101").expect(plane(value(unit, turned(270), at: 0.25)))
  }

  @Test(.spec("U-102")) func `scale, turn and move are mixed apart`() {
    let to = CATransform3DConcat(
      CATransform3DMakeRotation(1, 0, 0, 1),
      CATransform3DMakeTranslation(40, 0, 0)
    )
    let t = value(CATransform3DMakeScale(2, 1, 1), to, at: 0.25)
    SpecCase("U-102").expect(plane(t) + [Double(t.m41)])
  }

  @Test(.spec("U-103")) func `a turn in space goes along an arc`() {
    let t = value(unit, CATransform3DMakeRotation(1.2, 0, 1, 0), at: 0.25)
    SpecCase("U-103").expect([t.m11, t.m13, t.m31, t.m33].map { Double($0) })
  }

  @Test(.spec("U-104")) func `a shear is mixed`() {
    var sheared = unit
    sheared.m21 = 0.5
    let t = value(unit, sheared, at: 0.25)
    SpecCase("U-104").expect([Double(t.m21), Double(t.m22)])
  }

  @Test(.spec("U-105")) func `a full turn by its key path turns`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * CGFloat.pi
    animation.duration = 1
    stage.add(animation, to: layer)
    SpecCase("U-105").expect([Double(layer.evaluatedState(at: 0.5).transform.m11)])
    #expect(value(unit, CATransform3DMakeRotation(2 * .pi, 0, 0, 1), at: 0.5).isNear(unit))
  }

  @Test func `the ends are the two matrices`() {
    for seed in 0..<1_000 {
      var random = SeededGenerator(UInt64(seed))
      func matrix() -> CATransform3D {
        var t = CATransform3DMakeRotation(
          random.number(-3...3),
          random.number(-1...1),
          random.number(-1...1),
          random.number(-1...1)
        )
        t = CATransform3DScale(t, random.number(0.2...2), random.number(-2 ... -0.2), 1.5)
        t.m21 += random.number(-0.2...0.2)
        t.m34 = random.number(-0.003...0.003)
        (t.m41, t.m42) = (random.number(-9...9), random.number(-9...9))
        return t
      }
      let (a, b) = (matrix(), matrix())
      let mix = AnimationMixProbe.mix(a, b)
      #expect(mix(0).isNear(a, within: 1e-9))
      #expect(mix(1).isNear(b, within: 1e-9))
    }
  }

  @Test func `perspective is kept on the way`() {
    var from = CATransform3DIdentity
    from.m34 = -1 / 500
    let to = CATransform3DRotate(from, 1.2, 0, 1, 0)
    let middle = value(from, to, at: 0.5)
    let expected = CATransform3DRotate(from, 0.6, 0, 1, 0)
    #expect(middle.isNear(expected, within: 1e-12))
  }

  @Test func `a singular matrix is mixed number by number`() {
    let zero = CATransform3DMakeScale(0, 0, 1)
    #expect(value(zero, unit, at: 0.25).isNear(CATransform3DMakeScale(0.25, 0.25, 1)))
  }
}
