import QuartzCore

extension UIPresentationController {
  /// The animator of a transition for which no delegate supplies one.
  func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical, .partialCurl: CoverVerticalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    }
  }
}
