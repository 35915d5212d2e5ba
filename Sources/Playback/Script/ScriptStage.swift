public import UIKit

/// A window with a navigation controller to which the steps of a script are done.
///
/// Everything that comes from the stage checks what it is told; ``faults()`` lists what is wrong.
public final class ScriptStage {
  /// The window; the stage holds none of its own, so that it can be one of the playground's.
  public private(set) weak var window: UIWindow?
  let ledger = ScriptLedger()
  /// Every controller that was made, as long as it lives.
  private(set) var tracked: [Tracked] = []
  /// What the transitions that begin are driven by, while a finger is down.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private var lastDriver: UIPercentDrivenInteractiveTransition? { drivers.last }
  private var drivers: [UIPercentDrivenInteractiveTransition] = []
  private var kind = ScriptAnimator.Kind.builtIn
  private var count = 0
  private var touch: UITouch?
  private var later: [StageScript.Moment: [StageScript.Step]] = [:]
  private lazy var delegate = ScriptDelegate(stage: self)

  /// A controller under observation.
  struct Tracked {
    let name: String
    weak var controller: UIViewController?
  }

  /// Makes a stage without a window; ``makeRoot()`` supplies what to show.
  public init() {}

  /// What happened so far, a callback each.
  public var events: [String] { ledger.events }
  /// What the script asked for and cannot be had, a sentence each.
  public var notes: [String] { ledger.notes }

  /// Makes a navigation controller with one screen, the stage's first root.
  ///
  /// - Returns: The controller.
  public func makeRoot() -> UIViewController {
    makeNavigation(makeScreen())
  }

