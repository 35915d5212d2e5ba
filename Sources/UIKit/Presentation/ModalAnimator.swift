import QuartzCore

/// A built-in modal animation: places the views and completes the transition; subclasses move them.
class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  /// The duration, in seconds.
  var duration: TimeInterval { 0.5 }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.view(forKey: .from)
    let to = transitionContext.view(forKey: .to)
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      let frame = transitionContext.finalFrame(for: controller)
      to.bounds.size = frame.size
      to.center = CGPoint(x: frame.midX, y: frame.midY)
      if isPresenting {
        container.addSubview(to)
      } else {
        container.insertSubview(to, at: 0)
      }
    }
    guard let moving = isPresenting ? to : from else {
      return transitionContext.completeTransition(true)
    }
    animate(moving, other: isPresenting ? from : to, in: transitionContext)
  }

  /// Sets the animations up.
  ///
  /// - Parameters:
  ///   - moving: The presented view, which comes or goes.
  ///   - other: The presenter's view when it takes part.
  ///   - context: The transition.
  func animate(
    _ moving: UIView,
    other: UIView?,
    in context: any UIViewControllerContextTransitioning
  ) {}

  /// Runs changes with the system's spring, or in step with the finger.
  func run(
    in context: any UIViewControllerContextTransitioning,
    _ changes: () -> Void,
    completion: @escaping () -> Void
  ) {
    SystemSpring.animate(duration: duration, isLinear: context.isInteractive, changes) { _ in
      completion()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
