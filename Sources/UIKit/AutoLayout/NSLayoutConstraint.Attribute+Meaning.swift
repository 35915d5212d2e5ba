extension NSLayoutConstraint.Attribute {
  /// The same edge of the margins' guide, for what is about margins.
  var insideMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The left or right edge that a leading or trailing one is.
  func absolute(isReversed: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    default: self
    }
  }

  /// Whether the attribute is the line of a text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
