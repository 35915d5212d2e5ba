import QuartzCore

/// Turns from one view to the other around a vertical axis; the views change at half time, when both are edge on.
final class FlipHorizontalAnimator: ModalAnimator {
  override var duration: TimeInterval { 0.75 }

  /// How far the eye is from the turning views, in points.
  private static let eyeDistance: CGFloat = 1000

  override func animate(
    _ moving: UIView,
    other: UIView?,
    in context: any UIViewControllerContextTransitioning
  ) {
    let direction: CGFloat = isPresenting ? 1 : -1
    let coming = isPresenting ? moving : other
    let going = isPresenting ? other : moving
    let comingTransform = coming?.transform3D ?? CATransform3DIdentity
    let goingTransform = going?.transform3D ?? CATransform3DIdentity
    coming?.transform3D = Self.edgeOn(-direction, comingTransform)
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        going?.transform3D = Self.edgeOn(direction, goingTransform)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        coming?.transform3D = comingTransform
      }
    } completion: { _ in
      going?.transform3D = goingTransform
      coming?.transform3D = comingTransform
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private static func edgeOn(_ direction: CGFloat, _ base: CATransform3D) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / eyeDistance
    return CATransform3DConcat(
      base,
      CATransform3DRotate(transform, direction * .pi / 2, 0, 1, 0)
    )
  }
}
