import Hero
import TestSupport
import Testing

@MainActor
@Suite("Changes of tabs with Hero")
struct TabTests {
  private let stage = TabStage()

  @Test(.spec("H-61")) func `tabs slide the way of their order`() throws {
    let spec = SpecCase("H-61")
    stage.select(2)
    let type = stage.run { stage.hero.inTab }
    spec.expect(type, equals: true)
    spec.expect(try stage.shownX(2), equals: 320)
    spec.expect(try stage.isAbove(2, 0), equals: true)
    stage.settle()
    spec.expect(stage.tabs.selectedIndex, equals: 2)
    stage.select(0)
    spec.expect(try stage.shownX(0), equals: -320)
    spec.expect(try stage.isAbove(0, 2), equals: true)
    stage.settle()
    #expect(stage.screens[0].view.superview != nil)
    #expect(stage.screens[2].view.superview == nil)
    #expect(stage.hero.state == .possible)
  }

  @Test func `the tab bar controller's own type rules`() throws {
    stage.run { stage.tabs.hero.tabBarAnimationTypeString = "fade" }
    #expect(stage.tabs.heroTabBarAnimationType == .fade)
    stage.select(1)
    let state = stage.hero.context?[stage.screens[1].view]
    #expect(state?.opacity == 0)
    stage.settle()
    #expect(stage.screens[1].view.alpha == 1)
  }

  @Test(.spec("H-121")) func `the delegate of before is asked and told`() {
    let spec = SpecCase("H-121")
    let stage = TabStage(hasDelegate: true)
    stage.tap(1)
    spec.expect(stage.delegate.calls, equals: ["shouldSelect", "didSelect"])
    stage.settle()
    stage.delegate.allows = false
    stage.tap(0)
    spec.expect(stage.tabs.selectedIndex, equals: 1)
    spec.expect(that: stage.hero.state == .possible)
  }

  @Test func `a delegate that is set later leaves Hero below it`() {
    let own = TabDelegate()
    stage.run { stage.tabs.delegate = own }
    stage.select(1)
    #expect(stage.hero.isTransitioning)
    stage.settle()
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test(.spec("B-027")) func `switching Hero off gives the delegate back`() {
    let stage = TabStage(hasDelegate: true)
    stage.run {
      stage.tabs.hero.isEnabled = true
      stage.tabs.hero.isEnabled = false
    }
    SpecCase("B-027").expect(that: stage.tabs.delegate === stage.delegate)
    stage.select(1)
    #expect(!stage.hero.isTransitioning)
  }

  @Test(.spec("B-009")) func `tabs that are tapped to and fro end in one that is whole`() {
    let spec = SpecCase("B-009")
    stage.run { stage.tabs.hero.tabBarAnimationType = .fade }
    for index in [1, 0, 1, 0] {
      stage.tap(index)
      stage.advance(0.1)
    }
    stage.settle()
    let shown = stage.screens.filter { $0.view.window != nil }
    spec.expect(shown == [stage.screens[stage.tabs.selectedIndex]], equals: true)
    spec.expect(Double(shown[0].view.alpha), equals: 1)
    spec.expect(that: !stage.hero.isTransitioning)
    spec.expect(shown[0].view.superview?.subviews.count, equals: 1)
  }
}

/// A tab bar controller with three tabs that Hero animates.
private final class TabStage {
  let world = World(clock: .manual(at: 100))
  let window: UIWindow
  let tabs: UITabBarController
  let screens: [HeroTestController]
  let delegate = TabDelegate()

  init(hasDelegate: Bool = false) {
    let world = self.world
    let delegate = self.delegate
    (window, tabs, screens) = world.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let screens = ["A", "B", "C"].map { HeroTestController(name: $0, color: .red) }
      let tabs = UITabBarController()
      tabs.viewControllers = screens
      if hasDelegate { tabs.delegate = delegate }
      tabs.hero.isEnabled = true
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return (window, tabs, screens)
    }
    world.tick()
  }

  var hero: HeroTransition { run { Hero.shared } }

  @discardableResult func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try world.perform(body)
  }

  func select(_ index: Int) {
    run { tabs.selectedIndex = index }
    world.tick()
  }

  func tap(_ index: Int) {
    let item = tabs.tabBar.items?[index]
    run { if let item { tabs.tabBar.tap(item) } }
    world.tick()
  }

  func advance(_ seconds: Double) { world.advance(by: seconds, step: 1.0 / 120) }

  func settle() { advance(3) }

  private func snapshot(_ index: Int) throws -> CALayer {
    let context = try #require(hero.context)
    return run { context.snapshotView(for: screens[index].view).layer }
  }

  func shownX(_ index: Int) throws -> CGFloat {
    let layer = try snapshot(index)
    return try run { try #require(layer.presentation()).transform.m41 }
  }

  func isAbove(_ upper: Int, _ lower: Int) throws -> Bool {
    let views = try #require(run { hero.container?.subviews })
    let (one, other) = (try snapshot(upper), try snapshot(lower))
    let first = views.firstIndex { $0.layer === one } ?? -1
    let second = views.firstIndex { $0.layer === other } ?? -1
    return first > second
  }
}

extension HeroTransition {
  fileprivate var inTab: Bool { isTransitioning && context != nil }
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var allows = true

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("shouldSelect")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    calls.append("didSelect")
  }
}
