public import QuartzCore

/// A width or a height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint to be equal to a number.
  ///
  /// - Parameter c: The number, in points.
  /// - Returns: The constraint, which is not active.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutItem, attribute, .equal, constant: c)
  }

  /// Returns a constraint to be equal to a multiple of another length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: What it is multiplied by.
  /// - Returns: The constraint, which is not active.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, multiplier: m)
  }

  /// Returns a constraint to be equal to a multiple of another length and a number.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: What it is multiplied by.
  ///   - c: The number, in points.
  /// - Returns: The constraint, which is not active.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint to be at least a number.
  ///
  /// - Parameter c: The number, in points.
  /// - Returns: The constraint, which is not active.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutItem, attribute, .greaterThanOrEqual, constant: c)
  }

  /// Returns a constraint to be at least a multiple of another length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: What it is multiplied by.
  /// - Returns: The constraint, which is not active.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns a constraint to be at least a multiple of another length and a number.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: What it is multiplied by.
  ///   - c: The number, in points.
  /// - Returns: The constraint, which is not active.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint to be at most a number.
  ///
  /// - Parameter c: The number, in points.
  /// - Returns: The constraint, which is not active.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(layoutItem, attribute, .lessThanOrEqual, constant: c)
  }

  /// Returns a constraint to be at most a multiple of another length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: What it is multiplied by.
  /// - Returns: The constraint, which is not active.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns a constraint to be at most a multiple of another length and a number.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: What it is multiplied by.
  ///   - c: The number, in points.
  /// - Returns: The constraint, which is not active.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
