/// What a line looks like.
package struct StrokeStyle: Hashable, Sendable {
  /// The width.
  package var width: CGFloat
  /// How the line ends.
  package var cap: CGLineCap
  /// How two pieces meet.
  package var join: CGLineJoin
  /// How long a point of two pieces may be, in line widths.
  package var miterLimit: CGFloat

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - cap: How the line ends.
  ///   - join: How two pieces meet.
  ///   - miterLimit: How long a point of two pieces may be, in line widths.
  package init(
    width: CGFloat,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
