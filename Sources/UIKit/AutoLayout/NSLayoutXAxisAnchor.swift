public import QuartzCore

/// A line that stands upright: an edge or the middle.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint to lie behind another anchor by a distance that is equal to the usual one.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: What the usual distance is multiplied by.
  /// - Returns: The constraint, which is not active.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint to lie behind another anchor by a distance that is at least the usual one.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: What the usual distance is multiplied by.
  /// - Returns: The constraint, which is not active.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint to lie behind another anchor by a distance that is at most the usual one.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: What the usual distance is multiplied by.
  /// - Returns: The constraint, which is not active.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns the distance to another anchor as a length, which is negative where that one lies before this one.
  ///
  /// - Parameter otherAnchor: The other anchor.
  /// - Returns: The length.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor), .width)
  }
}
