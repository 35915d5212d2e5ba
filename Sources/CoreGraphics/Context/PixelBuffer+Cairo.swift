import CCairo

extension PixelBuffer {
  /// Returns a surface over the buffer's own memory; the buffer must outlive it.
  func makeCairoSurface() -> OpaquePointer? {
    let bytes = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self)
    return cairo_image_surface_create_for_data(
      bytes,
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(bytesPerRow)
    )
  }
}

extension CGAffineTransform {
  /// The transform as cairo writes it.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a),
      yx: Double(b),
      xy: Double(c),
      yy: Double(d),
      x0: Double(tx),
      y0: Double(ty)
    )
  }
}
