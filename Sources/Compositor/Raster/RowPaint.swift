/// Where the pixels of a row come from.
///
/// Drawing is generic over paints and specialised for each, so that no call is left in a row.
protocol RowPaint {
  /// Whether every pixel is opaque.
  var isOpaque: Bool { get }
  /// Multiplies every pixel, 0 to 255.
  var alpha: UInt32 { get }

  /// Gives the pixels of columns `x` to `end` of a row of the tile.
  ///
  /// - Parameters:
  ///   - row: The row of the tile.
  ///   - x: The first column.
  ///   - end: The column after the last.
  ///   - buffer: Room for a row of the tile, and `TexelRow.capacity` pixels more.
  /// - Returns: The first pixel; seven pixels beyond the last may be read.
  func fetch(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32>
}
