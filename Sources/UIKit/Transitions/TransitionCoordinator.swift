import QuartzCore

/// Runs closures beside a transition, and keeps them until it begins.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case waiting
    case running
    case ended
  }

  private weak var context: TransitionContext?
  private let announced: (from: UIViewController?, to: UIViewController?)
  private let fallbackContainer: () -> UIView?
  private var stage = Stage.waiting
  private var alongside: [Closure] = []
  private var completions: [Closure] = []
  private var interactionHandlers: [Closure] = []

  let isAnimated = true
  let presentationStyle: UIModalPresentationStyle
  private(set) var initiallyInteractive = false
  private(set) var isInterruptible = false
  private(set) var transitionDuration: TimeInterval = 0
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  init(
    from: UIViewController?,
    to: UIViewController?,
    presentationStyle: UIModalPresentationStyle,
    expectedDuration: TimeInterval,
    container: @escaping () -> UIView?
  ) {
    announced = (from, to)
    self.presentationStyle = presentationStyle
    transitionDuration = expectedDuration
    fallbackContainer = container
    super.init()
  }

  // MARK: - The transition

  func adopt(_ context: TransitionContext, isInteractive: Bool) {
    self.context = context
    initiallyInteractive = isInteractive
    transitionDuration = context.duration
  }

  func setInterruptible(_ isInterruptible: Bool) {
    self.isInterruptible = isInterruptible
  }

  var isInteractive: Bool { context?.isInteractive ?? false }

  var percentComplete: CGFloat { context?.percentComplete ?? 0 }

  var containerView: UIView { context?.containerView ?? fallbackContainer() ?? UIView() }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    context?.viewController(forKey: key) ?? (key == .from ? announced.from : announced.to)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context?.view(forKey: key)
  }

  // MARK: - Closures

  @discardableResult func animate(
    alongsideTransition animation: Closure?,
    completion: Closure?
  ) -> Bool {
    switch stage {
    case .waiting:
      if let animation { alongside.append(animation) }
      if let completion { completions.append(completion) }
      return true
    case .running:
      if let animation { UIView.performWithoutAnimation { animation(self) } }
      if let completion { completions.append(completion) }
      return false
    case .ended:
      if let animation { UIView.performWithoutAnimation { animation(self) } }
      completion?(self)
      return false
    }
  }

  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: Closure?,
    completion: Closure?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {
    interactionHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Closure) {
    interactionHandlers.append { context in
      if !context.isInteractive { handler(context) }
    }
  }

  /// The closures that wait to run beside the animator; from now on it is too late for more.
  func takeAlongside() -> [() -> Void] {
    stage = .running
    let closures = alongside
    alongside = []
    return closures.map { closure in { closure(self) } }
  }

  func interactionDidChange(cancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    isCancelled = cancelled
    completionVelocity = speed
    completionCurve = curve
    for handler in interactionHandlers { handler(self) }
  }

  /// Calls the completions; the closures that hold the controllers go.
  func end(cancelled: Bool) {
    guard stage != .ended else { return }
    stage = .ended
    isCancelled = cancelled
    let actions = completions
    completions = []
    interactionHandlers = []
    alongside = []
    for action in actions { action(self) }
  }
}
