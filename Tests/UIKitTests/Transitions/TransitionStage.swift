import QuartzCore
import UIKit

/// A window in a World of its own with a clock that is moved by hand.
final class TransitionStage {
  let world = World(clock: .manual(at: 100))
  let log = CallLog()
  let window: UIWindow
  /// Delegates are weak on iOS; somebody must hold them.
  private var kept: [AnyObject] = []

  /// Holds an object that others hold weakly.
  func keep(_ object: AnyObject) { kept.append(object) }

  init(size: CGSize = CGSize(width: 390, height: 844)) {
    window = world.perform { UIWindow(frame: CGRect(origin: .zero, size: size)) }
  }

  convenience init(root: (CallLog) -> UIViewController) {
    self.init()
    show(root(log))
  }

  /// Makes a controller the root and lets it come.
  func show(_ controller: UIViewController) {
    perform {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    log.clear()
  }

  /// Does something in the World and makes a frame.
  func perform(_ body: () -> Void) {
    world.perform(body)
    world.tick()
  }

  /// Lets time pass.
  func run(_ seconds: TimeInterval) {
    world.advance(by: seconds)
  }

  func screen(_ name: String, color: UIColor = .white) -> TestScreen {
    world.perform { TestScreen(name, log: log, color: color) }
  }

  /// A navigation controller with a stack of screens that is the root.
  func navigation(
    _ names: String...,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) -> (UINavigationController, [TestScreen], NavigationSpy) {
    let screens = names.map { screen($0) }
    let spy = NavigationSpy(log: log, animator: animator)
    let navigation = world.perform { UINavigationController() }
    world.perform { navigation.viewControllers = screens }
    show(navigation)
    navigation.delegate = spy
    kept.append(spy)
    return (navigation, screens, spy)
  }

  /// A transitioning delegate that lives as long as the stage.
  func modalSpy(animator: TestAnimator? = nil) -> ModalSpy {
    let spy = ModalSpy(log: log, animator: animator)
    kept.append(spy)
    return spy
  }

  /// Touches a point of the window with a finger and lifts it.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    let touch = world.perform {
      UITouch(location: CGPoint(x: x, y: y), in: window, timestamp: world.clock.now)
    }
    for phase in [UITouch.Phase.began, .ended] {
      perform {
        if phase == .ended { touch.change(to: phase, timestamp: world.clock.now) }
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: world.clock.now))
      }
      run(0.05)
    }
  }

  /// Where a view is shown now, in the window.
  func shownFrame(of view: UIView) -> CGRect {
    world.perform {
      let layer = view.layer.presentation() ?? view.layer
      return layer.convert(layer.bounds, to: window.layer.presentation() ?? window.layer)
    }
  }

  var isBlocked: Bool {
    world.perform { UIApplication.shared.isIgnoringInteractionEvents }
  }

  var monitor: TransitionMonitor {
    world.perform { TransitionMonitor.current }
  }
}
