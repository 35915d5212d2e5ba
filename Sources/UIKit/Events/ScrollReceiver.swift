/// A responder that uses the scrolls of a wheel itself, such as a view that hands them on.
@MainActor package protocol ScrollReceiver: UIResponder {
  /// Uses a scroll.
  ///
  /// - Parameter event: The scroll.
  /// - Returns: Whether it was used; otherwise the next responder is asked.
  func receive(_ event: UIScrollEvent) -> Bool
}
