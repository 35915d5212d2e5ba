import QuartzCore
import TestSupport
import Testing

@Suite("Keyframe animations") @MainActor struct KeyframeAnimationTests {
  private static let places = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  private func track(
    _ values: [Double] = [0, 1, 0.5, 0.7],
    at times: [Double] = places,
    _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> [Double] {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = values
    animation.duration = 1
    change(animation)
    stage.add(animation, to: layer)
    return stage.values(layer, at: times) { [Double($0.zPosition)] }
  }

  @Test(.spec("U-87", "U-88", "U-89", "U-90", "U-91")) func `values follow in their modes`() {
    let keyTimes: [NSNumber] = [0, 0.1, 0.6, 1]
    SpecCase("U-87").expect(track())
    SpecCase("U-88").expect(track { $0.keyTimes = keyTimes })
    SpecCase("U-89").expect(track { $0.calculationMode = .discrete })
    SpecCase("U-90").expect(
      track {
        $0.calculationMode = .discrete
        $0.keyTimes = keyTimes
      }
    )
    SpecCase("U-91").expect(track { $0.calculationMode = .paced })
  }

  @Test func `transforms that add up run more often than can be counted`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CAKeyframeAnimation(keyPath: "transform")
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.values = [CATransform3DIdentity, turn]
    (animation.duration, animation.repeatCount, animation.isCumulative) = (1e-30, .infinity, true)
    stage.add(animation, to: layer)
    // They are multiplied a multiple of four times: whole turns.
    let places = stage.values(layer, at: [1]) {
      [Double($0.transform.m11), Double($0.transform.m22)]
    }
    #expect(places.allSatisfy { abs($0) <= 1 })
  }

  @Test(.spec("U-92", "U-93", "U-95")) func `smooth curves pass as measured`() {
    SpecCase("U-92").expect(track { $0.calculationMode = .cubic })
    SpecCase("U-93").expect(
      track {
        $0.calculationMode = .cubic
        $0.keyTimes = [0, 0.1, 0.6, 1]
      }
    )
    SpecCase("U-95").expect(track([0, 10, 10], at: [0.75]) { $0.calculationMode = .cubic })
  }

  @Test(.spec("U-94")) func `discrete values take one more time than values`() {
    let values = track([0, 1, 0.3], at: [0.1, 0.35, 0.65, 0.95]) {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.3, 0.6, 1]
    }
    SpecCase("U-94").expect(values)
  }

  @Test func `too few key times cut the values off`() {
    let values = track(at: [0.25, 0.75, 1]) { $0.keyTimes = [0, 0.5, 1] }
    #expect(values == [0.5, 0.75, 0.5])
  }

  @Test func `segments have a pace of their own`() {
    let values = track([0, 1, 2], at: [0.125, 0.625]) {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }
    #expect(abs(values[0] - 0.0934646507) < 1e-6)
    #expect(values[1] == 1.25)
  }

  @Test func `one value has no effect`() {
    #expect(track([3], at: [0.5]) == [0])
  }

  @Test func `colours, matrices and additive values work`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let colors = CAKeyframeAnimation(keyPath: "backgroundColor")
    colors.values = [CGColor.black, CGColor.white, CGColor.black]
    colors.duration = 1
    stage.add(colors, to: layer)
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.isAdditive = true
    shake.duration = 1
    stage.add(shake, to: layer)
    let turn = CAKeyframeAnimation(keyPath: "sublayerTransform")
    turn.values = [CATransform3DIdentity, NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))]
    turn.duration = 1
    stage.add(turn, to: layer)
    let state = layer.evaluatedState(at: 0.5)
    #expect(state.backgroundColor?.rgba == SIMD4(1, 1, 1, 1))
    #expect(state.transform.isNear(CATransform3DIdentity))
    #expect(state.sublayerTransform.m11 == 2)
    let early = layer.evaluatedState(at: 1.0 / 6).transform.m41
    #expect(abs(early - 5) < 1e-9)
  }

  // MARK: - Paths

  private func path() -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addCurve(
      to: CGPoint(x: 200, y: 100),
      control1: CGPoint(x: 150, y: 0),
      control2: CGPoint(x: 200, y: 50)
    )
    return path
  }

  private func places(
    at times: [Double],
    _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> [LayerState] {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path()
    animation.duration = 1
    change(animation)
    stage.add(animation, to: layer)
    return times.map { layer.evaluatedState(at: $0) }
  }

  @Test(.spec("U-96", "U-97")) func `a path takes equal time for each piece`() {
    SpecCase("U-96").expect(places(at: [0.25, 0.6, 0.75, 0.9]).flatMap(\.position.numbers))
    SpecCase("U-97").expect(
      places(at: [0.1, 0.25, 0.6]) { $0.keyTimes = [0, 0.2, 1] }.flatMap(\.position.numbers)
    )
  }

  @Test func `a paced path is followed at even speed`() {
    let times = stride(from: 0, through: 1.0001, by: 0.02).map { min($0, 1) }
    let points = places(at: times) { $0.calculationMode = .paced }.map(\.position)
    let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / CGFloat(steps.count)
    #expect(steps.allSatisfy { abs($0 - mean) < mean * 0.01 })
  }

  @Test func `a layer turns along the path`() {
    let turned = places(at: [0.25, 1]) { $0.rotationMode = .rotateAuto }
    #expect(turned[0].transform.isNear(CATransform3DIdentity))
    #expect(turned[1].transform.isNear(CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    let reversed = places(at: [0.25]) { $0.rotationMode = .rotateAutoReverse }
    #expect(reversed[0].transform.isNear(CATransform3DMakeRotation(.pi, 0, 0, 1)))
  }

  @Test func `a discrete path jumps from point to point`() {
    let points = places(at: [0.25, 0.75]) { $0.calculationMode = .discrete }.map(\.position)
    #expect(points == [.zero, CGPoint(x: 100, y: 0)])
  }
}
