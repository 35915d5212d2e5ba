/// The pixels of one tile while it is drawn, with padding behind each row.
struct TileSurface {
  /// Width of a tile in pixels.
  static let width = 128
  /// Height of a tile in pixels.
  static let height = 64
  /// Pixels from one row to the next: the tile and room for a register beyond its end.
  static let stride = width + 16
  /// Pixels of a whole surface.
  static let capacity = stride * height + 16

  /// The tile's first pixel.
  var base: UnsafeMutablePointer<UInt32>
  /// Where the tile lies in the picture.
  var x: Int
  var y: Int
  /// How much of the tile lies within the picture.
  var width: Int
  var height: Int

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y &* Self.stride }
}
