extension TileSurface {
  /// The part of the tile within bounds; may be empty.
  @inline(__always)
  func part(_ bounds: PixelBounds) -> TileSurface {
    let left = max(x, Int(bounds.minX))
    let top = max(y, Int(bounds.minY))
    let right = min(x &+ width, Int(bounds.maxX))
    let bottom = min(y &+ height, Int(bounds.maxY))
    guard right > left, bottom > top else {
      return TileSurface(base: base, x: x, y: y, width: 0, height: 0)
    }
    return TileSurface(
      base: base + ((top &- y) &* Self.stride &+ left &- x),
      x: left,
      y: top,
      width: right &- left,
      height: bottom &- top
    )
  }

  /// The same pixels of the picture in other memory.
  @inline(__always)
  func onto(_ memory: UnsafeMutablePointer<UInt32>) -> TileSurface {
    TileSurface(base: memory, x: x, y: y, width: width, height: height)
  }
}
