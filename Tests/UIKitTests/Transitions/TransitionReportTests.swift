import QuartzCore
import TestSupport
import Testing
import UIKit

/// Faults that people have reported of transitions elsewhere, each as a scene here.
@MainActor
@Suite("Reported faults")
struct TransitionReportTests {
  @Test(.spec("B-101"), arguments: [UIModalPresentationStyle.overFullScreen, .custom, .pageSheet])
  func `an animator that takes the presenter's view is put right`(
    style: UIModalPresentationStyle
  ) {
    let spec = SpecCase("B-101")
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    let thief = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.viewController(forKey: .to)?.view else { return }
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.2) {
          to.alpha = 0.9
        } completion: { _ in
          to.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    )
    b.modalPresentationStyle = style
    b.transitioningDelegate = stage.modalSpy(animator: thief)
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    stage.perform { b.dismiss(animated: true) }
    stage.run(1)
    spec.expect(that: stage.window.subviews == [a.view])
    spec.expect(that: stage.world.issues.count == 1)
  }

  @Test(.spec("B-105"))
  func `a cancelled dismissal leaves everything as it was, and a later one works`() {
    let spec = SpecCase("B-105")
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    let spy = stage.modalSpy(animator: TestAnimator(log: stage.log))
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = spy
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    let before = stage.window.subviews
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform { b.dismiss(animated: true) }
    stage.perform { driver.update(0.3) }
    stage.perform { driver.cancel() }
    stage.run(1)
    spec.expect(that: stage.window.subviews == before)
    spec.expect(that: a.view.superview == nil)
    spec.expect(that: b.view.window === stage.window)
    spec.expect(that: a.presentedViewController === b)
    spy.interactor = nil
    stage.perform { b.dismiss(animated: true) }
    stage.run(1)
    spec.expect(that: stage.window.subviews == [a.view])
  }

  @Test(.spec("B-109"))
  func `a context that is removed comes back to its own parent`() {
    let spec = SpecCase("B-109")
    let stage = TransitionStage()
    let (outer, inner, b) = (stage.screen("O"), stage.screen("I"), stage.screen("B"))
    stage.show(outer)
    let frame = CGRect(x: 20, y: 40, width: 200, height: 300)
    stage.perform {
      outer.addChild(inner)
      inner.view.frame = frame
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      inner.definesPresentationContext = true
    }
    b.modalPresentationStyle = .currentContext
    stage.perform { inner.present(b, animated: true) }
    stage.run(1)
    spec.expect(that: inner.view.superview == nil)
    spec.expect(that: b.presentationController?.containerView?.frame == frame)
    stage.perform { b.dismiss(animated: true) }
    stage.run(1)
    spec.expect(that: inner.view.superview === outer.view)
    spec.expect(that: inner.view.frame == frame)
  }

  @Test(.spec("B-111"))
  func `a card under a full screen comes back as a card`() {
    let spec = SpecCase("B-111")
    let stage = TransitionStage()
    let (a, card, full) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    stage.show(a)
    stage.perform { a.present(card, animated: false) }
    let frame = card.view.frame
    spec.expect(that: frame.minY > 0 && card.view.layer.cornerRadius == 10)
    full.modalPresentationStyle = .fullScreen
    stage.perform { card.present(full, animated: true) }
    stage.run(1)
    stage.perform { full.dismiss(animated: true) }
    spec.expect(that: card.view.frame == frame)
    stage.run(1)
    spec.expect(that: card.view.frame == frame)
    spec.expect(that: card.view.window === stage.window)
  }

  @Test(.spec("B-115", "B-081"), arguments: [true, false])
  func `the rest of a modal transition runs and does not snap`(finishes: Bool) {
    let spec = SpecCase("B-115")
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    let spy = stage.modalSpy(animator: TestAnimator(log: stage.log, duration: 1))
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = spy
    stage.perform { a.present(b, animated: true) }
    stage.perform { driver.update(0.4) }
    stage.perform { if finishes { driver.finish() } else { driver.cancel() } }
    stage.run(0.3)
    let progress = 1 - stage.shownFrame(of: b.view).minX / 390
    spec.expect(that: abs(progress - (finishes ? 0.7 : 0.1)) < 0.001)
    stage.run(0.31)
    spec.expect(that: stage.monitor.running.isEmpty)
    spec.expect(that: (a.presentedViewController != nil) == finishes)
    SpecCase("B-081").expect(that: (a.presentedViewController != nil) == finishes)
  }

  @Test(.spec("B-117"))
  func `other animations neither hold a transition up nor are held up`() {
    let spec = SpecCase("B-117")
    let stage = TransitionStage()
    let (navigation, _, spy) = stage.navigation("A", "B", animator: TestAnimator(log: stage.log))
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.perform { navigation.view.addSubview(other) }
    let start = stage.world.clock.now
    var end: TimeInterval = 0
    stage.perform {
      UIView.animate(withDuration: 1) {
        other.alpha = 0.5
      } completion: { finished in
        if finished { end = stage.world.clock.now }
      }
      navigation.popViewController(animated: true)
    }
    stage.perform { driver.update(0.5) }
    stage.run(0.1)
    stage.perform { driver.finish() }
    stage.run(0.3)
    spec.expect(that: navigation.transitionCoordinator == nil)
    stage.run(1)
    spec.expect(that: abs(end - start - 1) < 0.01)
  }

  @Test(.spec("B-119"), arguments: [0, 0.001, 0.5, 0.999, 1], [true, false])
  func `a release at any place ends the transition once`(percent: Double, finishes: Bool) {
    let spec = SpecCase("B-119")
    let stage = TransitionStage()
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.1, delay: 0.3) {
          to.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    )
    let (navigation, _, spy) = stage.navigation("A", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.perform { driver.update(percent) }
    stage.perform { if finishes { driver.finish() } else { driver.cancel() } }
    stage.run(0.5)
    spec.expect(that: animator.ended == [finishes])
    spec.expect(that: stage.monitor.records.last?.completions == 1)
  }

  @Test(.spec("B-125"))
  func `a mask that is forgotten after a cancel is taken away`() {
    let spec = SpecCase("B-125")
    let stage = TransitionStage()
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: to.bounds, transform: nil)
        to.layer.mask = mask
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          if !context.transitionWasCancelled { to.layer.mask = nil }
          context.completeTransition(!context.transitionWasCancelled)
        }
        let grow = CABasicAnimation(keyPath: "opacity")
        grow.fromValue = 0
        grow.duration = 0.4
        mask.add(grow, forKey: "grow")
        CATransaction.commit()
      }
    )
    let (navigation, screens, spy) = stage.navigation("A", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.perform { driver.update(0.5) }
    stage.perform { driver.cancel() }
    stage.run(1)
    spec.expect(that: b.view.layer.mask == nil && screens[0].view.layer.mask == nil)
    spy.interactor = nil
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(1)
    spec.expect(that: b.view.layer.mask == nil)
    spec.expect(that: b.view.window === stage.window)
  }

  @Test(.spec("B-127"))
  func `a held transition stays where it is, and goes on without a jump`() {
    let spec = SpecCase("B-127")
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, duration: 1)
    let (navigation, _, spy) = stage.navigation("A", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.perform { driver.update(0.5) }
    let before = stage.shownFrame(of: b.view).minX
    stage.run(2)
    stage.perform { driver.update(0.5) }
    spec.expect(that: abs(stage.shownFrame(of: b.view).minX - before) < 1e-6)
    stage.perform { driver.finish() }
    stage.run(0.01)
    spec.expect(that: abs(before - stage.shownFrame(of: b.view).minX - 3.9) < 1e-6)
  }

  @Test(
    .spec("B-155"),
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom, .currentContext,
    ]
  )
  func `a window that is resized under a modal resizes the presenter`(
    style: UIModalPresentationStyle
  ) {
    let spec = SpecCase("B-155")
    let stage = TransitionStage()
    let a = stage.world.perform { SizeController() }
    let b = stage.world.perform { SizeController() }
    stage.show(a)
    b.modalPresentationStyle = style
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    let size = CGSize(width: 844, height: 390)
    stage.perform { stage.window.frame = CGRect(origin: .zero, size: size) }
    spec.expect(that: a.sizes == [size] && b.sizes == [size])
    stage.perform { a.dismiss(animated: true) }
    spec.expect(that: a.view.bounds.size == size)
    stage.run(1)
    spec.expect(that: a.view.frame == stage.window.bounds)
  }

  @Test(.spec("B-165"))
  func `changes in one turn end as if they were made one after the other`() {
    let spec = SpecCase("B-165")
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let x = stage.screen("X")
    stage.perform {
      navigation.pushViewController(stage.screen("B"), animated: true)
      navigation.popToRootViewController(animated: false)
      navigation.pushViewController(x, animated: true)
    }
    stage.run(3)
    spec.expect(that: navigation.viewControllers == [screens[0], x])
    spec.expect(that: navigation.navigationBar.items?.count == 2)
    spec.expect(that: navigation.navigationBar.topItem === x.navigationItem)
    spec.expect(that: x.view.window === stage.window)
  }

  @Test(.spec("B-181"))
  func `a transition that waits for a finger says so`() {
    let spec = SpecCase("B-181")
    let stage = TransitionStage()
    let (navigation, _, spy) = stage.navigation("A", animator: TestAnimator(log: stage.log))
    spy.interactor = UIPercentDrivenInteractiveTransition()
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.run(1.9)
    spec.expect(that: stage.world.issues.isEmpty)
    stage.run(0.2)
    spec.expect(
      that: stage.world.issues.first?.message.contains("waits for its interaction") == true
    )
  }

  @Test func `a finger that rests at the start is not waited for`() {
    let stage = TransitionStage()
    let (navigation, _, spy) = stage.navigation("A", animator: TestAnimator(log: stage.log))
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.perform { driver.update(0) }
    stage.run(3)
    #expect(stage.world.issues.isEmpty)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
  }

  @Test(.spec("B-179"))
  func `chained animations do not begin while the first is held`() {
    let spec = SpecCase("B-179")
    let stage = TransitionStage()
    var steps: [String] = []
    let animator = TestAnimator(
      log: stage.log,
      duration: 1,
      style: .body { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          to.transform = CGAffineTransform(translationX: 100, y: 0)
        } completion: { _ in
          steps.append("first")
          UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            to.transform = .identity
          } completion: { _ in
            steps.append("second")
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
      }
    )
    let (navigation, _, spy) = stage.navigation("A", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.perform { driver.update(0.4) }
    stage.run(1)
    spec.expect(that: steps.isEmpty)
    stage.perform { driver.finish() }
    stage.run(0.59)
    spec.expect(that: steps == ["first"])
    stage.run(0.03)
    spec.expect(that: steps == ["first", "second"])
    spec.expect(that: navigation.transitionCoordinator == nil)
  }

  @Test func `a chained animation is undone by a cancel`() {
    let stage = TransitionStage()
    let animator = TestAnimator(
      log: stage.log,
      duration: 0.6,
      style: .body { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.3) {
          to.alpha = 0.5
        } completion: { _ in
          UIView.animate(withDuration: 0.3) {
            to.alpha = 0.2
          } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
      }
    )
    let (navigation, screens, spy) = stage.navigation("A", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.perform { driver.update(0.3) }
    stage.perform { driver.cancel() }
    stage.run(1)
    #expect(animator.ended == [false])
    #expect(navigation.viewControllers == screens)
    #expect(b.view.alpha == 1)
  }
}

private final class SizeController: UIViewController {
  var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
