import Hero
import TestSupport
import Testing

@MainActor @Suite("Navigation") struct NavigationTests {
  private let stage = NavigationStage()

  private var hero: HeroTransition { stage.hero }

  @Test(.spec("H-60")) func `push and pop move the way of the stack`() throws {
    let spec = SpecCase("H-60")
    stage.push()
    spec.expect(that: try stage.shownX(stage.second.view) == 320)
    spec.expect(that: try stage.isAbove(stage.second.view, stage.first.view))
    stage.settle()
    stage.pop()
    spec.expect(that: try stage.shownX(stage.first.view) == -320)
    spec.expect(that: try stage.isAbove(stage.first.view, stage.second.view))
    stage.settle()
    spec.expect(that: stage.navigation.topViewController === stage.first)
  }

  @Test(.spec("H-65"), arguments: [HeroDefaultAnimationType.auto, .zoom])
  func `the navigation's type wins over the modal one, the transition's over both`(
    type: HeroDefaultAnimationType
  ) {
    stage.run {
      stage.navigation.hero.navigationAnimationType = .fade
      stage.second.hero.modalAnimationType = .push(direction: .left)
      hero.defaultAnimation = type
    }
    stage.push()
    let state = hero.context?[stage.second.view]
    SpecCase("H-65").expect(state?.opacity, equals: type == .auto ? 0 : nil)
    SpecCase("H-65").expect(state?.transform == nil, equals: type == .auto)
  }

  @Test(.spec("H-94")) func `only the top of a stack is told`() {
    let log = HeroTestLog()
    stage.first.log = log
    let silent = UIViewController()
    let presented = stage.run {
      stage.navigation.pushViewController(silent, animated: false)
      let presented = HeroTestController(name: "C", color: .green)
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = hero
      return presented
    }
    stage.world.tick()
    presented.log = log
    log.lines = []
    stage.run { stage.navigation.present(presented, animated: true) }
    stage.world.tick()
    stage.settle()
    SpecCase("H-94").expect(that: !log.lines.contains { $0.contains("(A") })
    SpecCase("H-94").expect(that: log.lines.contains("didEndTransition(C)"))
  }

  @Test(.spec("H-98")) func `a push that is cancelled at once leaves nothing`() {
    let before = stage.window.allViews.count
    let hero = self.hero
    stage.first.willLeave = { hero.cancel(animate: false) }
    stage.push()
    stage.settle()
    SpecCase("H-98").expect(hero.state, equals: .possible)
    SpecCase("H-98").expect(stage.window.allViews.count, equals: before)
    SpecCase("H-98").expect(that: stage.navigation.topViewController === stage.first)
  }

  @Test(.spec("H-119")) func `unwinding to the root leaves one screen`() {
    let third = HeroTestController(name: "C", color: .green)
    stage.run {
      stage.navigation.pushViewController(stage.second, animated: false)
      stage.navigation.pushViewController(third, animated: false)
    }
    stage.world.tick()
    stage.run { third.hero.unwindToRootViewController() }
    stage.world.tick()
    stage.settle()
    SpecCase("H-119").expect(stage.navigation.viewControllers.count, equals: 1)
    SpecCase("H-119").expect(that: stage.first.view.window === stage.window)
  }

  @Test(.spec("H-121")) func `the delegate of before is still called`() {
    let stage = NavigationStage(hasDelegate: true)
    stage.push()
    stage.settle()
    SpecCase("H-121").expect(
      Array(stage.delegate.calls.suffix(2)),
      equals: ["willShow", "didShow"]
    )
    SpecCase("H-121").expect(that: stage.hero.state == .possible)
  }

  @Test(.spec("H-122")) func `disabling restores both delegates`() {
    let spec = SpecCase("H-122")
    let stage = NavigationStage(hasDelegate: true)
    stage.run {
      stage.navigation.hero.isEnabled = false
      spec.expect(that: stage.navigation.delegate === stage.delegate)
      spec.expect(that: stage.navigation.transitioningDelegate == nil)
      let modal = Transitioning()
      stage.navigation.transitioningDelegate = modal
      stage.navigation.hero.isEnabled = true
      stage.navigation.hero.isEnabled = true
      spec.expect(that: stage.navigation.transitioningDelegate === Hero.shared)
      stage.navigation.hero.isEnabled = false
      spec.expect(that: stage.navigation.transitioningDelegate === modal)
      spec.expect(that: stage.navigation.delegate === stage.delegate)
    }
  }

