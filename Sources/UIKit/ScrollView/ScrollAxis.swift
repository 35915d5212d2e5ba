/// A direction in which content moves.
enum ScrollAxis {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}
