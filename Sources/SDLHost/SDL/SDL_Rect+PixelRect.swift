import CSDL2

extension SDL_Rect {
  /// Makes SDL's form of a rectangle of pixels.
  init(_ rectangle: PixelRect) {
    self.init(
      x: Int32(rectangle.x),
      y: Int32(rectangle.y),
      w: Int32(rectangle.width),
      h: Int32(rectangle.height)
    )
  }
}
