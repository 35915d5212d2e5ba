import QuartzCore
import TestSupport
import Testing

@Suite("Determinism") @MainActor struct DeterminismTests {
  private static let paths = [
    "position", "opacity", "transform.rotation.z", "bounds.size", "cornerRadius", "position.x",
    "transform.scale", "shadowRadius",
  ]

  /// Makes a layer with random animations and returns what it shows at some times, in an order.
  private func run(_ seed: Int, isBackwards: Bool) -> [[Double]] {
    var random = SeededGenerator(UInt64(seed))
    let stage = Stage()
    let layer = stage.layer(CALayer())
    for _ in 0..<5 {
      let path = Self.paths[Int.random(in: 0..<Self.paths.count, using: &random)]
      let animation = CABasicAnimation(keyPath: path)
      let isPair = path == "position" || path == "bounds.size"
      let (a, b) = (random.number(0...9), random.number(0...9))
      animation.fromValue = isPair ? CGPoint(x: a, y: b) : a
      if random.number(0...1) < 0.7 { animation.toValue = isPair ? CGPoint(x: b, y: a) : b }
      animation.isAdditive = random.number(0...1) < 0.3
      animation.duration = random.number(0.1...2)
      animation.repeatCount = Float(random.number(0...3))
      animation.autoreverses = random.number(0...1) < 0.5
      animation.speed = Float(random.number(0.5...2))
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animation.fillMode = .both
      stage.world.perform { layer.add(animation, forKey: nil) }
    }
    stage.world.tick()
    let times = (0..<20).map { Double($0) * 0.17 }
    let rows = (isBackwards ? times.reversed() : times).map { time -> [Double] in
      let state = layer.evaluatedState(at: time)
      return state.transform.numbers + state.bounds.numbers + state.position.numbers
        + [Double(state.opacity), Double(state.cornerRadius), Double(state.style.shadowRadius)]
    }
    return isBackwards ? rows.reversed() : rows
  }

  @Test func `any order of times gives the same values`() {
    for seed in 0..<1_000 {
      #expect(run(seed, isBackwards: false) == run(seed, isBackwards: true), "seed \(seed)")
    }
  }

  @Test func `ten thousand rounds leave no layer behind`() {
    let stage = Stage()
    weak var last: CALayer?
    var alive = 0
    for round in 0..<10_000 {
      let layer = Counted { alive -= 1 }
      alive += 1
      last = layer
      stage.still { stage.root.addSublayer(layer) }
      if round % 3 != 0 { stage.world.tick() }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 0.1
      stage.world.perform { layer.add(animation, forKey: "x") }
      if round % 2 == 0 { stage.world.advance(by: 0.01, step: 0.01) }
      stage.still { layer.removeFromSuperlayer() }
      stage.world.tick()
    }
    stage.world.tick()
    #expect(alive == 0)
    #expect(last == nil)
    #expect(stage.root.subtreeAnimationCount == 0)
  }

  /// Says when it is gone.
  private nonisolated final class Counted: CALayer {
    private let gone: () -> Void

    init(_ gone: @escaping () -> Void) {
      self.gone = gone
      super.init()
    }

    required init?(coder: NSCoder) {
      gone = {}
      super.init(coder: coder)
    }

    deinit {
      gone()
    }
  }
}
