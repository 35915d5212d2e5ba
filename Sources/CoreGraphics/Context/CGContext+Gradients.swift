import CCairo

extension CGContext {
  /// Paints a gradient along a line, over all that can be painted.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(
      Double(startPoint.x),
      Double(startPoint.y),
      Double(endPoint.x),
      Double(endPoint.y)
    )
    draw(gradient, pattern: pattern, options: options) { cairo in
      // Cairo goes on beyond both ends or none; the side that must stay empty is cut off.
      let (dx, dy) = (Double(endPoint.x - startPoint.x), Double(endPoint.y - startPoint.y))
      if options == .drawsAfterEndLocation {
        Self.clip(cairo, toSideOf: startPoint, dx, dy)
      } else if options == .drawsBeforeStartLocation {
        Self.clip(cairo, toSideOf: endPoint, -dx, -dy)
      }
    }
  }

  private static func clip(
    _ cairo: OpaquePointer,
    toSideOf point: CGPoint,
    _ dx: Double,
    _ dy: Double
  ) {
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let far = 1e5
    let (ux, uy) = (dx / length * far, dy / length * far)
    let (x, y) = (Double(point.x), Double(point.y))
    cairo_new_path(cairo)
    cairo_move_to(cairo, x - uy, y + ux)
    cairo_line_to(cairo, x + uy, y - ux)
    cairo_line_to(cairo, x + uy + ux, y - ux + uy)
    cairo_line_to(cairo, x - uy + ux, y + ux + uy)
    cairo_close_path(cairo)
    cairo_clip(cairo)
  }

  /// Paints a gradient between two circles, over all that can be painted.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      Double(startCenter.x),
      Double(startCenter.y),
      Double(startRadius),
      Double(endCenter.x),
      Double(endCenter.y),
      Double(endRadius)
    )
    draw(gradient, pattern: pattern, options: options) { cairo in
      if options == .drawsAfterEndLocation, startRadius > 0 {
        Self.clip(cairo, toOutsideOf: startCenter, startRadius)
      } else if options == .drawsBeforeStartLocation {
        cairo_new_path(cairo)
        cairo_arc(cairo, Double(endCenter.x), Double(endCenter.y), Double(endRadius), 0, 2 * .pi)
        cairo_clip(cairo)
      }
    }
  }

  private static func clip(_ cairo: OpaquePointer, toOutsideOf center: CGPoint, _ radius: CGFloat) {
    let far = 1e5
    cairo_new_path(cairo)
    cairo_rectangle(cairo, Double(center.x) - far, Double(center.y) - far, 2 * far, 2 * far)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, Double(center.x), Double(center.y), Double(radius), 0, 2 * .pi)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(cairo)
  }

  private func draw(
    _ gradient: CGGradient,
    pattern: OpaquePointer?,
    options: CGGradientDrawingOptions,
    clip: (OpaquePointer) -> Void
  ) {
    for stop in gradient.stops {
      let color = stop.rgba
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.location,
        color.x,
        color.y,
        color.z,
        color.w
      )
    }
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    paint { cairo in
      var matrix = self.userToPixels.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      cairo_set_source(cairo, pattern)
      clip(cairo)
    } covering: { cairo in
      cairo_paint_with_alpha(cairo, self.state.alpha)
    }
    cairo_pattern_destroy(pattern)
  }
}
