/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath.
  case moveToPoint
  /// Draws a line.
  case addLineToPoint
  /// Draws a curve with one control point.
  case addQuadCurveToPoint
  /// Draws a curve with two control points.
  case addCurveToPoint
  /// Closes the subpath.
  case closeSubpath
}
