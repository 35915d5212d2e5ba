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

  @Test func `random calls leave one screen and nothing else`() {
    Fuzz.run("sequences of transitions", 24, most: 2_000) { run($0 + 1) }
  }

  private func run(_ seed: Int) {
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
    check(stage, navigation, seed)
    stage.perform {
      if navigation.presentedViewController != nil { navigation.dismiss(animated: true) }
    }
    stage.run(5)
    #expect(stage.window.subviews == [navigation.view], "seed \(seed)")
    #expect(stage.monitor.liveModalContainerCount == 0, "seed \(seed)")
    check(stage, navigation, seed)
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

  private func check(
    _ stage: TransitionStage,
    _ navigation: UINavigationController,
    _ seed: Int
  ) {
    #expect(!stage.isBlocked, "seed \(seed)")
    #expect(stage.monitor.running.isEmpty, "seed \(seed)")
    #expect(navigation.transitionCoordinator == nil, "seed \(seed)")
    let visible = navigation.presentedViewController ?? navigation.topViewController
    #expect(visible?.view.window === stage.window, "seed \(seed)")
    #expect(navigation.topViewController?.view.superview?.subviews.count == 1, "seed \(seed)")
    let hit = stage.window.hitTest(CGPoint(x: 195, y: 700), with: nil)
    #expect(hit.map { $0 === visible?.view } == true, "seed \(seed)")
    let shown = stage.log.events.last { $0.contains("Appear") || $0.contains("Disappear") }
    #expect(shown?.contains("Did") == true, "seed \(seed)")
  }
}
