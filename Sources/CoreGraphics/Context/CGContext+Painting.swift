import CCairo

extension CGContext {
  /// Paints with the blend mode, mask and shadow of the state.
  ///
  /// - Parameters:
  ///   - prepare: Sets matrix, path and source.
  ///   - cover: Paints once.
  func paint(
    _ prepare: (OpaquePointer) -> Void,
    covering cover: (OpaquePointer) -> Void
  ) {
    func draw(_ cairo: OpaquePointer) {
      cairo_set_antialias(cairo, antialiasing)
      prepare(cairo)
      cover(cairo)
    }
    if let shadow = state.shadow { paint(shadow, of: draw) }
    cairo_save(cairo)
    if let mask = state.mask {
      cairo_push_group(cairo)
      draw(cairo)
      cairo_pop_group_to_source(cairo)
      cairo_identity_matrix(cairo)
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      cairo_mask_surface(cairo, mask.surface, 0, 0)
    } else {
      cairo_set_operator(cairo, state.blendMode.cairoOperator)
      draw(cairo)
    }
    cairo_restore(cairo)
    didDraw()
  }

  /// Paints a blurred image of what a body draws.
  private func paint(_ shadow: Shadow, of draw: (OpaquePointer) -> Void) {
    let reach =
      3 * shadow.deviation + Double(max(abs(shadow.offset.width), abs(shadow.offset.height)))
    let margin = Int(reach.rounded(.up)) + 1
    let cast = PixelBuffer(width: width + 2 * margin, height: height + 2 * margin)
    guard let surface = cast.makeCairoSurface() else { return }
    cairo_surface_set_device_offset(surface, Double(margin), Double(margin))
    if let other = cairo_create(surface) {
      draw(other)
      cairo_destroy(other)
    }
    cairo_surface_flush(surface)
    AlphaBlur(deviation: shadow.deviation).apply(to: cast)
    cairo_surface_mark_dirty(surface)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    let color = shadow.color
    cairo_set_source_rgba(cairo, color.x, color.y, color.z, color.w)
    let (dx, dy) = (Double(shadow.offset.width), Double(shadow.offset.height))
    if let mask = state.mask {
      cairo_push_group(cairo)
      cairo_set_source_rgba(cairo, color.x, color.y, color.z, color.w)
      cairo_mask_surface(cairo, surface, dx, dy)
      cairo_pop_group_to_source(cairo)
      cairo_mask_surface(cairo, mask.surface, 0, 0)
    } else {
      cairo_mask_surface(cairo, surface, dx, dy)
    }
    cairo_restore(cairo)
    cairo_surface_destroy(surface)
  }

  // MARK: - Layers

  /// Collects what is drawn from now on, to be painted as one with the state's opacity, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(Layer(state: state, depth: depth))
    cairo_push_group(cairo)
    state.alpha = 1
    state.shadow = nil
    state.mask = nil
    state.blendMode = .normal
  }

  /// Collects what is drawn from now on inside a rectangle, to be painted as one.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Paints what was collected since the layer began; without one nothing happens.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    while depth > layer.depth {
      restoreGState()
    }
    let pattern = cairo_pop_group(cairo)
    state = layer.state
    paint { cairo in
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, pattern)
    } covering: { cairo in
      cairo_paint_with_alpha(cairo, self.state.alpha)
    }
    cairo_pattern_destroy(pattern)
  }
}
