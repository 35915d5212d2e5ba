import CCairo

/// A picture of which the opacity limits what is painted.
final class SoftMask {
  let pixels: PixelBuffer
  let surface: OpaquePointer?

  init(pixels: PixelBuffer) {
    self.pixels = pixels
    surface = pixels.makeCairoSurface()
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}
