extension UIGestureRecognizer {
  /// Ends a gesture of two fingers when one is lifted; one that never began fails with the last finger.
  func endPair(lifting touches: Set<UITouch>) {
    if state != .possible {
      state = .ended
    } else if numberOfTouches == touches.count {
      state = .failed
    }
  }
}
