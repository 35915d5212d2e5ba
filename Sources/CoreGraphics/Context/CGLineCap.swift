/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// Straight, at the end.
  case butt
  /// With half a disc around the end.
  case round
  /// Straight, half the line's width behind the end.
  case square
}
