/// Is told when an animator begins and ends to move items.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Tells that items begin to move.
  ///
  /// - Parameter animator: The animator.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Tells that everything came to rest.
  ///
  /// - Parameter animator: The animator.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
