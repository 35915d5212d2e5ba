extension NSLayoutConstraint {
  /// What a constraint is about: an edge, a line or a length of a view.
  nonisolated public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The edge at which lines begin.
    case leading = 5
    /// The edge at which lines end.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The line on which the last text stands.
    case lastBaseline = 11
    /// The line on which the first text stands.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The top edge inside the margins.
    case topMargin = 15
    /// The bottom edge inside the margins.
    case bottomMargin = 16
    /// The edge inside the margins at which lines begin.
    case leadingMargin = 17
    /// The edge inside the margins at which lines end.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20
    /// Nothing, beside a constant.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  nonisolated public enum Relation: Int, Sendable {
    /// The first side is not greater.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is not less.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  nonisolated public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// How the views of a visual format are aligned with each other, and which way the format runs.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles between left and right are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles between top and bottom are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The lines of the last texts are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The lines of the first texts are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The format runs the way that lines do.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}
