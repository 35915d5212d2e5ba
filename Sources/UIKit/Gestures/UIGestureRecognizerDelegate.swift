/// Decides how recognizers begin and go together.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a recognizer may begin.
  ///
  /// - Parameter gestureRecognizer: The recognizer.
  /// - Returns: Whether it may. Default true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two recognizers may recognize at the same time.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer whose delegate is asked.
  ///   - otherGestureRecognizer: The other one.
  /// - Returns: Whether they may. Default false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer waits until another one fails.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer whose delegate is asked.
  ///   - otherGestureRecognizer: The one that it waits for.
  /// - Returns: Whether it waits. Default false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another recognizer waits until this one fails.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer whose delegate is asked.
  ///   - otherGestureRecognizer: The one that waits.
  /// - Returns: Whether it waits. Default false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer receives a touch.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - touch: The touch.
  /// - Returns: Whether it does. Default true.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets the recognizer begin.
  ///
  /// - Parameter gestureRecognizer: The recognizer.
  /// - Returns: True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Lets one recognizer exclude the other.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer whose delegate is asked.
  ///   - otherGestureRecognizer: The other one.
  /// - Returns: False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Waits for nobody.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer whose delegate is asked.
  ///   - otherGestureRecognizer: The one that it waits for.
  /// - Returns: False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Lets nobody wait.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer whose delegate is asked.
  ///   - otherGestureRecognizer: The one that waits.
  /// - Returns: False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Lets the recognizer receive the touch.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - touch: The touch.
  /// - Returns: True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}
