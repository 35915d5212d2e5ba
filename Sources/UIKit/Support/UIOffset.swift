/// An offset of a position, in points.
nonisolated public struct UIOffset: Hashable, Codable, Sendable {
  /// The horizontal offset.
  public var horizontal: CGFloat
  /// The vertical offset.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Makes an offset.
  ///
  /// - Parameters:
  ///   - horizontal: The horizontal offset. Default 0.
  ///   - vertical: The vertical offset. Default 0.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
