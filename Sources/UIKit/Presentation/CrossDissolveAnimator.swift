import QuartzCore

/// Fades the presented view in and out.
final class CrossDissolveAnimator: ModalAnimator {
  override var duration: TimeInterval { 0.4 }

  override func animate(
    _ moving: UIView,
    other: UIView?,
    in context: any UIViewControllerContextTransitioning
  ) {
    let alpha = moving.alpha
    if isPresenting { moving.alpha = 0 }
    UIView.animate(withDuration: duration) { [isPresenting] in
      moving.alpha = isPresenting ? alpha : 0
    } completion: { _ in
      moving.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
