/// Something that runs changes of views as animations.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start later.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: When they start, as a part of the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  ///
  /// - Parameter animation: The changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called when the animations end.
  ///
  /// - Parameter completion: Called with where they ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: Another timing, or nil for the one at hand.
  ///   - durationFactor: The remaining duration as a part of the whole one; 0 keeps what is left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Adds changes as those without a delay, as far as the receiver knows no delays.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Starts again.
  ///
  /// - Parameters:
  ///   - parameters: Not used.
  ///   - durationFactor: Not used.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    startAnimation()
  }
}
