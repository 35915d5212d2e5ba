/// How the pixels of a tile look into a texture: texel coordinates as coefficients of x, y and 1, over W.
struct TextureMap {
  var u: SIMD3<Double>
  var v: SIMD3<Double>
  var w: SIMD3<Double>

  /// The same map with the origin at the tile's first pixel.
  @inline(__always)
  func moved(_ x: Int, _ y: Int) -> Self {
    let (dx, dy) = (Double(x), Double(y))
    return Self(
      u: SIMD3(u.x, u.y, u.x * dx + u.y * dy + u.z),
      v: SIMD3(v.x, v.y, v.x * dx + v.y * dy + v.z),
      w: SIMD3(w.x, w.y, w.x * dx + w.y * dy + w.z)
    )
  }

  /// A texel coordinate as 16.16, within a range that the arithmetic bears.
  @inline(__always)
  static func fixed(_ value: Double) -> Int {
    let scaled = value * 65536
    if scaled < -1e15 { return -1_000_000_000_000_000 }
    if scaled > 1e15 { return 1_000_000_000_000_000 }
    return scaled == scaled ? Int(scaled) : 0
  }

  /// Texel coordinates of a pixel as 16.16.
  @inline(__always)
  func place(_ x: Double, _ y: Double, offset: Double = 0) -> (u: Int, v: Int) {
    let depth = 1 / (w.x * x + w.y * y + w.z)
    return (
      Self.fixed((u.x * x + u.y * y + u.z) * depth + offset),
      Self.fixed((v.x * x + v.y * y + v.z) * depth + offset)
    )
  }

  /// Whether a straight line in place of the curve of texel coordinates misses it by more than an eighth of a texel.
  ///
  /// In its middle it misses by about a quarter of its length times the part by which depth changes along it.
  @inline(__always)
  static func isBent(_ du: Int, _ dv: Int, _ depth: Double, _ nextDepth: Double) -> Bool {
    let turn = Double(max(abs(du), abs(dv))) * abs(nextDepth - depth)
    return turn > 32_768 * max(abs(nextDepth), abs(depth))
  }
}
