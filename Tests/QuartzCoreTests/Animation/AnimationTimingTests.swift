import QuartzCore
import TestSupport
import Testing

@Suite("Animation timing") @MainActor struct AnimationTimingTests {
  private func row(
    at times: [Double] = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5],
    duration: Double = 1,
    _ change: (CABasicAnimation) -> Void
  ) -> [Double] {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.still { layer.opacity = 0.5 }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    change(animation)
    stage.add(animation, to: layer)
    return stage.values(layer, at: times) { [Double($0.opacity)] }
  }

  @Test(.spec("U-60", "U-61", "U-62", "U-63", "U-64", "U-65", "U-66"))
  func `runs repeat, return, shift and wrap as measured`() {
    let bound = 1e-6
    SpecCase("U-60").expect(row { $0.autoreverses = true }, tolerance: bound)
    SpecCase("U-61").expect(row { $0.repeatCount = 2.5 }, tolerance: bound)
    SpecCase("U-62").expect(row { $0.repeatDuration = 1.7 }, tolerance: bound)
    SpecCase("U-63").expect(row { $0.speed = 2 }, tolerance: bound)
    SpecCase("U-64").expect(row { $0.timeOffset = 0.3 }, tolerance: bound)
    SpecCase("U-65").expect(row { $0.speed = -1 }, tolerance: bound)
    SpecCase("U-66").expect(row(duration: 0) { _ in }, tolerance: bound)
  }

  @Test(.spec("U-67", "U-68", "U-69", "U-70")) func `fill modes hold the ends`() {
    let modes: [(String, CAMediaTimingFillMode)] = [
      ("U-67", .removed), ("U-68", .forwards), ("U-69", .backwards), ("U-70", .both),
    ]
    for (number, mode) in modes {
      let values = row(at: [0, 0.5, 1, 1.5, 2.5]) {
        $0.beginTime = 1
        $0.fillMode = mode
        $0.isRemovedOnCompletion = false
      }
      SpecCase(number).expect(values, tolerance: 1e-6)
    }
  }

  @Test func `speed 0 shows the offset for ever`() {
    let values = row {
      $0.speed = 0
      $0.timeOffset = 0.25
    }
    #expect(values.allSatisfy { $0 == 0.25 })
  }

  @Test(.spec("U-108")) func `a group's children live in its time`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.still { layer.opacity = 0.5 }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.beginTime = 0.5
    fade.duration = 1
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    let group = CAAnimationGroup()
    group.animations = [fade, move]
    group.duration = 2
    stage.add(group, to: layer, forKey: "group")
    let values = stage.values(layer, at: [0.25, 0.5, 1, 1.4, 1.6]) {
      [Double($0.opacity), Double($0.position.x)]
    }
    SpecCase("U-108").expect(values, tolerance: 1e-6)
  }

  @Test func `a group cuts its children off and is a quarter second by itself`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 1
    let group = CAAnimationGroup()
    group.animations = [move]
    stage.add(group, to: layer)
    let values = stage.values(layer, at: [0.125, 0.25, 0.26]) { [Double($0.position.x)] }
    #expect(values == [12.5, 25, 0])
  }

  @Test func `a group's pace warps its children's time`() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    let group = CAAnimationGroup()
    group.animations = [move]
    group.duration = 1
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    stage.add(group, to: layer)
    let value = Double(layer.evaluatedState(at: 0.25).position.x)
    #expect(abs(value - 9.34646507) < 1e-6)
  }
}
