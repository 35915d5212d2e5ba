/// Something that runs, pauses, reverses and stops animations.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animations were started.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move now.
  var isRunning: Bool { get }
  /// Whether the animations play back.
  var isReversed: Bool { get set }
  /// How much is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on after a pause.
  func startAnimation()
  /// Starts after a delay.
  ///
  /// - Parameter delay: The delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses where the animations are.
  func pauseAnimation()
  /// Stops where the animations are.
  ///
  /// - Parameter withoutFinishing: Whether nothing more is done; otherwise ``finishAnimation(at:)`` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations.
  ///
  /// - Parameter finalPosition: Where the values end.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
