import Hero
import Testing

/// A window of 320 × 480 points with two screens, on a clock that moves by hand.
final class HeroStage {
  let world = World(clock: .manual(at: 100))
  let window: UIWindow
  let hero: HeroTransition
  let first: HeroTestController
  let second: HeroTestController

  init(style: UIModalPresentationStyle = .fullScreen) {
    let world = self.world
    (window, hero, first, second) = world.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let first = HeroTestController(name: "A", color: .red)
      let second = HeroTestController(name: "B", color: .blue)
      let hero = HeroTransition()
      second.transitioningDelegate = hero
      second.modalPresentationStyle = style
      window.rootViewController = first
      window.makeKeyAndVisible()
      return (window, hero, first, second)
    }
    world.tick()
  }

  /// Runs work in the stage's World.
  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try world.perform(body)
  }

  /// Presents the second screen and starts the transition.
  func present(completion: (() -> Void)? = nil) {
    run { first.present(second, animated: true, completion: completion) }
    world.tick()
  }

  /// Dismisses the second screen and starts the transition.
  func dismiss() {
    run { second.dismiss(animated: true) }
    world.tick()
  }

  /// Lets time pass.
  func advance(_ seconds: Double) {
    world.advance(by: seconds, step: 1.0 / 120)
  }

  /// Lets the running transition end.
  func settle() {
    advance(3)
  }

  /// Runs a transition between the two screens without presenting.
  func transition(completion: ((Bool) -> Void)? = nil) {
    run { hero.transition(from: first, to: second, in: window, completion: completion) }
    world.tick()
  }

  func state(_ view: UIView) -> HeroTargetState? { hero.context?[view] }

  func snapshot(_ view: UIView) -> CALayer {
    run {
      guard let context = hero.context else {
        Issue.record("no transition runs")
        return CALayer()
      }
      return context.snapshotView(for: view).layer
    }
  }

  /// What a view's stand-in shows now.
  func shown(_ view: UIView) throws -> CALayer {
    try #require(run { snapshot(view).presentation() })
  }

  /// Adds a view to a screen.
  func add(
    _ frame: CGRect,
    to controller: UIViewController,
    id: String? = nil,
    modifiers: [HeroModifier]? = nil
  ) -> UIView {
    run {
      let view = UIView(frame: frame)
      view.backgroundColor = .green
      view.hero.id = id
      view.hero.modifiers = modifiers
      controller.view.addSubview(view)
      return view
    }
  }
}
