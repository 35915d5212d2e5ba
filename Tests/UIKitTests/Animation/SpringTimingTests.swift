import QuartzCore
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Springs of views") struct SpringTimingTests {
  private func spring(
    _ ratio: CGFloat,
    _ duration: TimeInterval,
    _ velocity: CGFloat = 0
  ) -> CASpringAnimation? {
    let stage = Stage()
    let view = stage.shownView()
    stage.run {
      UIView.animate(
        withDuration: duration,
        delay: 0,
        usingSpringWithDamping: ratio,
        initialSpringVelocity: velocity
      ) {
        view.center.x += 100
      }
    }
    return view.layer.animation(forKey: "position") as? CASpringAnimation
  }

  @Test(.spec("U-56"))
  func `given a damping ratio, when a block springs, then the stiffness is fitted`() {
    let cases: [(CGFloat, TimeInterval)] = [
      (0.35, 1), (0.6, 0.8), (0.1, 1), (0.5, 1), (0.8, 1), (0.5, 0.3), (0.5, 2), (1, 1),
    ]
    SpecCase("U-56").expect(cases.map { Double(spring($0.0, $0.1)?.stiffness ?? .nan) })
  }

  @Test(.spec("U-57"))
  func `given a velocity as well, when a block springs, then the stiffness is fitted`() {
    let cases: [(CGFloat, TimeInterval, CGFloat)] = [
      (0.5, 1, 0.25), (0.5, 1, 1), (0.5, 1, 1.5), (0.5, 1, -2), (1, 1, 1),
    ]
    SpecCase("U-57").expect(cases.map { Double(spring($0.0, $0.1, $0.2)?.stiffness ?? .nan) })
  }

  @Test(.spec("U-58"))
  func `given a spring in flight, when it is sampled, then it overshoots as computed`() {
    let stage = Stage()
    let view = stage.shownView()
    let start = view.center.x
    stage.turn {
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0
      ) {
        view.center.x += 100
      }
    }
    let animation = view.layer.animation(forKey: "position") as? CASpringAnimation
    let samples = (1...3).map { _ in
      stage.advance(0.1)
      return Double(((view.layer.presentation()?.position.x ?? .nan) - start) / 100)
    }
    SpecCase("U-58").expect(
      [Double(animation?.stiffness ?? .nan), Double(animation?.damping ?? .nan)] + samples
    )
  }

  @Test(.spec("U-132"))
  func `given the defaults of springDuration, when a block springs, then it settles in 0.8 s`() {
    let stage = Stage()
    let view = stage.shownView()
    stage.run { UIView.animate { view.center.x += 100 } }
    let animation = view.layer.animation(forKey: "position") as? CASpringAnimation
    SpecCase("U-132").expect([
      Double(animation?.stiffness ?? .nan), Double(animation?.damping ?? .nan),
      animation?.duration ?? .nan,
    ])
  }

  @Test(arguments: [0.3, 0.55, 0.9])
  func `given a fitted spring, when the duration ends, then its envelope is a thousandth`(
    ratio: Double
  ) {
    let spring = SpringTiming(
      dampingRatio: CGFloat(ratio),
      duration: 0.7,
      velocity: CGVector(dx: 0.4, dy: 0.4)
    )
    let omega = Double(spring.stiffness).squareRoot()
    let root = (1 - ratio * ratio).squareRoot()
    let envelope = abs((ratio * omega - 0.4) / (omega * root)) * exp(-ratio * omega * 0.7)
    #expect(abs(envelope - 0.001) < 1e-9)
  }
}
