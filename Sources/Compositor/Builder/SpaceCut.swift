/// A line of a layer's plane along which another layer's plane crosses it, and the side that is kept.
struct SpaceCut {
  /// `a x + b y + c` in the layer's coordinates, positive in front of the other plane.
  var line: SIMD3<Double>
  var isInFront: Bool

  /// The line on the screen, positive on the side that is kept.
  ///
  /// Both sides of a cut give exactly opposite numbers.
  ///
  /// - Parameter inverse: From device pixels to the layer's coordinates.
  /// - Returns: The line at pixel centres' coordinates, its direction normalised; nil when it is infinitely far.
  func line(through inverse: Homography) -> SIMD3<Double>? {
    let dot = { (row: SIMD3<Double>) in row.x * line.x + row.y * line.y + row.z * line.z }
    var result = SIMD3(dot(inverse.x), dot(inverse.y), dot(inverse.origin))
    let length = (result.x * result.x + result.y * result.y).squareRoot()
    if length > 0 { result /= length }
    guard (result * 0).sum() == 0 else { return nil }
    return isInFront ? result : -result
  }
}
