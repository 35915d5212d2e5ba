import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The navigation stack")
struct NavigationStackTests {
  @Test(.spec("U-159"))
  func `a push changes the stack at once, and a second one waits`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let (b, c) = (stage.screen("B"), stage.screen("C"))
    stage.world.perform {
      navigation.pushViewController(b, animated: true)
      let spec = SpecCase("U-159")
      spec.expect(navigation.viewControllers, equals: [screens[0], b])
      spec.expect(that: navigation.topViewController === b)
      navigation.pushViewController(c, animated: true)
      spec.expect(navigation.viewControllers, equals: [screens[0], b])
    }
    stage.run(0.2)
    #expect(navigation.viewControllers == [screens[0], b])
    stage.run(2)
    #expect(navigation.viewControllers == [screens[0], b, c])
    #expect(c.view.window === stage.window)
    #expect(b.view.superview == nil)
  }

  @Test func `a transition begins when the layout is forced`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    stage.world.perform {
      navigation.pushViewController(stage.screen("B"), animated: true)
      #expect(!stage.log.events.contains("animateTransition"))
      navigation.view.layoutIfNeeded()
      #expect(stage.log.events.contains("animateTransition"))
    }
  }

  @Test func `pushes and pops in one turn end with one screen`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    stage.perform {
      for index in 0..<5 {
        navigation.pushViewController(stage.screen("S\(index)"), animated: true)
        navigation.popViewController(animated: true)
      }
    }
    stage.run(10)
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.topViewController?.view.window === stage.window)
    #expect(!stage.isBlocked)
    #expect(navigation.viewControllers.first === screens[0])
    let container = navigation.topViewController?.view.superview
    #expect(container?.subviews.count == 1)
  }

  @Test func `a stack that is replaced pushes a new top and pops to one that it had`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A", "B")
    let c = stage.screen("C")
    stage.perform { navigation.setViewControllers([c], animated: true) }
    stage.run(1)
    #expect(stage.log.events.contains("nav.animationControllerFor(push)"))
    #expect(navigation.viewControllers == [c])
    #expect(screens.allSatisfy { $0.parent == nil })
    stage.perform { navigation.setViewControllers([screens[0], c, screens[1]], animated: false) }
    stage.log.clear()
    stage.perform { navigation.setViewControllers([screens[0]], animated: true) }
    stage.run(1)
    #expect(stage.log.events.contains("nav.animationControllerFor(pop)"))
    #expect(navigation.viewControllers == [screens[0]])
  }

  @Test func `controllers that are in no window get no appearance callbacks`() {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.world.perform {
      let navigation = UINavigationController(rootViewController: a)
      navigation.pushViewController(b, animated: true)
      #expect(navigation.viewControllers == [a, b])
      #expect(navigation.transitionCoordinator == nil)
    }
    #expect(stage.log.appearance.isEmpty)
  }

  @Test func `misuse changes nothing and is reported`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    stage.perform {
      navigation.pushViewController(screens[0], animated: true)
      navigation.pushViewController(UINavigationController(), animated: true)
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToViewController(stage.screen("X"), animated: true) == nil)
    }
    #expect(navigation.viewControllers == screens)
    #expect(stage.world.issues.count == 3)
  }

  @Test func `popped controllers are released`() {
    let stage = TransitionStage()
    let (navigation, _, _) = stage.navigation("A")
    weak var released: UIViewController?
    weak var view: UIView?
    stage.world.perform {
      let b = TestScreen("B", log: stage.log)
      released = b
      navigation.pushViewController(b, animated: true)
    }
    stage.run(1)
    view = released?.view
    #expect(view != nil)
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(1)
    #expect(released == nil)
    #expect(view == nil)
  }

  @Test func `a navigation controller that goes in flight leaves nothing blocked`() {
    let stage = TransitionStage()
    weak var gone: UINavigationController?
    stage.world.perform {
      let navigation = UINavigationController(rootViewController: stage.screen("A"))
      gone = navigation
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
    }
    stage.run(0.1)
    stage.perform { gone?.pushViewController(stage.screen("B"), animated: true) }
    stage.run(0.1)
    #expect(stage.isBlocked)
    let next = stage.screen("N")
    stage.perform { stage.window.rootViewController = next }
    stage.run(1)
    #expect(gone == nil)
    #expect(!stage.isBlocked)
    #expect(stage.window.subviews == [next.view])
    #expect(stage.log.events.contains("B.viewDidDisappear"))
  }
}
