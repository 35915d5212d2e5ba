import QuartzCore
import TestSupport
import Testing
import UIKit

/// The ways in which animators are usually written; each must work unchanged.
@MainActor
@Suite("Animator idioms")
struct AnimatorIdiomTests {
  typealias Context = any UIViewControllerContextTransitioning

  /// Pushes B over A with an animator, and checks that B alone is left.
  private func push(
    _ numbers: String...,
    check middle: ((TransitionStage, TestScreen) -> Void)? = nil,
    _ body: @escaping (Context) -> Void
  ) {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, style: .body(body))
    let (navigation, screens, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    if let middle {
      stage.run(0.2)
      middle(stage, b)
    }
    stage.run(2)
    for spec in numbers.map(SpecCase.init) {
      spec.expect(that: navigation.transitionCoordinator == nil)
      spec.expect(that: animator.ended == [true])
      spec.expect(that: b.view.window === stage.window)
      spec.expect(that: b.view.frame == stage.window.bounds)
      spec.expect(that: screens[0].view.superview == nil)
      spec.expect(that: !stage.isBlocked)
      spec.expect(that: stage.world.issues.isEmpty)
    }
  }

  @Test(.spec("D16-2"))
  func `views faded in`() {
    let middle = { (stage: TransitionStage, screen: TestScreen) in
      let opacity = stage.world.perform { screen.view.layer.presentation()?.opacity ?? 0 }
      #expect(abs(opacity - 0.5) < 0.01)
    }
    push("D16-2", check: middle) { context in
      guard let to = context.view(forKey: .to) else { return }
      to.frame = context.containerView.bounds
      to.alpha = 0
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(.spec("D16-4"))
  func `views turned about an edge in perspective`() {
    push("D16-4") { context in
      guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
        return
      }
      context.containerView.layer.sublayerTransform.m34 = -1 / 500
      context.containerView.addSubview(to)
      to.frame = context.containerView.bounds
      to.layer.isDoubleSided = false
      from.layer.isDoubleSided = false
      to.layer.transform = CATransform3DMakeRotation(-.pi, 0, 1, 0)
      UIView.animate(withDuration: 0.4) {
        to.layer.transform = CATransform3DIdentity
        from.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      } completion: { _ in
        from.layer.transform = CATransform3DIdentity
        context.containerView.layer.sublayerTransform = CATransform3DIdentity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(.spec("D16-6"))
  func `a circle that grows as a mask`() {
    let ends = MaskEnds()
    push("D16-6") { context in
      guard let to = context.view(forKey: .to) else { return }
      to.frame = context.containerView.bounds
      context.containerView.addSubview(to)
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: to.bounds.insetBy(dx: -500, dy: -500), transform: nil)
      to.layer.mask = mask
      let grow = CABasicAnimation(keyPath: "path")
      grow.fromValue = CGPath(
        ellipseIn: CGRect(x: 190, y: 400, width: 10, height: 10),
        transform: nil
      )
      grow.toValue = mask.path
      grow.duration = 0.4
      ends.action = {
        to.layer.mask = nil
        context.completeTransition(!context.transitionWasCancelled)
      }
      grow.delegate = ends
      mask.add(grow, forKey: "path")
    }
  }

  @Test(.spec("D16-7"))
  func `a transaction whose completion ends the transition`() {
    push("D16-7") { context in
      guard let to = context.view(forKey: .to) else { return }
      to.frame = context.containerView.bounds
      context.containerView.addSubview(to)
      CATransaction.begin()
      CATransaction.setCompletionBlock { context.completeTransition(true) }
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 600
      move.duration = 0.4
      to.layer.add(move, forKey: "move")
      CATransaction.commit()
    }
  }

  @Test(.spec("D16-8", "D16-9"))
  func `springs and keyframes`() {
    push("D16-8", "D16-9") { context in
      guard let to = context.view(forKey: .to) else { return }
      let frame = context.containerView.bounds
      to.frame = frame.offsetBy(dx: 0, dy: frame.height)
      context.containerView.addSubview(to)
      UIView.animate(
        withDuration: 0.5,
        delay: 0.1,
        usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0
      ) {
        to.frame = frame
      } completion: { _ in
        UIView.animateKeyframes(
          withDuration: 0.4,
          delay: 0,
          options: .calculationModeCubic
        ) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            to.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            to.transform = .identity
          }
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
  }

  @Test(.spec("D16-10"))
  func `a system transition that swaps the views`() {
    push("D16-10") { context in
      guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
        return
      }
      to.frame = context.containerView.bounds
      UIView.transition(
        from: from,
        to: to,
        duration: 0.4,
        options: .transitionFlipFromRight
      ) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(.spec("D16-18"))
  func `the controllers' views instead of the context's`() {
    push("D16-18") { context in
      guard let to = context.viewController(forKey: .to),
        let from = context.viewController(forKey: .from)
      else { return }
      to.view.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(to.view, aboveSubview: from.view)
      to.view.transform = CGAffineTransform(translationX: 390, y: 0)
      UIView.animate(withDuration: 0.3) {
        to.view.transform = .identity
      } completion: { finished in
        context.completeTransition(finished)
      }
    }
  }

  @Test(.spec("D16-16"))
  func `layer animations that stay until they are removed by key`() {
    push("D16-16") { context in
      guard let to = context.view(forKey: .to) else { return }
      to.frame = context.containerView.bounds
      context.containerView.addSubview(to)
      let group = CAAnimationGroup()
      let move = CABasicAnimation(keyPath: "position.y")
      move.fromValue = 900
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      group.animations = [move, fade]
      group.duration = 0.4
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        to.layer.removeAnimation(forKey: "group")
        context.completeTransition(true)
      }
      to.layer.add(group, forKey: "group")
      CATransaction.commit()
    }
  }

  @Test(.spec("D16-3"))
  func `snapshots that fly while the originals are hidden`() {
    push("D16-3") { context in
      guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
        return
      }
      let container = context.containerView
      to.frame = container.bounds
      container.addSubview(to)
      to.layoutIfNeeded()
      let copy = from.snapshotView(afterScreenUpdates: false) ?? UIView()
      copy.frame = from.convert(from.bounds, to: container)
      container.addSubview(copy)
      from.isHidden = true
      UIView.animate(withDuration: 0.4) {
        copy.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
      } completion: { _ in
        from.isHidden = false
        copy.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(.spec("D16-15"))
  func `a drawer that pushes the presenter aside`() {
    let spec = SpecCase("D16-15")
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    let spy = stage.modalSpy(animator: TestAnimator(log: stage.log))
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = spy
    stage.perform {
      a.present(b, animated: true)
      b.transitionCoordinator?.animate(alongsideTransition: { context in
        context.viewController(forKey: .from)?.view.transform =
          CGAffineTransform(translationX: 200, y: 0)
      })
    }
    stage.run(0.2)
    spec.expect(that: abs(stage.shownFrame(of: a.view).minX - 100) < 1e-6)
    stage.run(1)
    spec.expect(that: a.view.transform.tx == 200)
    spec.expect(that: a.view.window === stage.window)
  }
}

/// Does something when an animation ends.
private final class MaskEnds: NSObject, CAAnimationDelegate {
  var action: (() -> Void)?

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    action?()
  }
}
