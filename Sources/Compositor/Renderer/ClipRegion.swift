/// A clip of a group as workers see it.
struct ClipRegion {
  enum Kind: UInt8 {
    case quad
    case path
    /// Whole pixels: nothing but the bounds.
    case pixels
    case halfPlane
  }

  var kind: Kind
  var shape: Int32 = -1
  var bounds: PixelBounds
  var line = EdgeLine.everywhere
}
