/// A paint as workers see it, its map in device pixels.
struct PaintSource {
  enum Kind: UInt8 {
    case blit
    case nearest
    case linear
    case perspective
    /// Two halvings of a picture; the coarser one is the next paint.
    case blended
    case gradient
  }

  var kind = Kind.nearest
  var isOpaque = false
  var isAffine = true
  var grid = TexelGrid.empty
  var map = TextureMap(u: SIMD3(0, 0, 0), v: SIMD3(0, 0, 0), w: SIMD3(0, 0, 1))
  /// For a blit: the texel of device pixel (0, 0); for blended halvings `dx` is the coarser one's weight, of 255.
  var dx = 0
  var dy = 0
  var ramp = GradientRamp(base: TexelGrid.empty.base)
  var gradient = DisplayList.GradientPaint.Kind.axial
}
