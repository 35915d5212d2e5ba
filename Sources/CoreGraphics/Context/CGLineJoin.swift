/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// With a disc around the corner.
  case round
  /// With the point cut off.
  case bevel
}
