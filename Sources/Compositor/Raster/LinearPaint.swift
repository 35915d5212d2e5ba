/// Bilinear texels under an affine map.
struct LinearPaint: RowPaint {
  private var grid: TexelGrid
  private var mixer: TexelMixer
  /// Whether the grid, and coordinates within the tile, fit into the mixer's lanes.
  private var isSmall: Bool
  // The map at the tile's pixels with 32 bits of fraction; whole numbers are texel centres.
  private var u0: Int
  private var ux: Int
  private var uy: Int
  private var v0: Int
  private var vx: Int
  private var vy: Int
  var isOpaque: Bool
  var alpha: UInt32

  /// Makes a paint.
  ///
  /// - Parameters:
  ///   - grid: The texels, at least two by two.
  ///   - map: The map at the tile's pixels, half a texel less, so that whole numbers are texel centres.
  ///   - isOpaque: Whether every texel is opaque.
  ///   - alpha: Multiplies every pixel, 0 to 255.
  init(grid: TexelGrid, map: TextureMap, isOpaque: Bool, alpha: UInt32) {
    self.grid = grid
    self.isOpaque = isOpaque
    self.alpha = alpha
    u0 = Self.fine(map.u.z) &+ grid.rim &<< 32
    ux = Self.fine(map.u.x)
    uy = Self.fine(map.u.y)
    v0 = Self.fine(map.v.z) &+ grid.rim &<< 32
    vx = Self.fine(map.v.x)
    vy = Self.fine(map.v.y)
    let isNear = Self.isNear(u0, ux, uy) && Self.isNear(v0, vx, vy)
    isSmall = isNear && TexelMixer.fits(grid)
    mixer = TexelMixer(grid)
  }

  /// Whether coordinates stay near within a tile and a register beyond it.
  private static func isNear(_ start: Int, _ x: Int, _ y: Int) -> Bool {
    let across = x &* (TileSurface.width &+ 16)
    let down = y &* TileSurface.height
    let least = start &+ min(across, 0) &+ min(down, 0)
    let most = start &+ max(across, 0) &+ max(down, 0)
    let limit = TexelMixer.limit &<< 16
    // Steps so large that the sums would overflow are not near either.
    guard max(abs(x), abs(y)) < limit else { return false }
    return least > -limit && most < limit
  }

  private static func fine(_ value: Double) -> Int {
    let limit = 1_048_576.0
    guard value == value else { return 0 }
    return Int(min(max(value, -limit), limit) * 4_294_967_296)
  }

  @inline(__always)
  func fetch(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    let u = (u0 &+ ux &* x &+ uy &* row) &>> 16
    let v = (v0 &+ vx &* x &+ vy &* row) &>> 16
    if isSmall {
      withUnsafePointer(to: mixer) {
        grid.run($0, buffer, end &- x, u, v, ux &>> 16, vx &>> 16)
      }
    } else {
      grid.farRun(buffer, end &- x, u, v, ux &>> 16, vx &>> 16)
    }
    return UnsafePointer(buffer)
  }
}
