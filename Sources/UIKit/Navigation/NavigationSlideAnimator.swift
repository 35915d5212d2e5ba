import QuartzCore

/// The built-in push and pop: the upper view slides over the lower one, which moves less and is dimmed.
final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration that the coordinator reports, in seconds.
  static let reportedDuration: TimeInterval = 0.35
  /// How long the spring runs, in seconds.
  private static let springDuration: TimeInterval = 0.5
  /// How far the lower view moves, as a part of the width.
  static let parallax: CGFloat = 0.3
  /// How dark the lower view gets.
  private static let dimmingAlpha: CGFloat = 0.1
  private static let shadowOpacity: Float = 0.2
  private static let shadowRadius: CGFloat = 5

  private let isPush: Bool
  private let side: CGFloat

  init(
    operation: UINavigationController.Operation,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) {
    isPush = operation == .push
    side = layoutDirection == .rightToLeft ? -1 : 1
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.reportedDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    to.frame = transitionContext.finalFrame(for: controller)
    let stage = Stage(
      container: transitionContext.containerView,
      upper: isPush ? to : from,
      lower: isPush ? from : to,
      side: side
    )
    if isPush { stage.moveUpperOut() } else { stage.moveLowerBack() }
    SystemSpring.animate(
      duration: transitionContext.isInteractive ? Self.reportedDuration : Self.springDuration,
      isLinear: transitionContext.isInteractive
    ) {
      if isPush { stage.moveLowerBack() } else { stage.moveUpperOut() }
      if isPush { stage.moveUpperIn() } else { stage.moveLowerForward() }
    } completion: { _ in
      stage.clear()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// The two views with what is drawn between them.
  private final class Stage {
    private let upper: UIView
    private let lower: UIView
    private let upperCenter: CGPoint
    private let lowerCenter: CGPoint
    private let width: CGFloat
    private let dimming: UIView
    private let shadow: UIView

    init(container: UIView, upper: UIView, lower: UIView, side: CGFloat) {
      self.upper = upper
      self.lower = lower
      width = container.bounds.width * side
      upperCenter = upper.center
      lowerCenter = lower.center
      dimming = UIView(frame: container.bounds)
      dimming.backgroundColor = .black
      dimming.alpha = 0
      dimming.isUserInteractionEnabled = false
      shadow = Self.makeShadow(frame: upper.frame)
      if lower.superview !== container { container.insertSubview(lower, belowSubview: upper) }
      if upper.superview !== container { container.insertSubview(upper, aboveSubview: lower) }
      container.insertSubview(dimming, aboveSubview: lower)
      container.insertSubview(shadow, aboveSubview: dimming)
    }

    private static func makeShadow(frame: CGRect) -> UIView {
      let view = UIView(frame: frame)
      view.isUserInteractionEnabled = false
      view.layer.shadowOpacity = shadowOpacity
      view.layer.shadowRadius = shadowRadius
      view.layer.shadowOffset = .zero
      view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil)
      return view
    }

    func moveUpperOut() {
      upper.center = CGPoint(x: upperCenter.x + width, y: upperCenter.y)
      // Beside the container its shadow would still fall into it.
      shadow.alpha = 0
      shadow.center = CGPoint(x: upperCenter.x + width, y: upperCenter.y)
    }

    func moveUpperIn() {
      upper.center = upperCenter
      shadow.alpha = 1
      shadow.center = upperCenter
    }

    func moveLowerBack() {
      lower.center = CGPoint(x: lowerCenter.x - parallax * width, y: lowerCenter.y)
      dimming.alpha = dimmingAlpha
    }

    func moveLowerForward() {
      lower.center = lowerCenter
      dimming.alpha = 0
    }

    func clear() {
      dimming.removeFromSuperview()
      shadow.removeFromSuperview()
      upper.center = upperCenter
      lower.center = lowerCenter
    }
  }
}
