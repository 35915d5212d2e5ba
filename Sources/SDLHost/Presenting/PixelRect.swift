/// A rectangle of whole pixels.
nonisolated package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns the part that lies in a picture; nil when none does.
  ///
  /// - Parameters:
  ///   - width: The picture's width in pixels.
  ///   - height: The picture's height in pixels.
  /// - Returns: The part.
  package func clipped(toWidth width: Int, height: Int) -> PixelRect? {
    let minX = max(x, 0)
    let minY = max(y, 0)
    let maxX = min(x + self.width, width)
    let maxY = min(y + self.height, height)
    guard minX < maxX, minY < maxY else { return nil }
    return PixelRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
