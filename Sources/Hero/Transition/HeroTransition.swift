public import UIKit

/// Runs transitions between view controllers.
///
/// It serves as transitioning delegate, delegate of navigation and tab bar controllers, and animator at
/// once. `Hero.shared` is
/// the one that `hero.isEnabled` uses; an app may make others.
@preconcurrency @MainActor open class HeroTransition: NSObject {
  /// Is told every state and every progress.
  public weak var delegate: (any HeroTransitionDelegate)?
  /// The animation of the root views when it is not `.auto`, whatever view controllers ask for.
  public var defaultAnimation = HeroDefaultAnimationType.auto
  /// The colour behind everything; over-full-screen presentations have none; default black.
  public var containerColor = UIColor.black
  /// Whether touches reach the transition's container; default false.
  public var isUserInteractionEnabled = false
  /// Which side is on top; default automatic.
  public var viewOrderingStrategy = HeroViewOrderingStrategy.auto
  /// How automatic animations choose a direction; default left to right.
  public var defaultAnimationDirectionStrategy = HeroDefaultAnimationType.Strategy
    .forceLeftToRight
  /// Whether a cascade gives a turn to subviews that do not animate, as upstream does; default
  /// false.
  public var cascadeCountsEverySubview = false

  /// Where the transition stands.
  public internal(set) var state = HeroTransitionState.possible {
    didSet { if state != oldValue { delegate?.heroTransition(self, didUpdate: state) } }
  }

  /// Whether a transition is pending or runs.
  public var isTransitioning: Bool { state != .possible }
  /// Whether a screen is entered rather than left again; keeps its value between transitions.
  public internal(set) var isPresenting = true
  // The library's own spelling: there is a container whenever a transition runs.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view that holds everything that animates; nil between transitions.
  public internal(set) var container: UIView!
  /// The view controller that is entered.
  public internal(set) var toViewController: UIViewController?
  /// The view controller that is left.
  public internal(set) var fromViewController: UIViewController?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The views and target states of the transition; nil between transitions.
  public internal(set) var context: HeroContext!
  /// Whether the progress is driven from outside; also true between transitions.
  public var interactive: Bool { !runner.isRunning }
  /// How long the transition lasts, in seconds.
  public internal(set) var totalDuration: TimeInterval = 0
  /// How far the transition has come, 0…1; 0 between transitions.
  public internal(set) var progress = 0.0

  // MARK: Of one transition

  weak var transitionContext: (any UIViewControllerContextTransitioning)?
  var transitionContainer: UIView?
  var completionCallback: ((Bool) -> Void)?
  var inNavigationController = false
  var inTabBarController = false
  var forceNotInteractive = false
  var isCustom = false
  /// Whether the framework is being told about the end of a transition.
  var isReporting = false
  var processors: [any HeroPreprocessor] = []
  var animators: [any HeroAnimator] = []
  var plugins: [HeroPlugin] = []
  var layerAnimator = LayerAnimator()
  /// Whether the progress moves the layers, though it runs by itself: since it was turned around.
  var isOnTimeline = false
  /// Which animator animates which views.
  var assignments: [HeroAssignment] = []
  var animatingFromViews: [UIView] = []
  var animatingToViews: [UIView] = []
  var observers: [any HeroProgressUpdateObserver] = []
  /// What was asked before the transition could follow.
  var pending = HeroPendingRequest()
  var presenterPlace: HeroPresenterPlace?
  var interactionBefore: Bool?
  let runner = ProgressRunner()

  /// Makes a transition.
  public override init() {
    super.init()
    runner.delegate = self
  }

  /// The root view of the side that is left.
  var fromView: UIView? { fromViewController?.view }
  /// The root view of the side that is entered.
  var toView: UIView? { toViewController?.view }

  /// Adds an observer of the progress, which is dropped when the transition is over.
  ///
  /// - Parameter observer: The observer.
  public func observeForProgressUpdate(observer: any HeroProgressUpdateObserver) {
    observers.append(observer)
  }
}

// The names of earlier releases.
extension HeroTransition {
  /// Whether a transition is pending or runs.
  public var transitioning: Bool { isTransitioning }
  /// Whether a screen is entered rather than left again.
  public var presenting: Bool { isPresenting }
}

extension HeroTransition {
  /// Whether the entered view controller leaves what is behind it in place.
  var toOverFullScreen: Bool {
    !inNavigationController && !inTabBarController && toViewController?.isHeroOver == true
  }

  /// Whether the left view controller leaves what is behind it in place.
  var fromOverFullScreen: Bool {
    !inNavigationController && !inTabBarController && fromViewController?.isHeroOver == true
  }

  /// The view controller whose presentation this transition begins or ends.
  var presentedViewController: UIViewController? {
    guard !inNavigationController, !inTabBarController, !isCustom else { return nil }
    return isPresenting ? toViewController : fromViewController
  }

  /// The view controller under the presented one.
  var presenterViewController: UIViewController? {
    guard presentedViewController != nil else { return nil }
    return isPresenting ? fromViewController : toViewController
  }
}

extension UIViewController {
  fileprivate var isHeroOver: Bool {
    modalPresentationStyle == .overFullScreen || modalPresentationStyle == .overCurrentContext
  }
}

/// Which views an animator animates.
struct HeroAssignment {
  let animator: any HeroAnimator
  var fromViews: [UIView]
  var toViews: [UIView]
}

/// What was asked of a transition before it animates.
struct HeroPendingRequest {
  /// The end to run to, and whether to animate it.
  var end: (finished: Bool, animated: Bool)?
  /// The progress to begin at.
  var progress: Double?
}
