extension QuadGeometry {
  /// Whether every pixel of a tile lies wholly inside.
  ///
  /// The shape is convex, so the four corner pixels decide.
  func covers(_ tile: TileSurface) -> Bool {
    let left = Double(tile.x)
    let top = Double(tile.y)
    let right = left + Double(tile.width - 1)
    let bottom = top + Double(tile.height - 1)
    return contains(left, top) && contains(right, top) && contains(left, bottom)
      && contains(right, bottom)
  }

  /// Whether the pixel at a place is covered wholly.
  private func contains(_ x: Double, _ y: Double) -> Bool {
    let whole = 0.498
    guard left.at(x, y) >= whole, right.at(x, y) >= whole else { return false }
    guard top.at(x, y) >= whole, bottom.at(x, y) >= whole else { return false }
    guard isRounded else { return true }
    let depth = w.x * x + w.y * y + w.z
    guard depth > 0 else { return false }
    let px = (u.x * x + u.y * y + u.z) / depth
    let py = (v.x * x + v.y * y + v.z) / depth
    return isInside(corner0, px, py, -1, -1) && isInside(corner1, px, py, 1, -1)
      && isInside(corner2, px, py, -1, 1) && isInside(corner3, px, py, 1, 1)
  }

  private func isInside(
    _ corner: Corner,
    _ x: Double,
    _ y: Double,
    _ sx: Double,
    _ sy: Double
  ) -> Bool {
    let dx = x - corner.x
    let dy = y - corner.y
    guard corner.radius > 0, dx * sx > 0, dy * sy > 0 else { return true }
    let limit = corner.radius - corner.slack
    return limit > 0 && dx * dx + dy * dy <= limit * limit
  }

  /// How a tile lies to the shape; crossed when in doubt.
  func relation(_ tile: TileSurface) -> PathGeometry.Relation {
    if covers(tile) { return .inside }
    let x0 = Double(tile.x)
    let y0 = Double(tile.y)
    let x1 = x0 + Double(tile.width - 1)
    let y1 = y0 + Double(tile.height - 1)
    if isBeyond(left, x0, y0, x1, y1) || isBeyond(right, x0, y0, x1, y1) { return .outside }
    if isBeyond(top, x0, y0, x1, y1) || isBeyond(bottom, x0, y0, x1, y1) { return .outside }
    return .crossed
  }

  private func isBeyond(
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
