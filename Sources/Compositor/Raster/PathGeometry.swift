/// A placed outline, its edges sorted into bands as high as a tile.
struct PathGeometry {
  /// How a tile lies to the outline.
  enum Relation {
    case outside
    case inside
    case crossed
  }

  /// Pixels that may be touched.
  var bounds: PixelBounds
  var isEvenOdd: Bool
  var edges: UnsafePointer<PathEdge>
  /// For each band the place in `items` where its edges begin, and one more for the end.
  var offsets: UnsafePointer<Int32>
  var items: UnsafePointer<Int32>
  var firstBand: Int
  var bandCount: Int

  @inline(__always)
  func isInside(_ winding: Int32) -> Bool {
    isEvenOdd ? winding & 1 != 0 : winding != 0
  }

  /// The edges of a tile's band.
  @inline(__always)
  func band(_ tile: TileSurface) -> UnsafeBufferPointer<Int32> {
    let band = tile.y / TileSurface.height &- firstBand
    guard band >= 0, band < bandCount else { return UnsafeBufferPointer(start: nil, count: 0) }
    let from = Int(offsets[band])
    return UnsafeBufferPointer(start: items + from, count: Int(offsets[band &+ 1]) &- from)
  }

  /// A number that stands for a height, and that no sum of others is likely to make.
  @inline(__always)
  private func key(_ height: Double) -> UInt64 {
    let mixed = (height.bitPattern ^ height.bitPattern &>> 29) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed &>> 32
  }

  /// Whether a tile lies wholly inside, wholly outside, or is crossed by an edge.
  func relation(_ tile: TileSurface) -> Relation {
    let left = Double(tile.x)
    let right = Double(tile.x &+ tile.width)
    let top = Double(tile.y)
    let bottom = Double(tile.y &+ tile.height)
    var winding: Int32 = 0
    // Where edges begin and end beside the tile the winding may change from row to row. Ends that meet cancel
    // exactly, since each is the same number in both edges.
    var changes: UInt64 = 0
    for index in band(tile) {
      let edge = edges[Int(index)]
      if edge.y1 <= top || edge.y0 >= bottom { continue }
      let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
      let upper = edge.x0 + (max(edge.y0, top) - edge.y0) * slope
      let lower = edge.x0 + (min(edge.y1, bottom) - edge.y0) * slope
      if min(upper, lower) >= right { continue }
      guard max(upper, lower) <= left else { return .crossed }
      let direction = UInt64(bitPattern: Int64(edge.direction))
      if edge.y0 <= top {
        winding &+= edge.direction
      } else {
        changes &+= direction &* key(edge.y0)
      }
      if edge.y1 < bottom { changes &-= direction &* key(edge.y1) }
    }
    guard changes == 0 else { return .crossed }
    return isInside(winding) ? .inside : .outside
  }
}
