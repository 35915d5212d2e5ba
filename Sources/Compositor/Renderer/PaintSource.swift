/// A paint as workers see it, its map in device pixels.
struct PaintSource {
  enum Kind: UInt8 {
    case blit
    case nearest
    case linear
    case perspective
    case gradient
  }

  var kind: Kind
  var isOpaque: Bool
  var isAffine = true
  var grid = TexelGrid(base: PaintSource.nothing, stride: 0, width: 0, height: 0)
  var map = TextureMap(u: SIMD3(0, 0, 0), v: SIMD3(0, 0, 0), w: SIMD3(0, 0, 1))
  /// For a blit: the texel of device pixel (0, 0).
  var dx = 0
  var dy = 0
  var ramp = GradientRamp(base: PaintSource.nothing)
  var gradient = DisplayList.GradientPaint.Kind.axial

  // Safe: never written to, and never read by a paint that has texels or a ramp.
  nonisolated(unsafe) private static let nothing = {
    let pixel = UnsafeMutablePointer<UInt32>.allocate(capacity: 16)
    pixel.initialize(repeating: 0, count: 16)
    return UnsafePointer(pixel)
  }()
}
