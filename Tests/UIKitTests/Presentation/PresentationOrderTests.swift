import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The order of presentation callbacks")
struct PresentationOrderTests {
  private func expected(_ number: String) -> String {
    CaseFile.uikit[number]?.expectedText ?? ""
  }

  private struct Pair {
    let stage: TransitionStage
    let a: TestScreen
    let b: TestScreen
  }

  private func pair(_ style: UIModalPresentationStyle) -> Pair {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    b.modalPresentationStyle = style
    return Pair(stage: stage, a: a, b: b)
  }

  @Test(.spec("U-136", "U-137"), arguments: [true, false])
  func `a full screen presentation tells both`(animated: Bool) {
    let pair = pair(.fullScreen)
    pair.stage.perform { pair.a.present(pair.b, animated: animated) }
    pair.stage.run(1)
    SpecCase("U-136").expect(pair.stage.log.appearance, equals: expected("U-136"))
    pair.stage.log.clear()
    pair.stage.perform { pair.a.dismiss(animated: animated) }
    pair.stage.run(1)
    SpecCase("U-137").expect(pair.stage.log.appearance, equals: expected("U-137"))
  }

  @Test(
    .spec("U-138", "U-139"),
    arguments: [
      UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .custom, .automatic,
      .overCurrentContext,
    ]
  )
  func `a presenter that stays is told nothing`(style: UIModalPresentationStyle) {
    let pair = pair(style)
    pair.stage.perform { pair.a.present(pair.b, animated: true) }
    pair.stage.run(1)
    SpecCase("U-138").expect(pair.stage.log.appearance, equals: expected("U-138"))
    #expect(pair.a.view.window === pair.stage.window)
    pair.stage.log.clear()
    pair.stage.perform { pair.b.dismiss(animated: true) }
    pair.stage.run(1)
    SpecCase("U-139").expect(pair.stage.log.appearance, equals: expected("U-139"))
  }

  @Test(.spec("U-140"))
  func `a dismissal of a sheet that is cancelled tells the sheet to turn back`() {
    let pair = pair(.pageSheet)
    let spy = pair.stage.modalSpy(animator: TestAnimator(log: pair.stage.log))
    pair.b.transitioningDelegate = spy
    pair.stage.perform { pair.a.present(pair.b, animated: true) }
    pair.stage.run(1)
    pair.stage.log.clear()
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    pair.stage.perform { pair.b.dismiss(animated: true) }
    pair.stage.perform { driver.update(0.3) }
    pair.stage.perform { driver.cancel() }
    pair.stage.run(1)
    SpecCase("U-140").expect(pair.stage.log.appearance, equals: expected("U-140"))
    #expect(pair.a.presentedViewController === pair.b)
    #expect(pair.b.view.window === pair.stage.window)
  }

  @Test(.spec("U-144"), arguments: [true, false])
  func `completion handlers come after the last callback`(animated: Bool) {
    let pair = pair(.fullScreen)
    let log = pair.stage.log
    pair.stage.perform { pair.a.present(pair.b, animated: animated) { log.add("presented") } }
    pair.stage.run(1)
    SpecCase("U-144").expect(that: log.events.last == "presented")
    SpecCase("U-144").expect(that: log.events.contains("B.viewDidAppear"))
    log.clear()
    pair.stage.perform { pair.a.dismiss(animated: animated) { log.add("dismissed") } }
    pair.stage.run(1)
    SpecCase("U-144").expect(that: log.events.last == "dismissed")
    SpecCase("U-144").expect(that: log.events.contains("B.viewDidDisappear"))
  }

  @Test(.spec("D-4", "D-5"))
  func `sequences D-4 and D-5: a custom presentation and its dismissal`() {
    let spec = SpecCase("D-4")
    let pair = pair(.custom)
    let log = pair.stage.log
    let spy = pair.stage.modalSpy(animator: TestAnimator(log: log))
    spy.makePresentation = { TestPresentationController($0, presenting: $1, log: log) }
    pair.b.transitioningDelegate = spy
    pair.stage.world.perform {
      pair.a.present(pair.b, animated: true) { log.add("presented") }
      spec.expect(that: pair.a.presentedViewController === pair.b)
      spec.expect(that: pair.b.presentingViewController === pair.a)
      spec.expect(that: pair.b.transitionCoordinator != nil)
    }
    spec.expect(
      that: log.events == [
        "TD.presentationController", "B.viewDidLoad", "TD.animationController(forPresented)",
        "TD.interactionControllerForPresentation",
      ]
    )
    pair.stage.run(1)
    spec.expect(
      that: Array(log.events.dropFirst(4)) == [
        "PC.presentationTransitionWillBegin", "B.viewWillAppear", "animateTransition", "alongside",
        "PC.containerViewDidLayoutSubviews", "B.viewIsAppearing", "completeTransition(true)",
        "B.viewDidAppear", "PC.presentationTransitionDidEnd(true)",
        "coordinator.completion(false)", "animationEnded(true)", "presented",
      ]
    )
    log.clear()
    pair.stage.perform { pair.b.dismiss(animated: true) { log.add("dismissed") } }
    pair.stage.run(1)
    let events = log.events.filter { $0 != "PC.containerViewDidLayoutSubviews" }
    spec.expect(
      that: events == [
        "TD.animationController(forDismissed)", "TD.interactionControllerForDismissal",
        "B.viewWillDisappear", "PC.dismissalTransitionWillBegin", "animateTransition",
        "completeTransition(true)", "B.viewDidDisappear", "PC.dismissalTransitionDidEnd(true)",
        "animationEnded(true)", "dismissed",
      ]
    )
    spec.expect(that: pair.a.presentedViewController == nil)
    spec.expect(that: pair.b.flags.contains("viewDidDisappear:dismissed"))
    spec.expect(that: pair.b.flags.contains("viewDidAppear:presented"))
    SpecCase("D-5").expect(that: pair.b.flags.contains("viewDidAppear:presented"))
  }

  @Test(.spec("D-6"))
  func `sequence D-6: the presenter of a full screen presentation goes with all in it`() {
    let spec = SpecCase("D-6")
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let b = stage.screen("B")
    b.modalPresentationStyle = .fullScreen
    stage.perform { screens[0].present(b, animated: true) }
    spec.expect(that: b.presentingViewController === navigation)
    spec.expect(that: screens[0].presentedViewController === b)
    stage.run(1)
    spec.expect(
      that: stage.log.appearance
        == "A.viewWillDisappear > B.viewWillAppear > B.viewDidAppear > A.viewDidDisappear"
    )
    spec.expect(that: navigation.view.superview == nil)
    stage.perform { b.dismiss(animated: true) }
    stage.run(1)
    spec.expect(that: navigation.view.superview === stage.window)
    spec.expect(that: navigation.view.frame == stage.window.bounds)
  }

  @Test func `a full screen presentation that is cancelled turns both back`() {
    let pair = pair(.fullScreen)
    let spy = pair.stage.modalSpy(animator: TestAnimator(log: pair.stage.log))
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    pair.b.transitioningDelegate = spy
    pair.stage.perform { pair.a.present(pair.b, animated: true) }
    pair.stage.perform { driver.update(0.5) }
    pair.stage.perform { driver.cancel() }
    pair.stage.run(1)
    #expect(
      pair.stage.log.appearance
        == "A.viewWillDisappear > B.viewWillAppear > B.viewWillDisappear > B.viewDidDisappear"
        + " > A.viewWillAppear > A.viewDidAppear"
    )
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.stage.window.subviews == [pair.a.view])
    #expect(pair.b.view.superview == nil)
  }
}
