import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The order of tab callbacks")
struct TabOrderTests {
  private func expected(_ number: String) -> String {
    CaseFile.uikit[number]?.expectedText ?? ""
  }

  @Test(.spec("U-141"))
  func `a change of tabs without an animator is made at once`() {
    let stage = TransitionStage()
    let (tabs, screens, _) = stage.tabs("A", "B")
    stage.world.perform {
      tabs.selectedIndex = 1
      SpecCase("U-141").expect(stage.log.appearance, equals: expected("U-141"))
    }
    #expect(screens[0].view.superview == nil)
    #expect(screens[1].view.window === stage.window)
    #expect(tabs.transitionCoordinator == nil)
    #expect(!stage.isBlocked)
  }

  @Test(.spec("D-7"))
  func `sequence D-7: an animator is asked for before the new view is loaded`() {
    let spec = SpecCase("D-7")
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (tabs, screens, _) = stage.tabs("A", "B", animator: animator)
    stage.world.perform { tabs.selectedIndex = 1 }
    spec.expect(
      that: stage.log.events == [
        "tab.animationController(A, B) at 1", "tab.interactionController", "B.viewDidLoad",
        "B.viewWillAppear", "A.viewWillDisappear", "animateTransition",
      ]
    )
    spec.expect(that: tabs.selectedViewController === screens[1])
    spec.expect(that: tabs.transitionCoordinator != nil)
    spec.expect(that: screens[1].transitionCoordinator != nil)
    spec.expect(that: stage.isBlocked)
    stage.log.clear()
    stage.run(1)
    spec.expect(
      that: stage.log.events == [
        "B.viewIsAppearing", "completeTransition(true)", "A.viewDidDisappear", "B.viewDidAppear",
        "animationEnded(true)",
      ]
    )
    spec.expect(that: screens[0].view.superview == nil)
    spec.expect(that: !stage.isBlocked)
    spec.expect(that: tabs.transitionCoordinator == nil)
    spec.expect(that: stage.monitor.records.last?.outcome == .finished)
  }

  @Test func `views load when their tab is chosen for the first time`() {
    let stage = TransitionStage()
    let (tabs, screens, _) = stage.tabs("A", "B", "C")
    #expect(screens.map(\.isViewLoaded) == [true, false, false])
    stage.perform { tabs.selectedViewController = screens[2] }
    #expect(screens.map(\.isViewLoaded) == [true, false, true])
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `a tap asks, changes, and tells before an animation ends`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (tabs, _, spy) = stage.tabs("A", "B", animator: animator)
    stage.tapTab(1, of: tabs)
    let delegate = stage.log.text { $0.hasPrefix("tab.") }
    #expect(
      delegate == "tab.shouldSelect(B) > tab.animationController(A, B) at 1"
        + " > tab.interactionController > tab.didSelect(B)"
    )
    #expect(stage.log.index(of: "completeTransition(true)") == nil)
    stage.run(1)
    stage.log.clear()
    spy.allowsSelection = false
    stage.tapTab(0, of: tabs)
    #expect(stage.log.events == ["tab.shouldSelect(A)"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `code that chooses a tab is not told about it`() {
    let stage = TransitionStage()
    let (tabs, _, _) = stage.tabs("A", "B")
    stage.perform { tabs.selectedIndex = 1 }
    #expect(!stage.log.events.contains { $0.hasPrefix("tab.did") || $0.hasPrefix("tab.should") })
  }

  @Test func `the context of a change gives the content rectangle`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (tabs, screens, _) = stage.tabs("A", "B", animator: animator)
    var frames: [CGRect] = []
    animator.onStart = { context in
      frames = screens.flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
      #expect(screens[0].view.isDescendant(of: context.containerView))
      #expect(screens[1].view.superview == nil)
      #expect(context.presentationStyle == .none)
      #expect(context.view(forKey: .from) === screens[0].view)
      #expect(context.view(forKey: .to) === screens[1].view)
    }
    stage.perform { tabs.selectedIndex = 1 }
    #expect(frames == [stage.window.bounds, .zero, .zero, stage.window.bounds])
  }

  @Test func `a driven change follows its driver and can be taken back`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log)
    let (tabs, screens, spy) = stage.tabs("A", "B", animator: animator)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform { tabs.selectedIndex = 1 }
    stage.perform { driver.update(0.5) }
    #expect(stage.shownFrame(of: screens[1].view).minX == 195)
    #expect(!stage.isBlocked)
    stage.log.clear()
    stage.perform { driver.cancel() }
    stage.run(1)
    #expect(
      stage.log.appearance == "B.viewWillDisappear > B.viewDidDisappear > A.viewWillAppear"
        + " > A.viewDidAppear"
    )
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === screens[0].tabBarItem)
    #expect(screens[1].view.superview == nil)
    #expect(screens[0].view.frame == stage.window.bounds)
    stage.perform { tabs.selectedIndex = 1 }
    stage.perform { driver.update(0.3) }
    stage.perform { driver.finish() }
    stage.run(1)
    #expect(tabs.selectedIndex == 1)
    #expect(screens[1].view.window === stage.window)
  }

  @Test(.spec("B-163"))
  func `choices made while a change runs wait, and callbacks stay in pairs`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, duration: 0.5, style: .fade)
    let (tabs, screens, _) = stage.tabs("A", "B", "C", animator: animator)
    stage.perform { tabs.selectedIndex = 1 }
    stage.run(0.1)
    stage.perform { tabs.selectedIndex = 2 }
    stage.run(3)
    let short = [
      "viewWillAppear": "WA", "viewDidAppear": "DA", "viewWillDisappear": "WD",
      "viewDidDisappear": "DD",
    ]
    for (screen, wanted) in zip(screens, ["WD DD", "WA DA WD DD", "WA DA"]) {
      let own = stage.log.events.filter { $0.hasPrefix("\(screen.name).") }
      let calls = own.compactMap { short[String($0.dropFirst(2))] }.joined(separator: " ")
      SpecCase("B-163").expect(calls, equals: wanted)
    }
    #expect(tabs.selectedIndex == 2)
  }

  @Test(.spec("B-009"))
  func `choosing to and fro leaves the tab that was asked for last`() {
    let stage = TransitionStage()
    let animator = TestAnimator(log: stage.log, duration: 0.5, style: .fade)
    let (tabs, screens, _) = stage.tabs("A", "B", animator: animator)
    for index in [1, 0, 1, 0] {
      stage.perform { tabs.selectedIndex = index }
      stage.run(0.1)
      #expect(stage.monitor.running.count <= 1)
    }
    stage.run(2)
    let shown = screens.filter { $0.view.window != nil }
    SpecCase("B-009").expect(shown == [screens[tabs.selectedIndex]], equals: true)
    SpecCase("B-009").expect(tabs.selectedIndex, equals: 0)
    SpecCase("B-009").expect(Double(shown[0].view.alpha), equals: 1)
    SpecCase("B-009").expect(shown[0].view.superview?.subviews.count, equals: 1)
    #expect(stage.monitor.running.isEmpty)
    #expect(!stage.isBlocked)
  }
}
