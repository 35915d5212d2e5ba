import Compositor

nonisolated extension PixelRect {
  /// Makes the host's form of a rectangle that the compositor has written.
  init(_ bounds: PixelBounds) {
    self.init(
      x: Int(bounds.minX),
      y: Int(bounds.minY),
      width: Int(bounds.maxX - bounds.minX),
      height: Int(bounds.maxY - bounds.minY)
    )
  }
}
