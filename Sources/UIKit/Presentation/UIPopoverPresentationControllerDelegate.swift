/// Adapts popovers, and is asked about where they stand.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that a popover is about to be presented.
  ///
  /// - Parameter popoverPresentationController: The popover's presentation controller.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  /// Returns whether a tap beside a popover may dismiss it; of earlier releases.
  ///
  /// - Parameter popoverPresentationController: The popover's presentation controller.
  /// - Returns: Whether it may. Default true.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Tells that a tap beside a popover dismissed it; of earlier releases.
  ///
  /// - Parameter popoverPresentationController: The popover's presentation controller.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
