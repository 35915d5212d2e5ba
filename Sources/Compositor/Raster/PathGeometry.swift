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

  /// Whether a tile lies wholly inside, wholly outside, or is crossed by an edge.
  func relation(_ tile: TileSurface) -> Relation {
    let left = Double(tile.x)
    let right = Double(tile.x &+ tile.width)
    let top = Double(tile.y)
    let bottom = Double(tile.y &+ tile.height)
    let middle = (top + bottom) * 0.5
    var winding: Int32 = 0
    for index in band(tile) {
      let edge = edges[Int(index)]
      if edge.y1 <= top || edge.y0 >= bottom { continue }
      let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
      let upper = edge.x0 + (max(edge.y0, top) - edge.y0) * slope
      let lower = edge.x0 + (min(edge.y1, bottom) - edge.y0) * slope
      if min(upper, lower) >= right { continue }
      guard max(upper, lower) <= left else { return .crossed }
      if edge.y0 <= middle, middle < edge.y1 { winding &+= edge.direction }
    }
    return isInside(winding) ? .inside : .outside
  }
}
