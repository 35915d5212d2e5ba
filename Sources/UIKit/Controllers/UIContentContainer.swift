public import QuartzCore

/// Something that holds content whose size it negotiates.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content wants, in points.
  var preferredContentSize: CGSize { get }
  /// Tells that a child wants another size.
  ///
  /// - Parameter container: The child.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Tells that a child fits its constraints at another size.
  ///
  /// - Parameter container: The child.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )
  /// Returns the size of a child in a container of another size.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of what holds it.
  /// - Returns: The child's size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Tells that the view is about to get another size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - coordinator: What runs animations beside the change.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// Tells that the environment is about to change.
  ///
  /// - Parameters:
  ///   - newCollection: The new environment.
  ///   - coordinator: What runs animations beside the change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
