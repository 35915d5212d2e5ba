import CoreGraphics

/// The blurred alpha of a picture.
enum ContentAlpha {
  /// Draws a list and blurs its alpha.
  ///
  /// - Parameters:
  ///   - list: The picture; a pixel is a cell of the grid.
  ///   - sigma: The standard deviation, in cells.
  /// - Returns: The grid.
  static func grid(_ list: DisplayList, sigma: Double) -> ShadowGrid {
    let buffer = PixelBuffer(width: list.width, height: list.height)
    Renderer(threads: 1).render(list, into: buffer)
    var alpha = [Float](repeating: 0, count: list.width * list.height)
    for y in 0..<list.height {
      let row = buffer.base + y * buffer.stride
      for x in 0..<list.width { alpha[y * list.width + x] = Float(row[x] >> 24) / 255 }
    }
    return ShadowGrid.whole(alpha, width: list.width, height: list.height, sigma: sigma)
  }
}
