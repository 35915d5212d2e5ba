import QuartzCore
import TestSupport
import Testing
import UIKit

/// Whatever is called in whatever order: in the end one screen is seen and can be touched.
@MainActor
@Suite("Transitions in any order")
struct TransitionFuzzTests {
  /// A small generator, so that every run makes the same calls.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  @Test(arguments: 1...Fuzz.rounds(24))
  func `random calls leave one screen and nothing else`(seed: Int) {
    let stage = TransitionStage()
    let (navigation, _, spy) = stage.navigation("A", animator: TestAnimator(log: stage.log))
    let modal = stage.modalSpy(animator: TestAnimator(log: stage.log, duration: 0.2))
    var dice = Dice(state: UInt64(seed) &* 7919)
    var drivers: [UIPercentDrivenInteractiveTransition] = []
    for step in 0..<40 {
      stage.perform {
        act(dice.roll(12), step, navigation, spy, modal, stage, &drivers, &dice)
      }
      if dice.roll(3) > 0 { stage.run(Double(dice.roll(30)) / 100) }
    }
    spy.interactor = nil
    modal.interactor = nil
    for _ in 0..<30 {
      stage.perform { for driver in drivers { driver.finish() } }
      stage.run(0.5)
    }
    check(stage, navigation)
    stage.perform {
      if navigation.presentedViewController != nil { navigation.dismiss(animated: true) }
    }
    stage.run(5)
    #expect(stage.window.subviews == [navigation.view])
    #expect(stage.monitor.liveModalContainerCount == 0)
    check(stage, navigation)
  }

  // The parameters are the state of one run.
  private func act(
    _ kind: Int,
    _ step: Int,
    _ navigation: UINavigationController,
    _ spy: NavigationSpy,
    _ modal: ModalSpy,
    _ stage: TransitionStage,
    _ drivers: inout [UIPercentDrivenInteractiveTransition],
    _ dice: inout Dice
  ) {
    switch kind {
    case 0, 1: navigation.pushViewController(stage.screen("P\(step)"), animated: dice.roll(4) > 0)
    case 2, 3: navigation.popViewController(animated: dice.roll(4) > 0)
    case 4: navigation.popToRootViewController(animated: true)
    case 5:
      let screen = stage.screen("M\(step)")
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .overFullScreen, .pageSheet, .custom, .currentContext,
      ]
      screen.modalPresentationStyle = styles[dice.roll(styles.count)]
      if dice.roll(2) == 0 { screen.transitioningDelegate = modal }
      navigation.present(screen, animated: dice.roll(4) > 0)
    case 6, 7:
      if navigation.presentedViewController != nil {
        navigation.dismiss(animated: dice.roll(4) > 0)
      }
    case 8:
      let driver = UIPercentDrivenInteractiveTransition()
      drivers.append(driver)
      spy.interactor = driver
      modal.interactor = driver
    case 9:
      spy.interactor = nil
      modal.interactor = nil
      spy.animator = dice.roll(2) == 0 ? nil : TestAnimator(log: stage.log, duration: 0.2)
    case 10: drivers.last?.update(CGFloat(dice.roll(100)) / 100)
    default: if dice.roll(2) == 0 { drivers.last?.finish() } else { drivers.last?.cancel() }
    }
  }

  private func check(_ stage: TransitionStage, _ navigation: UINavigationController) {
    #expect(!stage.isBlocked)
    #expect(stage.monitor.running.isEmpty)
    #expect(navigation.transitionCoordinator == nil)
    let visible = navigation.presentedViewController ?? navigation.topViewController
    #expect(visible?.view.window === stage.window)
    #expect(navigation.topViewController?.view.superview?.subviews.count == 1)
    let hit = stage.window.hitTest(CGPoint(x: 195, y: 700), with: nil)
    #expect(hit.map { $0 === visible?.view } == true)
    let shown = stage.log.events.last { $0.contains("Appear") || $0.contains("Disappear") }
    #expect(shown?.contains("Did") == true)
  }
}
