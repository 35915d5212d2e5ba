import QuartzCore

/// Lets an alert come by fading in while it shrinks to its size, and go by fading out.
final class AlertAnimator: ModalAnimator {
  /// How much larger the alert begins.
  private static let firstScale: CGFloat = 1.2

  override var duration: TimeInterval { 0.4 }

  override func animate(
    _ moving: UIView,
    other: UIView?,
    in context: any UIViewControllerContextTransitioning
  ) {
    if isPresenting {
      moving.transform = CGAffineTransform(scaleX: Self.firstScale, y: Self.firstScale)
      moving.alpha = 0
    }
    run(in: context) {
      moving.transform = .identity
      moving.alpha = isPresenting ? 1 : 0
    } completion: {
      moving.transform = .identity
      moving.alpha = 1
    }
  }
}
