/// Bilinear texels in perspective: exact every eight pixels and straight in between, or exact at every pixel where
/// that would miss by more than an eighth of a texel.
struct PerspectivePaint: RowPaint {
  private var grid: TexelGrid
  private var mixer: TexelMixer
  /// Whether the grid fits into the mixer's lanes.
  private var isSmall: Bool
  /// The map at the tile's pixels; half a texel is taken off after the division.
  private var map: TextureMap
  var isOpaque: Bool
  var alpha: UInt32

  /// Makes a paint.
  ///
  /// - Parameters:
  ///   - grid: The texels, at least two by two.
  ///   - map: The map at the tile's pixels.
  ///   - isOpaque: Whether every texel is opaque.
  ///   - alpha: Multiplies every pixel, 0 to 255.
  init(grid: TexelGrid, map: TextureMap, isOpaque: Bool, alpha: UInt32) {
    self.grid = grid
    self.map = map
    self.isOpaque = isOpaque
    self.alpha = alpha
    isSmall = TexelMixer.fits(grid)
    mixer = TexelMixer(grid)
  }

  @inline(__always)
  func fetch(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    let y = Double(row)
    let rim = grid.rim &<< 16
    let u0 = map.u.y * y + map.u.z
    let v0 = map.v.y * y + map.v.z
    let w0 = map.w.y * y + map.w.z
    var column = Double(x)
    var depth = 1 / (map.w.x * column + w0)
    var u = TextureMap.fixed((map.u.x * column + u0) * depth - 0.5) &+ rim
    var v = TextureMap.fixed((map.v.x * column + v0) * depth - 0.5) &+ rim
    var index = x
    while index < end {
      column += 8
      let nextDepth = 1 / (map.w.x * column + w0)
      let nextU = TextureMap.fixed((map.u.x * column + u0) * nextDepth - 0.5) &+ rim
      let nextV = TextureMap.fixed((map.v.x * column + v0) * nextDepth - 0.5) &+ rim
      let count = min(8, end &- index)
      let (du, dv) = ((nextU &- u) &>> 3, (nextV &- v) &>> 3)
      let target = buffer + (index &- x)
      if TextureMap.isBent(nextU &- u, nextV &- v, depth, nextDepth) {
        exactRun(target, count, column - 8, y)
      } else if isSmall, TexelGrid.isNear(u, du, 8), TexelGrid.isNear(v, dv, 8) {
        withUnsafePointer(to: mixer) { grid.run($0, target, count, u, v, du, dv) }
      } else {
        grid.farRun(target, count, u, v, du, dv)
      }
      (u, v, depth) = (nextU, nextV, nextDepth)
      index &+= 8
    }
    return UnsafePointer(buffer)
  }

  @inline(never)
  private func exactRun(
    _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ column: Double,
    _ row: Double
  ) {
    let rim = grid.rim &<< 16
    for index in 0..<count {
      let (u, v) = map.place(column + Double(index), row, offset: -0.5)
      target[index] = grid.clampedMix(u &+ rim, v &+ rim)
    }
  }
}
