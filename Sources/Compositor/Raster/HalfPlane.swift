/// A half of the plane with a hard edge: a pixel belongs to it when its centre does.
struct HalfPlane {
  private let line: EdgeLine
  private let start: Double

  init(_ line: EdgeLine, _ tile: TileSurface) {
    self.line = line
    start = line.at(Double(tile.x), Double(tile.y))
  }

  /// Exactly one of two opposite lines contains a pixel: the sign decides, and for 0 the first coefficient.
  @inline(__always)
  private func contains(_ x: Int, _ y: Int) -> Bool {
    let value = line.a * Double(x) + line.b * Double(y) + start
    if value != 0 { return value > 0 }
    return line.a != 0 ? line.a > 0 : line.b > 0
  }

  /// The pixels of an upright or level half, which needs no more than bounds.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - bounds: The pixels that exist.
  /// - Returns: The pixels' bounds, or nil for any other half.
  static func wholePixels(_ line: EdgeLine, within bounds: PixelBounds) -> PixelBounds? {
    var result = bounds
    guard (line.a + line.b + line.c).isFinite else { return nil }
    if line.b == 0, line.a != 0 {
      cut(line.a, line.c, &result.minX, &result.maxX)
    } else if line.a == 0, line.b != 0 {
      cut(line.b, line.c, &result.minY, &result.maxY)
    } else {
      return nil
    }
    return result
  }

  /// Narrows places to those where `slope * place + value` is positive, or 0 and the slope positive.
  private static func cut(
    _ slope: Double,
    _ value: Double,
    _ from: inout Int32,
    _ to: inout Int32
  ) {
    // For opposite lines this is the same number, so that exactly one of them gets each place.
    let crossing = min(max((-value / slope).rounded(.up), Double(from)), Double(to))
    if slope > 0 { from = Int32(crossing) } else { to = Int32(crossing) }
  }

  func relation(_ tile: TileSurface) -> PathGeometry.Relation {
    let (right, bottom) = (tile.width &- 1, tile.height &- 1)
    let first = contains(0, 0)
    let isUniform =
      first == contains(right, 0) && first == contains(0, bottom)
      && first == contains(right, bottom)
    guard isUniform else { return .crossed }
    return first ? .inside : .outside
  }

  /// Clears the pixels that do not belong.
  func clear(_ tile: TileSurface) {
    for y in 0..<tile.height {
      let row = tile.row(y)
      for x in 0..<tile.width where !contains(x, y) { row[x] = 0 }
    }
  }
}
