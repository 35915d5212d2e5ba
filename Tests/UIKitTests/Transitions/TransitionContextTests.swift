import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The transition context")
struct TransitionContextTests {
  @Test(.spec("U-157"))
  func `a transition that is never completed never ends`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, style: .forgetful)
    let (navigation, screens, _) = stage.navigation("A", animator: animator)
    let (b, c) = (stage.screen("B"), stage.screen("C"))
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(2)
    stage.perform { navigation.pushViewController(c, animated: true) }
    stage.run(2)
    let spec = SpecCase("U-157")
    spec.expect(that: screens[0].view.superview === b.view.superview)
    spec.expect(that: stage.isBlocked)
    spec.expect(that: !stage.log.appearance.contains("Did"))
    spec.expect(that: navigation.transitionCoordinator != nil)
    spec.expect(navigation.viewControllers, equals: [screens[0], b])
    stage.perform { animator.context?.completeTransition(true) }
    stage.run(1)
    #expect(navigation.viewControllers == [screens[0], b, c])
  }

  @Test(.spec("U-158"))
  func `a second completion is ignored and reported`() {
    let stage = TransitionStage()
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        context.completeTransition(true)
        context.completeTransition(false)
        context.completeTransition(true)
      }
    )
    let (navigation, screens, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(1)
    let spec = SpecCase("U-158")
    spec.expect(navigation.viewControllers, equals: [screens[0], b])
    spec.expect(stage.monitor.records.last?.completions, equals: 3)
    spec.expect(stage.world.issues.count, equals: 1)
    spec.expect(animator.ended, equals: [true])
    #expect(b.view.frame == stage.window.bounds)
  }

  @Test func `a transition may end within animateTransition`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, style: .instant)
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.perform {
      navigation.pushViewController(b, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        stage.log.add("alongside")
      }) { _ in stage.log.add("completion") }
    }
    let tail = stage.log.events.suffix(3)
    #expect(Array(tail) == ["nav.didShow(B)", "completion", "animationEnded(true)"])
    #expect(stage.log.events.contains("alongside"))
    #expect(!stage.isBlocked)
  }

  @Test(.spec("B-097"))
  func `completing a cancelled transition with true counts as cancelled and is reported`() {
    let spec = SpecCase("B-097")
    let stage = TransitionStage()
    var saved: (any UIViewControllerContextTransitioning)?
    let animator = TestAnimator(log: stage.log, style: .body { saved = $0 })
    let (navigation, screens, spy) = stage.navigation("A", "B", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform { navigation.popViewController(animated: true) }
    stage.perform { driver.cancel() }
    spec.expect(that: saved?.transitionWasCancelled == true)
    stage.perform { saved?.completeTransition(true) }
    spec.expect(that: navigation.viewControllers == screens)
    spec.expect(that: stage.world.issues.count == 1)
    spec.expect(that: animator.ended == [false])
  }

  @Test func `completing with false without an interaction takes the change back`() {
    let stage = TransitionStage()
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        context.completeTransition(false)
        #expect(!context.transitionWasCancelled)
      }
    )
    let (navigation, screens, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    #expect(navigation.viewControllers == screens)
    #expect(b.view.superview == nil)
    #expect(b.parent == nil)
    #expect(screens[0].view.window === stage.window)
  }

  @Test func `an animator that adds no view leaves it to the system`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, style: .body { $0.completeTransition(true) })
    let (navigation, screens, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    #expect(b.view.window === stage.window)
    #expect(screens[0].view.window == nil)
    let c = stage.screen("C")
    c.modalPresentationStyle = .fullScreen
    let spy = stage.modalSpy(animator: animator)
    c.transitioningDelegate = spy
    stage.perform { navigation.present(c, animated: true) }
    #expect(c.view.window === stage.window)
    stage.perform { navigation.dismiss(animated: true) }
    #expect(b.view.window === stage.window)
    #expect(stage.window.subviews == [navigation.view])
  }

  @Test func `what an animator adds to a navigation container stays, to a modal one it goes`() {
    let stage = TransitionStage()
    let extra = UIView()
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        context.containerView.addSubview(extra)
        context.completeTransition(true)
      }
    )
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    #expect(extra.window === stage.window)
    stage.perform { extra.removeFromSuperview() }
    let c = stage.screen("C")
    c.modalPresentationStyle = .custom
    let spy = stage.modalSpy(animator: animator)
    c.transitioningDelegate = spy
    stage.perform { navigation.present(c, animated: true) }
    #expect(extra.window === stage.window)
    spy.animator = nil
    stage.perform { navigation.dismiss(animated: true) }
    stage.run(1)
    #expect(extra.window == nil)
  }

  @Test func `a view that an animator transformed keeps its transform and its place`() {
    let stage = TransitionStage()
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        context.completeTransition(true)
      }
    )
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    #expect(b.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
    #expect(b.view.bounds.size == stage.window.bounds.size)
    #expect(b.view.center == CGPoint(x: 195, y: 422))
  }

  @Test func `touches are kept away while a transition runs, but not from an interactive one`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (navigation, _, spy) = stage.navigation("A", animator: animator)
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    #expect(stage.isBlocked)
    stage.run(1)
    #expect(!stage.isBlocked)
    spy.interactor = UIPercentDrivenInteractiveTransition()
    stage.perform { navigation.popViewController(animated: true) }
    #expect(!stage.isBlocked)
  }

  @Test func `recordings hear of every step`() {
    let stage = TransitionStage()
    let (navigation, _, _) = stage.navigation("A", animator: TestAnimator(log: stage.log))
    var notes: [String] = []
    stage.world.recorder = { event, name in notes.append("\(name).\(event)") }
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.run(1)
    let wanted = [
      "UINavigationController.animationControllerFor", "A.viewWillDisappear", "B.viewWillAppear",
      "UINavigationController.willShow", "TestAnimator.animateTransition", "B.viewIsAppearing",
      "TestAnimator.completeTransition", "A.viewDidDisappear", "B.viewDidAppear",
      "UINavigationController.didShow", "TestAnimator.animationEnded",
    ]
    #expect(notes.filter { wanted.contains($0) } == wanted)
    let record = stage.monitor.records.last
    #expect(record?.kind == .push)
    #expect(record?.outcome == .finished)
    #expect(record?.completions == 1)
    #expect(stage.monitor.running.isEmpty)
  }
}
