/// How the old picture and the layer itself lie at a moment of a transition.
package struct TransitionFrame: Hashable, Sendable {
  /// Where the layer is, from its own place.
  package var newOffset = CGPoint.zero
  /// Where the old picture is, from the layer's place.
  package var oldOffset = CGPoint.zero
  /// How much of the layer shows, 0...1.
  package var newOpacity = 1.0
  /// How much of the old picture shows, 0...1.
  package var oldOpacity = 1.0
  /// Whether the old picture is drawn over the layer.
  package var isOldInFront = false
}

extension CATransition {
  /// Returns how the old picture and the layer lie.
  ///
  /// Pictures do not fade at their edges while they move, as they do a little on iOS.
  ///
  /// - Parameters:
  ///   - progress: How far the transition is, 0...1.
  ///   - size: The size of the layer.
  ///   - isOldOpaque: Whether nothing shows through the old picture: then it is covered, else it
  ///     fades.
  /// - Returns: The places.
  package final func frame(
    at progress: Double,
    size: CGSize,
    isOldOpaque: Bool = true
  ) -> TransitionFrame {
    var frame = TransitionFrame()
    let whole = direction
    func offset(_ part: Double) -> CGPoint {
      CGPoint(
        x: whole.dx * size.width * CGFloat(part),
        y: whole.dy * size.height * CGFloat(part)
      )
    }
    switch type {
    case .push:
      frame.newOffset = offset(1 - progress)
      frame.oldOffset = offset(-progress)
    case .moveIn:
      frame.newOffset = offset(1 - progress)
    case .reveal:
      frame.oldOffset = offset(-progress)
      frame.isOldInFront = true
    default:
      frame.newOpacity = min(max(progress, 0), 1)
      frame.oldOpacity = isOldOpaque ? 1 : 1 - frame.newOpacity
    }
    return frame
  }

  /// The side that the new picture comes from; on iOS `fromTop` is the bottom edge of the screen.
  private var direction: CGVector {
    switch subtype {
    case .fromRight: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: -1, dy: 0)
    }
  }
}
