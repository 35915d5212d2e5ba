import CCairo

extension CGContext {
  /// Draws an image so that it fills a rectangle, its top where y is largest.
  ///
  /// > Compatibility: in a context in which y grows downwards the image is upside down, as it is on iOS;
  /// > `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    draw(
      image,
      placement: CGAffineTransform(
        a: rect.width / CGFloat(image.width),
        b: 0,
        c: 0,
        d: -rect.height / CGFloat(image.height),
        tx: rect.minX,
        ty: rect.maxY
      ),
      isTiled: byTiling
    )
  }

  /// Draws an image so that it fills a rectangle, its top where y is smallest.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: Where it goes, in the coordinates of drawing.
  package func drawTopDown(_ image: CGImage, in rect: CGRect) {
    let rect = rect.standardized
    draw(
      image,
      placement: CGAffineTransform(
        a: rect.width / CGFloat(image.width),
        b: 0,
        c: 0,
        d: rect.height / CGFloat(image.height),
        tx: rect.minX,
        ty: rect.minY
      ),
      isTiled: false
    )
  }

  private func draw(_ image: CGImage, placement: CGAffineTransform, isTiled: Bool) {
    guard image.width > 0, image.height > 0, placement.determinant != 0 else { return }
    let surface = image.pixels.makeCairoSurface()
    let matrix = placement.concatenating(userToPixels)
    paint { cairo in
      var matrix = matrix.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      cairo_set_source_surface(cairo, surface, 0, 0)
      let pattern = cairo_get_source(cairo)
      cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, self.state.interpolationQuality.cairoFilter)
      if !isTiled {
        cairo_new_path(cairo)
        cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
        cairo_clip(cairo)
      }
    } covering: { cairo in
      cairo_paint_with_alpha(cairo, self.state.alpha)
    }
    cairo_surface_destroy(surface)
  }

  /// Narrows what can be painted to a rectangle, filled by an image that serves as a mask.
  ///
  /// An image with transparent pixels masks by its opacity, any other one by its brightness. The top of the image
  /// lies where y is largest.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let coverage = PixelBuffer(width: width, height: height)
    let context = CGContext(coverage: coverage, like: self)
    context.draw(mask.asCoverage, in: rect)
    context.flush()
    state.mask = SoftMask(pixels: coverage)
  }
}

extension CGContext {
  /// Makes a context over a mask, of which the coordinates and the mask so far are another context's.
  private convenience init(coverage: PixelBuffer, like other: CGContext) {
    self.init(pixels: coverage, scale: 1)
    state.ctm = other.state.ctm
    state.mask = other.state.mask
    state.interpolationQuality = other.state.interpolationQuality
  }
}

extension CGImage {
  /// The image of which the opacity says how much shows through when this one serves as a mask.
  fileprivate var asCoverage: CGImage {
    guard pixels.isOpaque else { return self }
    let result = PixelBuffer(width: width, height: height)
    for (index, pixel) in pixels.pixels.enumerated() {
      let brightness = (pixel >> 16 & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel & 0xFF) * 19
      result.base[index] = ((brightness + 128) >> 8) << 24
    }
    return CGImage(pixels: result)
  }
}
