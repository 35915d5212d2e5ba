import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Tab bar controllers")
struct TabBarControllerTests {
  private func navigationTabs(
    _ stage: TransitionStage
  ) -> (UITabBarController, UINavigationController, TestScreen) {
    let a = stage.screen("A")
    let c = stage.screen("C")
    let (tabs, navigation) = stage.world.perform {
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: a)
      tabs.viewControllers = [navigation, c]
      return (tabs, navigation)
    }
    stage.show(tabs)
    return (tabs, navigation, a)
  }

  @Test func `an empty controller has no selection`() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.viewControllers == nil)
  }

  @Test func `controllers become children, the first one is chosen, and items show titles`() {
    let stage = TransitionStage()
    let (tabs, screens, _) = stage.tabs("A", "B")
    screens[1].title = "Second"
    #expect(tabs.selectedIndex == 0)
    #expect(screens.allSatisfy { $0.parent === tabs && $0.tabBarController === tabs })
    #expect(tabs.tabBar.items?.map(\.title) == [nil, "Second"])
    #expect(tabs.tabBar.selectedItem === screens[0].tabBarItem)
    #expect(tabs.children == screens)
  }

  @Test func `the chosen controller stays when others come and go`() {
    let stage = TransitionStage()
    let (tabs, screens, _) = stage.tabs("A", "B")
    let c = stage.screen("C")
    stage.perform { tabs.selectedIndex = 1 }
    stage.log.clear()
    stage.perform { tabs.setViewControllers([c, screens[1]], animated: false) }
    #expect(tabs.selectedIndex == 1)
    #expect(stage.log.appearance.isEmpty)
    #expect(screens[0].parent == nil)
    stage.perform { tabs.viewControllers = [c] }
    #expect(tabs.selectedViewController === c)
    #expect(screens[1].view.superview == nil)
    #expect(c.view.window === stage.window)
    stage.perform { tabs.viewControllers = nil }
    #expect(tabs.selectedViewController == nil)
    #expect(c.view.window == nil)
  }

  @Test func `a controller that is not among the tabs cannot be chosen`() {
    let stage = TransitionStage()
    let (tabs, screens, _) = stage.tabs("A", "B")
    stage.perform { tabs.selectedViewController = stage.screen("X") }
    #expect(tabs.selectedViewController === screens[0])
    #expect(stage.world.issues.contains { $0.message.contains("not among") })
    stage.perform { tabs.selectedIndex = 7 }
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `content lies below a translucent bar, and its safe area ends above`() {
    let stage = TransitionStage()
    stage.world.perform {
      UIScreen.main.configure(
        bounds: stage.window.bounds,
        scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      )
    }
    let (tabs, screens, _) = stage.tabs("A", "B")
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(screens[0].view.frame == stage.window.bounds)
    #expect(
      screens[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0)
    )
    stage.perform { tabs.tabBar.isHidden = true }
    #expect(screens[0].view.safeAreaInsets.bottom == 34)
    stage.perform {
      tabs.tabBar.isHidden = false
      tabs.tabBar.isTranslucent = false
    }
    #expect(screens[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 761))
  }

  @Test func `the bar and the content follow another size`() {
    let stage = TransitionStage()
    let (tabs, screens, _) = stage.tabs("A", "B")
    stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390) }
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 341, width: 844, height: 49))
    #expect(screens[0].view.frame == stage.window.bounds)
    stage.perform { tabs.selectedIndex = 1 }
    #expect(screens[1].view.frame == stage.window.bounds)
  }

  @Test func `a second tap on a tab pops its stack to the root`() {
    let stage = TransitionStage()
    let (tabs, navigation, a) = navigationTabs(stage)
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: false) }
    stage.tapTab(0, of: tabs)
    stage.run(1)
    #expect(navigation.viewControllers == [a])
  }

  @Test(.spec("B-029"), arguments: [true, false])
  func `a screen that hides the bar gives it back as it was`(animated: Bool) {
    let stage = TransitionStage()
    let (tabs, navigation, a) = navigationTabs(stage)
    let original = tabs.tabBar.frame
    let b = stage.screen("B")
    b.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(b, animated: animated) }
    stage.run(1)
    #expect(stage.shownFrame(of: tabs.tabBar).maxX == 0)
    #expect(b.view.safeAreaInsets.bottom == 0)
    stage.perform { navigation.popViewController(animated: animated) }
    stage.run(1)
    SpecCase("B-029").expect(tabs.tabBar.frame, equals: original)
    SpecCase("B-029").expect(tabs.tabBar.layer.animationKeys() ?? [], equals: [])
    #expect(a.view.safeAreaInsets.bottom == 49)
    stage.tapTab(1, of: tabs)
    SpecCase("B-029").expect(tabs.selectedIndex, equals: 1)
  }

  @Test(.spec("B-029"))
  func `a presentation from a screen that hides the bar changes nothing about it`() {
    let stage = TransitionStage()
    let (tabs, navigation, _) = navigationTabs(stage)
    let original = tabs.tabBar.frame
    let b = stage.screen("B")
    b.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(1)
    let modal = stage.screen("M")
    modal.modalPresentationStyle = .overCurrentContext
    stage.perform { b.present(modal, animated: true) }
    stage.run(1)
    stage.perform { b.dismiss(animated: true) }
    stage.run(1)
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(1)
    SpecCase("B-029").expect(tabs.tabBar.frame, equals: original)
    stage.tapTab(1, of: tabs)
    SpecCase("B-029").expect(tabs.selectedIndex, equals: 1)
  }

  @Test func `the bar slides with a push, and the old screen keeps its safe area meanwhile`() {
    let stage = TransitionStage()
    let (tabs, navigation, a) = navigationTabs(stage)
    let b = stage.screen("B")
    b.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(0.1)
    let shown = stage.shownFrame(of: tabs.tabBar).minX
    #expect(shown < -100 && shown > -390)
    #expect(abs(stage.shownFrame(of: b.view).minX - shown - 390) < 0.01)
    #expect(a.view.safeAreaInsets.bottom == 49)
    #expect(b.view.safeAreaInsets.bottom == 0)
    stage.run(1)
    #expect(a.view.safeAreaInsets.bottom == 0)
  }

  @Test func `an edge swipe that is cancelled leaves the bar away`() {
    let stage = TransitionStage()
    let (tabs, navigation, a) = navigationTabs(stage)
    let b = stage.screen("B")
    b.hidesBottomBarWhenPushed = true
    let spy = NavigationSpy(log: stage.log, animator: TestAnimator(log: stage.log))
    let driver = UIPercentDrivenInteractiveTransition()
    stage.perform { navigation.pushViewController(b, animated: false) }
    let away = tabs.tabBar.frame
    navigation.delegate = spy
    spy.interactor = driver
    stage.perform { navigation.popViewController(animated: true) }
    stage.perform { driver.update(0.5) }
    #expect(stage.shownFrame(of: tabs.tabBar).minX == -195)
    stage.perform { driver.cancel() }
    stage.run(1)
    #expect(tabs.tabBar.frame == away)
    #expect(b.view.safeAreaInsets.bottom == 0)
    stage.perform { navigation.popViewController(animated: true) }
    stage.perform { driver.finish() }
    stage.run(1)
    #expect(tabs.tabBar.frame.minX == 0)
    #expect(a.view.safeAreaInsets.bottom == 49)
  }

  @Test func `the window's presenter of a sheet from a tab is the tab bar controller`() {
    let stage = TransitionStage()
    let (tabs, screens, _) = stage.tabs("A", "B")
    let modal = stage.screen("M")
    modal.modalPresentationStyle = .fullScreen
    stage.perform { screens[0].present(modal, animated: true) }
    stage.run(1)
    #expect(modal.presentingViewController === tabs)
    #expect(
      stage.log.appearance
        == "A.viewWillDisappear > M.viewWillAppear > M.viewDidAppear > A.viewDidDisappear"
    )
    stage.perform { tabs.selectedIndex = 1 }
    stage.log.clear()
    stage.perform { modal.dismiss(animated: true) }
    stage.run(1)
    #expect(
      stage.log.appearance
        == "M.viewWillDisappear > B.viewWillAppear > B.viewDidAppear > M.viewDidDisappear"
    )
    #expect(screens[1].view.window === stage.window)
  }

  @Test func `of more than five tabs the last stand in a list`() {
    let stage = TransitionStage()
    let (tabs, screens, _) = stage.tabs("A", "B", "C", "D", "E", "F")
    for screen in screens { screen.tabBarItem.title = screen.name }
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
    stage.tapTab(4, of: tabs)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    stage.run(1)
    stage.tap(CGPoint(x: 100, y: 44 + 44 + 20))
    stage.run(1)
    #expect(tabs.selectedIndex == 5)
    #expect(screens[5].view.window === stage.window)
    #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
  }

  @Test func `nothing of a tab bar controller outlives it`() {
    let stage = TransitionStage()
    weak var gone: UITabBarController?
    weak var screen: UIViewController?
    do {
      let (tabs, screens, _) = stage.tabs("A", "B")
      gone = tabs
      screen = screens[1]
      stage.perform { tabs.selectedIndex = 1 }
    }
    stage.perform { stage.window.rootViewController = nil }
    stage.log.clear()
    #expect(gone == nil)
    #expect(screen == nil)
  }
}
