/// The inset distances of a rectangle's edges with leading and trailing sides, in points.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Insets of no distance.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of no distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets.
  ///
  /// - Parameters:
  ///   - top: The inset of the top edge.
  ///   - leading: The inset of the leading edge.
  ///   - bottom: The inset of the bottom edge.
  ///   - trailing: The inset of the trailing edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
