/// Which places are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path goes around more often one way than the other.
  case winding
  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd
}
