package import CoreGraphics

/// The swipe from the left edge, carried out by code instead of a finger.
extension UINavigationController {
  /// Whether a swipe from the left edge would pop now.
  package var allowsSwipe: Bool { swipe.recognizer.isEnabled && swipe.allowsPop }

  /// Begins the pop as the swipe does, held at its start.
  package func beginSwipe() { swipe.begin() }

  /// Moves the pop as the swipe does.
  ///
  /// - Parameter progress: How far the finger is, in parts of the width.
  package func updateSwipe(_ progress: CGFloat) { swipe.update(progress) }

  /// Lets go of the pop.
  ///
  /// - Parameter finishes: Whether the pop is carried out.
  package func endSwipe(finishes: Bool) { swipe.end(finishes: finishes) }
}