  @Test(.spec("H-120")) func `completions are called exactly once`() {
    let spec = SpecCase("H-120")
    var pops = 0
    stage.push()
    stage.settle()
    stage.run { stage.second.hero.dismissViewController { pops += 1 } }
    stage.world.tick()
    stage.settle()
    spec.expect(pops, equals: 1)
    var replacements = 0
    let next = HeroTestController(name: "C", color: .green)
    stage.run { stage.first.hero.replaceViewController(with: next) { replacements += 1 } }
    stage.world.tick()
    stage.settle()
    spec.expect(replacements, equals: 1)
    spec.expect(that: stage.navigation.viewControllers.first === next)
    let modal = HeroStage()
    var roots = 0
    modal.run {
      modal.first.hero.replaceViewController(with: modal.second) { roots += 1 }
    }
    modal.world.tick()
    modal.settle()
    spec.expect(roots, equals: 1)
    spec.expect(that: modal.window.rootViewController === modal.second)
  }

  @Test(.spec("H-100")) func `a presenter's frame survives pushes in what it presented`() {
    let spec = SpecCase("H-100")
    let stage = HeroStage()
    let frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    let (navigation, pushed) = stage.run {
      stage.first.view.frame = frame
      let navigation = UINavigationController(rootViewController: stage.second)
      navigation.modalPresentationStyle = .fullScreen
      navigation.transitioningDelegate = Hero.shared
      navigation.delegate = Hero.shared
      return (navigation, HeroTestController(name: "C", color: .green))
    }
    let superview = stage.first.view.superview
    stage.run { stage.first.present(navigation, animated: true) }
    stage.settle()
    for step in 0..<2 {
      stage.run {
        if step == 0 {
          navigation.pushViewController(pushed, animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
      }
      stage.settle()
      spec.expect(that: navigation.topViewController?.view.frame != frame)
    }
    stage.run { navigation.dismiss(animated: true) }
    stage.settle()
    spec.expect(stage.first.view.frame, equals: frame)
    spec.expect(that: stage.first.view.superview === superview)
  }

  @Test func `replacing and then dismissing says why nothing happens`() {
    let stage = HeroStage()
    stage.run { stage.first.hero.replaceViewController(with: stage.second) }
    stage.settle()
    stage.run { stage.second.hero.dismissViewController() }
    #expect(stage.world.issues.contains { $0.message.contains("nothing to dismiss") })
  }

  @Test func `a pop can be driven and cancelled`() throws {
    stage.push()
    stage.settle()
    stage.pop()
    stage.run { hero.update(0.4) }
    stage.world.tick()
    let before = try stage.shownX(stage.first.view)
    stage.run { hero.cancel() }
    stage.world.tick()
    #expect(abs(try stage.shownX(stage.first.view) - before) < 1e-6)
    stage.settle()
    #expect(stage.navigation.topViewController === stage.second)
    #expect(stage.second.view.window === stage.window)
  }
}

/// A window with a navigation controller that Hero animates.
private final class NavigationStage {
  let world = World(clock: .manual(at: 50))
  let window: UIWindow
  let navigation: UINavigationController
  let first: HeroTestController
  let second: HeroTestController
  let delegate = NavigationListener()

  var hero: HeroTransition { run { Hero.shared } }

  init(hasDelegate: Bool = false) {
    let delegate = self.delegate
    (window, navigation, first, second) = world.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let first = HeroTestController(name: "A", color: .red)
      let second = HeroTestController(name: "B", color: .blue)
      let navigation = UINavigationController(rootViewController: first)
      navigation.setNavigationBarHidden(true, animated: false)
      if hasDelegate { navigation.delegate = delegate }
      navigation.hero.isEnabled = true
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return (window, navigation, first, second)
    }
    world.tick()
  }

  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try world.perform(body)
  }

  func push() {
    run { navigation.pushViewController(second, animated: true) }
    world.tick()
  }

  func pop() {
    _ = run { navigation.popViewController(animated: true) }
    world.tick()
  }

  func settle() {
    world.advance(by: 3, step: 1.0 / 120)
  }

  func shownX(_ view: UIView) throws -> CGFloat {
    let context = try #require(hero.context)
    let layer = run { context.snapshotView(for: view).layer }
    return try #require(run { layer.presentation() }).transform.m41
  }

  func isAbove(_ view: UIView, _ other: UIView) throws -> Bool {
    let layers = try #require(hero.container?.layer.sublayers)
    let context = try #require(hero.context)
    let snapshots = run { [view, other].map { context.snapshotView(for: $0).layer } }
    let one = try #require(layers.firstIndex { $0 === snapshots[0] })
    let two = try #require(layers.firstIndex { $0 === snapshots[1] })
    return one > two
  }
}

private final class NavigationListener: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow")
  }
}

private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {}

extension UIView {
  fileprivate var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}
