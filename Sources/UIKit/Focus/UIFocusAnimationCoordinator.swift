public import QuartzCore

/// Runs animations beside a move of focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs changes beside the move; without one they are made at once.
  ///
  /// - Parameters:
  ///   - animations: The changes.
  ///   - completion: Called afterwards.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)?) {
    animations?()
    completion?()
  }
}
