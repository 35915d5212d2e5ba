/// Bilinear texels under an affine map.
struct LinearPaint: RowPaint {
  private var grid: TexelGrid
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
    u0 = Self.fine(map.u.z)
    ux = Self.fine(map.u.x)
    uy = Self.fine(map.u.y)
    v0 = Self.fine(map.v.z)
    vx = Self.fine(map.v.x)
    vy = Self.fine(map.v.y)
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
    grid.run(buffer, end &- x, u, v, ux &>> 16, vx &>> 16)
    return UnsafePointer(buffer)
  }
}
