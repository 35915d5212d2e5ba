import QuartzCore
import TestSupport
import Testing
import UIKit

/// Tabs with stacks in them, chosen, pushed, presented over, driven and turned in any order.
@MainActor
@Suite("Tabs in any order")
struct TabFuzzTests {
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  /// What one run works on.
  private final class Scene {
    let stage = TransitionStage()
    let tabs: UITabBarController
    let stacks: [UINavigationController]
    let tabSpy: TabSpy
    let navigationSpy: NavigationSpy
    let modalSpy: ModalSpy
    var drivers: [UIPercentDrivenInteractiveTransition] = []
    var dice: Dice
    private var count = 0

    init(seed: Int) {
      let stage = stage
      dice = Dice(state: UInt64(seed) &* 104_729)
      let roots = ["A", "B", "C"].map { stage.screen($0) }
      let log = stage.log
      tabSpy = TabSpy(log: log, animator: TestAnimator(log: log, duration: 0.3, style: .fade))
      navigationSpy = NavigationSpy(log: log)
      modalSpy = ModalSpy(log: log, animator: TestAnimator(log: log, duration: 0.2))
      let navigationSpy = navigationSpy
      stacks = stage.world.perform {
        roots.map { root in
          let navigation = UINavigationController(rootViewController: root)
          navigation.delegate = navigationSpy
          return navigation
        }
      }
      tabs = stage.world.perform { UITabBarController() }
      stage.world.perform { tabs.viewControllers = stacks }
      stage.show(tabs)
      tabs.delegate = tabSpy
    }

    var current: UINavigationController? { tabs.selectedViewController as? UINavigationController }

    private func newScreen(_ prefix: String) -> TestScreen {
      count += 1
      return stage.screen("\(prefix)\(count)")
    }

    func act() {
      switch dice.roll(14) {
      case 0, 1: tabs.selectedIndex = dice.roll(3)
      case 2: tabs.tabBar.items.map { tabs.tabBar.tap($0[dice.roll($0.count)]) }
      case 3, 4:
        let screen = newScreen("P")
        screen.hidesBottomBarWhenPushed = dice.roll(2) == 0
        current?.pushViewController(screen, animated: dice.roll(4) > 0)
      case 5, 6: current?.popViewController(animated: dice.roll(4) > 0)
      case 7: present()
      case 8: if tabs.presentedViewController != nil { tabs.dismiss(animated: dice.roll(4) > 0) }
      case 9:
        let driver = UIPercentDrivenInteractiveTransition()
        drivers.append(driver)
        tabSpy.interactor = driver
        navigationSpy.interactor = driver
        modalSpy.interactor = driver
      case 10:
        for spy in [tabSpy] { spy.interactor = nil }
        navigationSpy.interactor = nil
        modalSpy.interactor = nil
        let animator = TestAnimator(log: stage.log, duration: 0.2)
        tabSpy.animator = dice.roll(2) == 0 ? nil : animator
        navigationSpy.animator = dice.roll(2) == 0 ? nil : animator
      case 11: drivers.last?.update(CGFloat(dice.roll(100)) / 100)
      case 12:
        let isWide = dice.roll(2) == 0
        stage.window.frame.size =
          isWide ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
      default: if dice.roll(2) == 0 { drivers.last?.finish() } else { drivers.last?.cancel() }
      }
    }

    private func present() {
      let screen = newScreen("M")
      let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .custom]
      screen.modalPresentationStyle = styles[dice.roll(styles.count)]
      if dice.roll(2) == 0 { screen.transitioningDelegate = modalSpy }
      tabs.present(screen, animated: dice.roll(4) > 0)
    }
  }

  @Test func `random calls leave one tab and nothing else`() {
    Fuzz.run("sequences of tabs", 24, most: 2_000) { run($0 + 1) }
  }

  private func run(_ seed: Int) {
    let scene = Scene(seed: seed)
    for _ in 0..<40 {
      scene.stage.perform { scene.act() }
      if scene.dice.roll(3) > 0 { scene.stage.run(Double(scene.dice.roll(30)) / 100) }
      let changes = scene.stage.monitor.running.filter { record in
        [.tab, .push, .pop].contains(record.kind)
      }
      #expect(changes.count <= 1, "seed \(seed)")
    }
    scene.tabSpy.interactor = nil
    scene.navigationSpy.interactor = nil
    scene.modalSpy.interactor = nil
    for _ in 0..<30 {
      scene.stage.perform { for driver in scene.drivers { driver.finish() } }
      scene.stage.run(0.5)
    }
    scene.stage.perform {
      if scene.tabs.presentedViewController != nil { scene.tabs.dismiss(animated: true) }
    }
    scene.stage.run(5)
    check(scene, seed)
  }

  private func check(_ scene: Scene, _ seed: Int) {
    let (stage, tabs) = (scene.stage, scene.tabs)
    #expect(!stage.isBlocked, "seed \(seed)")
    #expect(stage.monitor.running.isEmpty, "seed \(seed)")
    #expect(stage.monitor.liveModalContainerCount == 0, "seed \(seed)")
    #expect(stage.window.subviews == [tabs.view], "seed \(seed)")
    #expect(tabs.transitionCoordinator == nil, "seed \(seed)")
    let shown = scene.stacks.filter { $0.viewIfLoaded?.window != nil }
    #expect(shown == [scene.current].compactMap { $0 }, "seed \(seed)")
    #expect(tabs.tabBar.selectedItem === scene.current?.tabBarItem, "seed \(seed)")
    #expect(scene.current?.view.superview?.subviews.count == 1, "seed \(seed)")
    let top = scene.current?.topViewController
    #expect(top?.view.superview?.subviews.count == 1, "seed \(seed)")
    let isHidden =
      scene.current?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) ?? false
    let width = stage.window.bounds.width
    #expect(tabs.tabBar.frame.minX == (isHidden ? -width : 0), "seed \(seed)")
    #expect(tabs.tabBar.layer.animationKeys() ?? [] == [], "seed \(seed)")
    #expect(top?.view.safeAreaInsets.bottom == (isHidden ? 0 : 49), "seed \(seed)")
    #expect(top?.view.alpha == 1 && top?.view.transform.isIdentity == true, "seed \(seed)")
    checkBalance(scene, seed)
  }

  /// Of every screen the callbacks alternate: it comes, is there, goes, is away.
  private func checkBalance(_ scene: Scene, _ seed: Int) {
    var states: [String: String] = [:]
    let allowed: [String: Set<String>] = [
      "viewWillAppear": ["", "viewDidDisappear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillDisappear"],
    ]
    for event in scene.stage.log.events {
      let parts = event.split(separator: ".").map(String.init)
      guard parts.count == 2, let before = allowed[parts[1]] else { continue }
      // The root of the first tab came before the log began.
      let start = parts[0] == "A" ? "viewDidAppear" : ""
      #expect(before.contains(states[parts[0], default: start]), "seed \(seed): \(event)")
      states[parts[0]] = parts[1]
    }
    for (name, state) in states {
      let isTop = (scene.current?.topViewController as? TestScreen)?.name == name
      #expect(state == (isTop ? "viewDidAppear" : "viewDidDisappear"), "seed \(seed): \(name)")
    }
  }
}
