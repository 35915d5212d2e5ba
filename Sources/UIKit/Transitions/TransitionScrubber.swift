import QuartzCore

/// Holds the animations of a transition at a progress and lets them go.
protocol TransitionScrubber: AnyObject {
  /// How far the animations are, from 0 to 1.
  var progress: CGFloat { get }
  /// Shows a progress.
  func seek(to progress: CGFloat)
  /// Stops animations that run, and returns how far they are.
  func hold() -> CGFloat
  /// Lets the animations run to one of their ends.
  ///
  /// - Parameters:
  ///   - position: The end.
  ///   - speed: How fast, as a factor.
  ///   - timing: Another curve, or nil.
  ///   - atStart: Called when they went back and before they complete.
  func run(
    to position: UIViewAnimatingPosition,
    speed: Double,
    timing: (any UITimingCurveProvider)?,
    atStart: @escaping () -> Void
  )
  /// Ends the animations at once when nothing else does.
  func end(at position: UIViewAnimatingPosition)
  /// Leaves the animations to themselves.
  func release()
}