  private func makeNavigation(_ screen: ScriptScreen) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.delegate = delegate
    tracked.append(Tracked(name: "navigation of \(screen.name)", controller: navigation))
    return navigation
  }

  private func makeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in makeNavigation(makeScreen()) }
    tabs.delegate = delegate
    tracked.append(Tracked(name: "tabs", controller: tabs))
    return tabs
  }

  /// Says which window the steps are done to.
  ///
  /// - Parameter window: The window.
  public func use(_ window: UIWindow) {
    self.window = window
  }

  private static let colors: [UIColor] = [
    .systemTeal, .systemOrange, .systemIndigo, .systemGreen, .systemPink, .systemYellow,
  ]

  private func makeScreen() -> ScriptScreen {
    count += 1
    let screen = ScriptScreen(
      name: "S\(count)",
      color: Self.colors[count % Self.colors.count],
      stage: self
    )
    tracked.append(Tracked(name: screen.name, controller: screen))
    return screen
  }

  func makeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    switch kind {
    case .builtIn: nil
    case .property: ScriptPropertyAnimator(stage: self)
    default: ScriptAnimator(kind: kind, stage: self)
    }
  }

  // MARK: - Where steps act

  /// The topmost controller that is presented, or the root.
  var top: UIViewController? {
    var controller = window?.rootViewController
    while let next = controller?.presentedViewController, next !== controller { controller = next }
    return controller
  }

  /// The controller within containers that is seen.
  static func shown(by controller: UIViewController) -> UIViewController {
    let inner =
      (controller as? UINavigationController)?.topViewController
      ?? (controller as? UITabBarController)?.selectedViewController
    return inner.map(shown(by:)) ?? controller
  }

  private var navigation: UINavigationController? {
    var controller = top
    while let candidate = controller {
      if let navigation = candidate as? UINavigationController { return navigation }
      if let tabs = candidate as? UITabBarController {
        return tabs.selectedViewController as? UINavigationController
      }
      controller = candidate.presentingViewController
    }
    return nil
  }

  // MARK: - Steps

  /// Makes the steps that wait for a moment, one each time that it comes.
  func reach(_ moment: StageScript.Moment) {
    guard var steps = later[moment], !steps.isEmpty else { return }
    let step = steps.removeFirst()
    later[moment] = steps
    perform(step)
  }

  /// Does one step; time passes by other means.
  ///
  /// - Parameter step: The step.
  public func perform(_ step: StageScript.Step) {
    switch step {
    case .push, .pop, .popTo, .popToRoot, .set, .bar: changeStack(step)
    case .present(let presentation, let isAnimated): present(presentation, isAnimated)
    case .dismiss(let isAnimated): dismiss(top, isAnimated)
    case .dismissAll(let isAnimated): dismissAll(isAnimated)
    case .root: window?.rootViewController = makeRoot()
    case .tabs: window?.rootViewController = makeTabs()
    case .tab(let index): choose(index)
    case .animator(let kind): use(kind)
    case .undelegate: takeDelegatesAway()
    case .drive, .update, .finish, .cancel, .pause: interact(step)
    case .touch, .drag, .lift, .lose: touch(step)
    case .rotate: resize { CGSize(width: $0.height, height: $0.width) }
    case .resize(let width, let height): resize { _ in CGSize(width: width, height: height) }
    case .tick: break
    case .at(let moment, let step): later[moment, default: []].append(step)
    }
  }

  private func changeStack(_ step: StageScript.Step) {
    guard let navigation else { return }
    switch step {
    case .push(let isAnimated):
      navigation.pushViewController(makeScreen(), animated: isAnimated)
    case .pop(let isAnimated):
      navigation.popViewController(animated: isAnimated)
    case .popTo(let place, let isAnimated):
      let stack = navigation.viewControllers
      guard !stack.isEmpty else { return }
      navigation.popToViewController(stack[min(place, stack.count - 1)], animated: isAnimated)
    case .popToRoot(let isAnimated):
      navigation.popToRootViewController(animated: isAnimated)
    case .set(let places, let isAnimated):
      navigation.setViewControllers(stack(places, of: navigation), animated: isAnimated)
    case .bar(let isHidden, let isAnimated):
      navigation.setNavigationBarHidden(isHidden, animated: isAnimated)
    default: return
    }
    expectCompletion(of: navigation)
  }

  private func stack(_ places: [Int?], of navigation: UINavigationController) -> [UIViewController]
  {
    let old = navigation.viewControllers
    var new: [UIViewController] = []
    for place in places {
      guard let place else {
        new.append(makeScreen())
        continue
      }
      guard !old.isEmpty else { continue }
      let controller = old[min(place, old.count - 1)]
      if !new.contains(where: { $0 === controller }) { new.append(controller) }
    }
    return new.isEmpty ? old : new
  }

  private func choose(_ index: Int) {
    guard let tabs = window?.rootViewController as? UITabBarController else { return }
    tabs.selectedIndex = min(index, 2)
    expectCompletion(of: tabs)
  }

  private func present(_ presentation: StageScript.Presentation, _ isAnimated: Bool) {
    guard let presenter = top else { return }
    let screen = makeScreen()
    var controller: UIViewController = screen
    if presentation.isInNavigation {
      controller = makeNavigation(screen)
    }
    controller.modalPresentationStyle = presentation.style
    controller.modalTransitionStyle = presentation.transition
    controller.transitioningDelegate = delegate
    let source = Self.shown(by: presenter)
    let completion = Once()
    source.present(controller, animated: isAnimated) { completion.call() }
    guard controller.presentingViewController != nil || completion.count > 0 else { return }
    completion.expect(ledger.expectCall("completion of present \(screen.name)"))
    expectCompletion(of: controller)
  }

  private func dismiss(_ controller: UIViewController?, _ isAnimated: Bool) {
    guard let controller, let presenter = controller.presentingViewController else { return }
    let completion = ledger.expectCall("completion of dismiss")
    presenter.dismiss(animated: isAnimated, completion: completion)
    expectCompletion(of: controller)
  }

  private func dismissAll(_ isAnimated: Bool) {
    dismiss(window?.rootViewController?.presentedViewController, isAnimated)
  }

  /// A coordinator calls its completions once.
  private func expectCompletion(of controller: UIViewController) {
    guard let coordinator = controller.transitionCoordinator else { return }
    let completion = ledger.expectCall("completion of a coordinator")
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }

  private func use(_ kind: ScriptAnimator.Kind) {
    self.kind = kind
    for tracked in tracked {
      (tracked.controller as? UINavigationController)?.delegate = delegate
      (tracked.controller as? UITabBarController)?.delegate = delegate
    }
  }

  private func takeDelegatesAway() {
    for tracked in tracked {
      (tracked.controller as? UINavigationController)?.delegate = nil
      (tracked.controller as? UITabBarController)?.delegate = nil
      tracked.controller?.transitioningDelegate = nil
    }
  }

  // MARK: - Fingers

  private func interact(_ step: StageScript.Step) {
    switch step {
    case .drive:
      let driver = UIPercentDrivenInteractiveTransition()
      self.driver = driver
      drivers.append(driver)
    case .update(let progress): lastDriver?.update(CGFloat(progress))
    case .pause: lastDriver?.pause()
    case .finish:
      driver = nil
      lastDriver?.finish()
    case .cancel:
      driver = nil
      lastDriver?.cancel()
    default: return
    }
  }

  private func touch(_ step: StageScript.Step) {
    guard let window else { return }
    func place(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: window.bounds.width * x, y: window.bounds.height * y)
    }
    let now = CACurrentMediaTime()
    switch step {
    case .touch(let x, let y):
      guard touch == nil else { return }
      touch = UITouch(location: place(x, y), in: window, timestamp: now)
      if window.hitTest(place(x, y), with: nil) == nil {
        ledger.remark("\(step): nothing lies there, in a window of \(window.sizeText)")
      }
    case .drag(let x, let y): touch?.change(to: .moved, location: place(x, y), timestamp: now)
    case .lift: touch?.change(to: .ended, timestamp: now)
    case .lose: touch?.change(to: .cancelled, timestamp: now)
    default: return
    }
    guard let touch else { return }
    UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: now))
    if touch.phase == .ended || touch.phase == .cancelled { self.touch = nil }
  }

  private func resize(_ size: (CGSize) -> CGSize) {
    guard let window else { return }
    window.frame = CGRect(origin: window.frame.origin, size: size(window.frame.size))
  }

  // MARK: - Coming to rest

  /// Lifts the finger and lets every driver go.
  func release() {
    later = [:]
    perform(.lift)
    driver = nil
    for driver in drivers { driver.finish() }
    kind = .builtIn
  }
}

extension UIWindow {
  /// The size, such as `390x844`.
  var sizeText: String { String(format: "%gx%g", bounds.width, bounds.height) }
}

/// A completion that may be called before it is known to be due.
private final class Once {
  private(set) var count = 0
  private var counter: (() -> Void)?

  func call() {
    count += 1
    counter?()
  }

  func expect(_ counter: @escaping () -> Void) {
    self.counter = counter
    for _ in 0..<count { counter() }
  }
}
