import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The built-in push and pop")
struct NavigationSlideTests {
  @Test(.spec("U-155"))
  func `a push slides in from the edge and moves the old view by a third`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    let start = stage.shownFrame(of: b.view).minX
    var end: CGFloat = 0
    stage.world.perform { end = screens[0].view.layer.position.x - 195 }
    SpecCase("U-155").expect([end, start])
  }

  @Test(.spec("U-156"))
  func `the bar hides in a fifth of a second`() {
    SpecCase("U-156").expect([UINavigationController.hideShowBarDuration])
  }

  @Test func `the slide follows the system's spring`() {
    let stage = TransitionStage()
    let (navigation, _, _) = stage.navigation("A")
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(0.1)
    #expect(abs(stage.shownFrame(of: b.view).minX - 390 * (1 - 0.5448)) < 0.1)
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.35)
    stage.run(0.5)
    #expect(navigation.transitionCoordinator == nil)
    #expect(b.view.frame == stage.window.bounds)
  }

  @Test func `nothing of a push or a pop stays behind`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(1)
    let container = b.view.superview
    #expect(container?.subviews.map { $0 === b.view } == [true])
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(1)
    #expect(container?.subviews.map { $0 === screens[0].view } == [true])
    #expect(screens[0].view.frame == stage.window.bounds)
    #expect(screens[0].view.layer.animationKeys() == nil)
  }

  @Test func `the bar shows the title of the top controller`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let b = stage.screen("B")
    b.title = "Detail"
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.run(1)
    #expect(navigation.navigationBar.topItem === b.navigationItem)
    #expect(navigation.navigationBar.topItem?.title == "Detail")
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(1)
    #expect(navigation.navigationBar.topItem === screens[0].navigationItem)
  }

  @Test func `the bar hides and the safe area follows`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    #expect(screens[0].view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    stage.perform { navigation.setNavigationBarHidden(true, animated: true) }
    stage.run(0.3)
    #expect(navigation.navigationBar.isHidden)
    #expect(screens[0].view.safeAreaInsets.top == navigation.view.safeAreaInsets.top)
  }
}
