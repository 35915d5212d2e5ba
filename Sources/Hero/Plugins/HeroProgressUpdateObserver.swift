/// Is told the progress of a transition.
@preconcurrency @MainActor public protocol HeroProgressUpdateObserver: AnyObject {
  /// Tells a new progress.
  ///
  /// - Parameter progress: 0…1.
  func heroDidUpdateProgress(progress: Double)
}
