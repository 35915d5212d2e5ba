/// A placed rectangle in a tile's coordinates, in memory of the thread's own.
///
/// Rows are drawn through a pointer to it, so that nothing of it is copied from call to call.
struct QuadCut {
  /// A corner in the tile's coordinates.
  struct Corner {
    /// Local offsets from the centre times W, as coefficients of x, y and 1; W times radius likewise.
    var px: Double
    var py: Double
    var p0: Double
    var qx: Double
    var qy: Double
    var q0: Double
    /// The signs that point outwards.
    var sx: Double
    var sy: Double
    var radius: Double
    var slack: Double
    /// The rows that the corner may touch.
    var top: Int
    var bottom: Int

    /// A corner of a quad; nil when it is not rounded.
    ///
    /// - Parameters:
    ///   - corner: The corner in the layer's coordinates.
    ///   - quad: The quad.
    ///   - sx: The sign that points outwards across.
    ///   - sy: The sign that points outwards down.
    ///   - tile: The tile.
    @inline(__always)
    init?(
      _ corner: QuadGeometry.Corner,
      of quad: UnsafePointer<QuadGeometry>,
      _ sx: Double,
      _ sy: Double,
      _ tile: TileSurface
    ) {
      guard corner.radius > 0 else { return nil }
      let (x, y) = (Double(tile.x), Double(tile.y))
      let p = quad.pointee.u - quad.pointee.w * corner.x
      let q = quad.pointee.v - quad.pointee.w * corner.y
      (px, py, p0) = (p.x, p.y, p.x * x + p.y * y + p.z)
      (qx, qy, q0) = (q.x, q.y, q.x * x + q.y * y + q.z)
      (self.sx, self.sy) = (sx, sy)
      radius = corner.radius
      slack = corner.slack
      top = Int(corner.top) &- tile.y &- 1
      bottom = Int(corner.bottom) &- tile.y &+ 1
    }
  }

  /// The distances to two opposite edges, that on the left first.
  var across: (low: EdgeSteps, high: EdgeSteps)
  /// The distances to the other two, that on the left first.
  var down: (low: EdgeSteps, high: EdgeSteps)
  /// W as coefficients of x, y and 1.
  var w: SIMD3<Double>
  var isAffine: Bool

  /// Room for one quad: what is known of it, its corners, and spans for each row.
  struct Room {
    let cut: UnsafeMutablePointer<QuadCut>
    let corners: UnsafeMutablePointer<Corner>
    let spans: UnsafeMutablePointer<QuadRows.Span>
    let limits: UnsafeMutablePointer<QuadBorders.Limits>

    init() {
      cut = .allocate(capacity: 1)
      corners = .allocate(capacity: 4)
      spans = .allocate(capacity: TileSurface.height)
      limits = .allocate(capacity: TileSurface.height)
    }

    func deallocate() {
      cut.deallocate()
      corners.deallocate()
      spans.deallocate()
      limits.deallocate()
    }
  }
}
