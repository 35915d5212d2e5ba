import QuartzCore
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Gestures under random touches") struct GestureFuzzTests {
  /// A generator whose numbers are the same in every run.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private final class Permissive: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private func recognizers(_ permissive: Permissive) -> [UIGestureRecognizer] {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let (edge, pan) = (UIScreenEdgePanGestureRecognizer(), UIPanGestureRecognizer())
    edge.edges = .left
    pan.require(toFail: edge)
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    pinch.delegate = permissive
    let (press, swipe) = (UILongPressGestureRecognizer(), UISwipeGestureRecognizer())
    press.delaysTouchesBegan = true
    return [single, double, edge, pan, pinch, rotation, press, swipe]
  }

  @Test func `given any touches, when all are over, then everybody is ready again`() {
    Fuzz.run("sequences of touches", 40, most: 5_000) { run($0) }
  }

  private func run(_ seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
    let stage = Stage()
    let permissive = Permissive()
    let outer = stage.shownView(CGRect(x: 0, y: 0, width: 400, height: 400))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    stage.turn { outer.addSubview(inner) }
    outer.isMultipleTouchEnabled = true
    inner.isMultipleTouchEnabled = true
    let all = recognizers(permissive)
    for recognizer in all { (dice.roll(2) == 0 ? outer : inner).addGestureRecognizer(recognizer) }
    var touches: [UITouch] = []
    for _ in 0..<60 {
      stage.advance(Double(dice.roll(20)) / 100)
      step(&touches, &dice, stage)
    }
    while !touches.isEmpty { lift(&touches, 0, .ended, stage) }
    stage.advance(2)
    let areReady = all.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 }
    #expect(areReady, "seed \(seed)")
    let delivery = stage.run { UIApplication.shared.touchDelivery }
    #expect(delivery.active.isEmpty, "seed \(seed)")
    #expect(delivery.isIdle, "seed \(seed)")
  }

  private func step(_ touches: inout [UITouch], _ dice: inout Dice, _ stage: Stage) {
    let point = CGPoint(x: dice.roll(400), y: dice.roll(400))
    switch dice.roll(5) {
    case 0 where touches.count < 3:
      let touch = stage.run {
        UITouch(location: point, in: stage.window, timestamp: CACurrentMediaTime())
      }
      touches.append(touch)
      send(touches, stage)
    case 1 where !touches.isEmpty:
      lift(&touches, dice.roll(touches.count), dice.roll(4) == 0 ? .cancelled : .ended, stage)
    default:
      guard !touches.isEmpty else { return }
      let moved = dice.roll(touches.count)
      for (index, touch) in touches.enumerated() {
        stage.run {
          touch.change(
            to: index == moved ? .moved : .stationary,
            location: index == moved ? point : nil,
            timestamp: CACurrentMediaTime()
          )
        }
      }
      send(touches, stage)
    }
  }

  private func lift(
    _ touches: inout [UITouch],
    _ index: Int,
    _ phase: UITouch.Phase,
    _ stage: Stage
  ) {
    for (place, touch) in touches.enumerated() {
      stage.run {
        touch.change(to: place == index ? phase : .stationary, timestamp: CACurrentMediaTime())
      }
    }
    send(touches, stage)
    touches.remove(at: index)
  }

  private func send(_ touches: [UITouch], _ stage: Stage) {
    stage.turn {
      UIApplication.shared.sendEvent(
        UIEvent(touches: Set(touches), timestamp: CACurrentMediaTime())
      )
    }
    for touch in touches where touch.phase == .began {
      stage.run { touch.change(to: .stationary, timestamp: CACurrentMediaTime()) }
    }
  }
}
