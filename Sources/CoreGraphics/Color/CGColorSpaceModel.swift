/// What the components of a colour space stand for.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// One component: from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}
