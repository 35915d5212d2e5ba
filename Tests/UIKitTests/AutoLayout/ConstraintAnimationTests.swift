import QuartzCore
import Testing
import UIKit

@Suite("Animated constraints") @MainActor struct ConstraintAnimationTests {
  private let stage = Stage(width: 320, height: 480)

  private func make() -> (root: UIView, view: UIView, left: NSLayoutConstraint) {
    let root = stage.shownView(CGRect(x: 0, y: 0, width: 300, height: 300))
    return stage.turn {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      return (root, view, left)
    }
  }

  private func shownX(_ view: UIView) -> CGFloat? {
    stage.run { view.layer.presentation()?.frame.minX }
  }

  @Test func `given a changed constant, when a block lays out, then the change is animated`() {
    let (root, view, left) = make()
    stage.turn {
      left.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    }
    #expect(view.frame.minX == 100)
    stage.advance(0.5)
    #expect(abs((shownX(view) ?? 0) - 50) < 1)
    stage.advance(0.6)
    #expect(shownX(view) == 100)
  }

  @Test func `given a changed constant, when nothing lays out in the block, then it jumps`() {
    let (_, view, left) = make()
    stage.turn {
      UIView.animate(withDuration: 1) { left.constant = 100 }
    }
    #expect(view.frame.minX == 100)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `given a property animator, when it is reversed, then the view goes back`() {
    let (root, view, left) = make()
    let animator = stage.turn {
      left.constant = 100
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { root.layoutIfNeeded() }
      animator.startAnimation()
      return animator
    }
    stage.advance(0.5)
    #expect(abs((shownX(view) ?? 0) - 50) < 1)
    stage.run {
      animator.isReversed = true
      animator.addCompletion { position in left.constant = position == .start ? 0 : 100 }
    }
    stage.advance(0.25)
    #expect(abs((shownX(view) ?? 0) - 25) < 2)
    stage.advance(0.5)
    #expect(view.frame.minX == 0)
    #expect(shownX(view) == 0)
  }

  @Test func `given a paused animator, when it is scrubbed, then the view follows`() {
    let (root, view, left) = make()
    let animator = stage.turn {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        left.constant = 100
        root.layoutIfNeeded()
      }
      animator.fractionComplete = 0.25
      return animator
    }
    #expect(abs((shownX(view) ?? 0) - 25) < 1)
    stage.turn { animator.fractionComplete = 0.75 }
    #expect(abs((shownX(view) ?? 0) - 75) < 1)
    stage.turn {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    #expect(view.frame.minX == 100)
  }

  @Test func `given a size that is animated, then subviews move along`() {
    let (_, view, left) = make()
    let inner = UIView()
    let height = view.constraints.first { $0.firstAttribute == .height }
    stage.turn {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.leftAnchor.constraint(equalTo: view.leftAnchor),
        inner.widthAnchor.constraint(equalTo: view.widthAnchor),
        inner.heightAnchor.constraint(equalToConstant: 5),
      ])
    }
    stage.turn {
      left.constant = 1
      height?.constant = 120
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
    }
    stage.advance(0.5)
    let y = stage.run { inner.layer.presentation()?.frame.minY } ?? 0
    #expect(abs(y - 65) < 1)
    #expect(inner.frame.minY == 115)
  }
}
