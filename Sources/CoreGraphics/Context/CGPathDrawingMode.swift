/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside, then the line.
  case fillStroke
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke
}

extension CGPathDrawingMode {
  /// The rule by which the inside is painted, or nil when it is not.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the line is painted.
  var strokes: Bool {
    self == .stroke || self == .fillStroke || self == .eoFillStroke
  }
}
