import CPango
package import CoreGraphics

extension TextLayout {
  /// Draws the text, its top left at a point, in a context of which y grows downwards.
  ///
  /// Letters are filled outlines, so that they stand exactly where they were measured, at any scale. When the
  /// context is not turned, baselines are moved to whole pixels.
  ///
  /// - Parameters:
  ///   - context: Where to draw.
  ///   - origin: Where the top left of the layout goes.
  package func draw(in context: CGContext, at origin: CGPoint) {
    let toPixels = context.userToPixels
    let alpha = context.alpha
    context.withCairo { cairo in
      let options = FontLibrary.makeFontOptions()
      cairo_set_font_options(cairo, options)
      cairo_font_options_destroy(options)
      for line in lines {
        let start = CGPoint(
          x: origin.x + line.frame.minX,
          y: Self.snap(origin.y + line.baseline, toPixels)
        )
        let pen = TextPen(cairo: cairo, line: line, start: start, alpha: alpha)
        for run in line.runs { pen.drawBackground(run) }
        for run in line.runs { pen.drawGlyphs(run) }
        for run in line.runs { pen.drawLines(run) }
      }
    }
  }

  /// Returns the coordinate at the nearest whole row of pixels.
  private static func snap(_ y: CGFloat, _ toPixels: CGAffineTransform) -> CGFloat {
    guard toPixels.b == 0, toPixels.c == 0, toPixels.d != 0 else { return y }
    return ((y * toPixels.d + toPixels.ty).rounded() - toPixels.ty) / toPixels.d
  }
}

/// Draws the runs of a line.
private struct TextPen {
  let cairo: OpaquePointer
  let line: TextLine
  let start: CGPoint
  let alpha: Double

  private func setColor(_ color: CGColor) {
    let rgba = color.rgba
    cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w * alpha)
  }

  private func fill(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    cairo_new_path(cairo)
    cairo_rectangle(cairo, Double(x), Double(y), Double(width), Double(height))
    cairo_fill(cairo)
  }

  func drawBackground(_ run: GlyphRun) {
    guard let color = run.attributes.backgroundColor else { return }
    setColor(color)
    fill(
      x: start.x + run.x,
      y: start.y - line.baseline + line.frame.minY,
      width: run.width,
      height: line.frame.height
    )
  }

  func drawGlyphs(_ run: GlyphRun) {
    setColor(run.attributes.color)
    if let font = run.font, !run.glyphs.isEmpty {
      font.apply(to: cairo)
      let glyphs = run.glyphs.map {
        cairo_glyph_t(
          index: $0.index,
          x: Double(start.x + $0.x),
          y: Double(start.y + $0.y)
        )
      }
      cairo_new_path(cairo)
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
      var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(cairo, &x0, &y0, &x1, &y1)
      if x0 < x1 {
        cairo_fill(cairo)
      } else {
        // Pictures of characters, as in fonts of emoji, have no outlines.
        cairo_new_path(cairo)
        cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
      }
    }
    for box in run.missing {
      let width = run.attributes.font.size / 16
      cairo_new_path(cairo)
      cairo_rectangle(
        cairo,
        Double(start.x + box.minX + width / 2),
        Double(start.y + box.minY + width / 2),
        Double(max(box.width - width, 0)),
        Double(max(box.height - width, 0))
      )
      cairo_set_line_width(cairo, Double(width))
      cairo_stroke(cairo)
    }
  }

  func drawLines(_ run: GlyphRun) {
    guard run.attributes.isUnderlined || run.attributes.isStruckThrough else { return }
    setColor(run.attributes.color)
    let metrics = run.attributes.font.metrics
    let thickness = metrics.underlineThickness
    if run.attributes.isUnderlined {
      let y = start.y - metrics.underlinePosition - thickness / 2
      fill(x: start.x + run.x, y: y, width: run.width, height: thickness)
    }
    if run.attributes.isStruckThrough {
      let y = start.y - metrics.strikethroughPosition - thickness / 2
      fill(x: start.x + run.x, y: y, width: run.width, height: thickness)
    }
  }
}
