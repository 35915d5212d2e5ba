import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The order of navigation callbacks")
struct NavigationOrderTests {
  private func expected(_ number: String) -> String {
    CaseFile.uikit[number]?.expectedText ?? ""
  }

  @Test(.spec("U-133"), arguments: [true, false])
  func `a push tells the old controller first`(animated: Bool) {
    let stage = TransitionStage()
    let (navigation, _, _) = stage.navigation("A")
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: animated) }
    stage.run(1)
    SpecCase("U-133").expect(stage.log.appearance, equals: expected("U-133"))
  }

  @Test(.spec("U-134"), arguments: [true, false])
  func `a pop tells the top controller first`(animated: Bool) {
    let stage = TransitionStage()
    let (navigation, _, _) = stage.navigation("A", "B")
    stage.perform { navigation.popViewController(animated: animated) }
    stage.run(1)
    SpecCase("U-134").expect(stage.log.appearance, equals: expected("U-134"))
  }

  @Test(.spec("D-3", "U-135", "U-143"))
  func `an interactive pop that is cancelled tells both to turn back`() {
    let sequence = SpecCase("D-3")
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (navigation, screens, spy) = stage.navigation("A", "B", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform { navigation.popViewController(animated: true) }
    SpecCase("U-143").expect(stage.log.events.filter { $0 == "nav.willShow(A)" }.count, equals: 1)
    stage.perform { driver.update(0.4) }
    sequence.expect(that: navigation.viewControllers == [screens[0]])
    stage.perform { driver.cancel() }
    stage.run(1)
    SpecCase("U-135").expect(stage.log.appearance, equals: expected("U-135"))
    let shows = stage.log.text { $0.hasPrefix("nav.willShow") || $0.hasPrefix("nav.didShow") }
    SpecCase("U-143").expect(shows, equals: "nav.willShow(A)")
    sequence.expect(that: navigation.viewControllers == screens)
    sequence.expect(
      that: stage.log.events.suffix(2) == ["B.didMove(nav)", "animationEnded(false)"]
    )
    sequence.expect(that: screens[0].view.superview == nil)
    sequence.expect(that: screens[1].view.window === stage.window)
    sequence.expect(that: screens[1].view.frame == stage.window.bounds)
  }

  @Test(.spec("U-142"))
  func `a push with an animator calls everybody in order`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.world.perform { navigation.pushViewController(b, animated: true) }
    #expect(stage.log.events == ["B.willMove(nav)"])
    stage.run(1)
    let wanted = expected("U-142").components(separatedBy: " > ")
    let seen = stage.log.text { wanted.contains($0) }
    SpecCase("U-142").expect(seen, equals: expected("U-142"))
  }

  @Test(.spec("D-1"))
  func `sequence D-1: the end of a push comes within completeTransition`() {
    let spec = SpecCase("D-1")
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    let b = stage.screen("B")
    stage.world.perform {
      navigation.pushViewController(b, animated: true)
      spec.expect(that: navigation.transitionCoordinator != nil)
      b.transitionCoordinator?.animate(alongsideTransition: { _ in
        stage.log.add("alongside")
      }) { context in
        stage.log.add("coordinator.completion(\(context.isCancelled))")
      }
    }
    stage.run(1)
    let tail = stage.log.events.drop { $0 != "animateTransition" }
    let wanted = [
      "animateTransition", "alongside", "B.viewIsAppearing", "completeTransition(true)",
      "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(nav)", "nav.didShow(B)",
      "coordinator.completion(false)", "animationEnded(true)",
    ]
    spec.expect(that: Array(tail) == wanted)
    spec.expect(that: navigation.transitionCoordinator == nil)
    spec.expect(that: !stage.isBlocked)
  }

  @Test(.spec("D-2"))
  func `sequence D-2: an interactive pop that is finished`() {
    let spec = SpecCase("D-2")
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (navigation, screens, spy) = stage.navigation("A", "B", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform {
      let popped = navigation.popViewController(animated: true)
      spec.expect(that: popped === screens[1])
      spec.expect(that: navigation.viewControllers == [screens[0]])
      navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
        stage.log.add("interaction(\(context.isInteractive),\(context.percentComplete))")
      }
    }
    spec.expect(that: !stage.isBlocked)
    stage.perform { driver.update(0.5) }
    spec.expect(that: navigation.transitionCoordinator?.percentComplete == 0.5)
    stage.perform { driver.finish() }
    stage.run(1)
    let wanted = [
      "B.willMove(nil)", "nav.animationControllerFor(pop)", "A.viewDidLoad", "B.viewWillDisappear",
      "A.viewWillAppear", "nav.willShow(A)", "animateTransition", "A.viewIsAppearing",
      "interaction(false,0.5)", "completeTransition(true)", "B.viewDidDisappear",
      "A.viewDidAppear", "B.didMove(nil)", "nav.didShow(A)", "animationEnded(true)",
    ]
    spec.expect(that: stage.log.events == wanted)
    spec.expect(that: screens[1].parent == nil)
    spec.expect(that: navigation.children == [screens[0]])
  }

  @Test(.spec("D-8"))
  func `sequence D-8: a change without animation is made at once and asks no animator`() {
    let spec = SpecCase("D-8")
    let stage = TransitionStage()
    let (navigation, _, _) = stage.navigation("A", animator: TestAnimator(log: stage.log))
    let b = stage.screen("B")
    stage.world.perform {
      navigation.pushViewController(b, animated: false)
      spec.expect(that: navigation.transitionCoordinator == nil)
    }
    let wanted = [
      "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
      "nav.willShow(B)", "A.viewDidDisappear", "B.viewIsAppearing", "B.viewDidAppear",
      "B.didMove(nav)", "nav.didShow(B)",
    ]
    spec.expect(that: stage.log.events == wanted)
    spec.expect(that: b.view.window === stage.window)
  }

  @Test func `the root of a navigation controller comes with it, and the delegate is told`() {
    let stage = TransitionStage()
    let a = stage.screen("A")
    let spy = NavigationSpy(log: stage.log)
    stage.perform {
      let navigation = UINavigationController(rootViewController: a)
      navigation.delegate = spy
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
    }
    let wanted = [
      "A.willMove(nav)", "A.didMove(nav)", "A.viewDidLoad", "A.viewWillAppear", "nav.willShow(A)",
      "A.viewIsAppearing", "A.viewDidAppear", "nav.didShow(A)",
    ]
    #expect(stage.log.events == wanted)
  }

  @Test func `popping to the root tells a controller between only of its parent`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A", "B", "C")
    var popped: [UIViewController]?
    stage.perform { popped = navigation.popToRootViewController(animated: true) }
    stage.run(1)
    #expect(popped == [screens[1], screens[2]])
    #expect(
      stage.log.appearance
        == "C.viewWillDisappear > A.viewWillAppear > C.viewDidDisappear > A.viewDidAppear"
    )
    #expect(
      stage.log.text { $0.hasPrefix("B.") } == "B.willMove(nil) > B.didMove(nil)"
    )
  }

  @Test func `flags tell why a controller comes and goes`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(1)
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(1)
    let states = b.flags.filter { $0.contains("Appear:") || $0.contains("Disappear:") }
    #expect(
      states == [
        "viewWillAppear:toParent", "viewDidAppear:toParent", "viewWillDisappear:fromParent",
        "viewDidDisappear:fromParent",
      ]
    )
    #expect(screens[0].flags.allSatisfy { !$0.contains("fromParent") })
  }
}
