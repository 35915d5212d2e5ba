extension QuadGeometry {
  /// Whether every pixel of a tile lies wholly inside.
  ///
  /// The shape is convex, so the four corner pixels decide.
  static func covers(_ quad: UnsafePointer<QuadGeometry>, _ tile: TileSurface) -> Bool {
    let left = Double(tile.x)
    let top = Double(tile.y)
    let right = left + Double(tile.width - 1)
    let bottom = top + Double(tile.height - 1)
    return contains(quad, left, top) && contains(quad, right, top)
      && contains(quad, left, bottom) && contains(quad, right, bottom)
  }

  /// Whether the pixel at a place is covered wholly.
  private static func contains(
    _ quad: UnsafePointer<QuadGeometry>,
    _ x: Double,
    _ y: Double
  ) -> Bool {
    let whole = 0.498
    guard quad.pointee.left.at(x, y) >= whole, quad.pointee.right.at(x, y) >= whole else {
      return false
    }
    guard quad.pointee.top.at(x, y) >= whole, quad.pointee.bottom.at(x, y) >= whole else {
      return false
    }
    guard quad.pointee.isRounded else { return true }
    let (u, v, w) = (quad.pointee.u, quad.pointee.v, quad.pointee.w)
    let depth = w.x * x + w.y * y + w.z
    guard depth > 0 else { return false }
    let px = (u.x * x + u.y * y + u.z) / depth
    let py = (v.x * x + v.y * y + v.z) / depth
    // Half a pixel is measured at a corner's centre; in perspective it may be more elsewhere.
    let factor = quad.pointee.isAffine ? 1.0 : 2
    return isInside(quad.pointee.corner0, px, py, -1, -1, factor)
      && isInside(quad.pointee.corner1, px, py, 1, -1, factor)
      && isInside(quad.pointee.corner2, px, py, -1, 1, factor)
      && isInside(quad.pointee.corner3, px, py, 1, 1, factor)
  }

  private static func isInside(
    _ corner: Corner,
    _ x: Double,
    _ y: Double,
    _ sx: Double,
    _ sy: Double,
    _ slackFactor: Double
  ) -> Bool {
    let dx = x - corner.x
    let dy = y - corner.y
    guard corner.radius > 0, dx * sx > 0, dy * sy > 0 else { return true }
    let limit = corner.radius - corner.slack * slackFactor
    return limit > 0 && dx * dx + dy * dy <= limit * limit
  }

  /// How a tile lies to the shape; crossed when in doubt.
  static func relation(
    _ quad: UnsafePointer<QuadGeometry>,
    _ tile: TileSurface
  ) -> PathGeometry.Relation {
    if covers(quad, tile) { return .inside }
    let x0 = Double(tile.x)
    let y0 = Double(tile.y)
    let x1 = x0 + Double(tile.width - 1)
    let y1 = y0 + Double(tile.height - 1)
    let isOutside =
      isBeyond(quad.pointee.left, x0, y0, x1, y1) || isBeyond(quad.pointee.right, x0, y0, x1, y1)
      || isBeyond(quad.pointee.top, x0, y0, x1, y1)
      || isBeyond(quad.pointee.bottom, x0, y0, x1, y1)
    return isOutside ? .outside : .crossed
  }

  private static func isBeyond(
    _ line: EdgeLine,
    _ x0: Double,
    _ y0: Double,
    _ x1: Double,
    _ y1: Double
  ) -> Bool {
    line.at(x0, y0) <= -0.5 && line.at(x1, y0) <= -0.5 && line.at(x0, y1) <= -0.5
      && line.at(x1, y1) <= -0.5
  }
}
