public import QuartzCore

/// A line that lies: an edge, the middle or the line of a text.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint to lie below another anchor by a distance that is equal to the usual one.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: What the usual distance is multiplied by.
  /// - Returns: The constraint, which is not active.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint to lie below another anchor by a distance that is at least the usual one.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: What the usual distance is multiplied by.
  /// - Returns: The constraint, which is not active.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint to lie below another anchor by a distance that is at most the usual one.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: What the usual distance is multiplied by.
  /// - Returns: The constraint, which is not active.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns the distance to another anchor as a length, which is negative where that one lies before this one.
  ///
  /// - Parameter otherAnchor: The other anchor.
  /// - Returns: The length.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor), .height)
  }
}
