import QuartzCore

/// Slides the presented view up from the bottom and down again.
final class CoverVerticalAnimator: ModalAnimator {
  override func animate(
    _ moving: UIView,
    other: UIView?,
    in context: any UIViewControllerContextTransitioning
  ) {
    let place = moving.center
    let below = CGPoint(
      x: place.x,
      y: context.containerView.bounds.maxY + moving.bounds.height / 2
    )
    if isPresenting { moving.center = below }
    run(in: context) {
      moving.center = isPresenting ? place : below
    } completion: {
      moving.center = place
    }
  }
}
