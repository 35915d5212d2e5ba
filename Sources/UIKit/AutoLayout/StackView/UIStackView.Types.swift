extension UIStackView {
  /// How arranged views share the length of a stack.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it; what hugs its content least grows.
    case fill = 0
    /// They fill it with equal lengths.
    case fillEqually = 1
    /// They fill it in proportion to their contents.
    case fillProportionally = 2
    /// They stand at equal distances, at least the spacing.
    case equalSpacing = 3
    /// Their middles stand at equal distances, as far as the spacing allows.
    case equalCentering = 4
  }

  /// How arranged views stand across a stack.
  nonisolated public enum Alignment: Int, Sendable {
    /// They fill its breadth.
    case fill = 0
    /// They stand at the side where lines begin, or at the top.
    case leading = 1
    /// The lines of their first texts are one; for rows only.
    case firstBaseline = 2
    /// They stand in the middle.
    case center = 3
    /// They stand at the side where lines end, or at the bottom.
    case trailing = 4
    /// The lines of their last texts are one; for rows only.
    case lastBaseline = 5

    /// They stand at the top of a row.
    public static var top: Alignment { .leading }
    /// They stand at the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
