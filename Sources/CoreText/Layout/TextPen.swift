import CPango
import CoreGraphics

/// Draws the runs of a line.
struct TextPen {
  let cairo: OpaquePointer
  let line: TextLine
  /// Where the baseline begins.
  let start: CGPoint
  /// The opacity of everything.
  let alpha: Double
  let toPixels: CGAffineTransform

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

  // MARK: - Letters

  func drawGlyphs(_ run: GlyphRun) {
    setColor(run.attributes.color)
    if let font = run.font, !run.glyphs.isEmpty, isDrawable(run) {
      if !font.hasOutlines {
        drawPictures(run.glyphs, of: font)
      } else if usesCache(for: run) {
        drawCached(run.glyphs, of: font)
      } else {
        fillOutlines(run.glyphs, of: font)
      }
    }
    for box in run.missing {
      drawBox(box, width: run.attributes.font.size / 16)
    }
  }

  /// The largest letters that are drawn, in pixels.
  ///
  /// FreeType has none of more than 65,535, and cairo never draws with a font again that could not be made once.
  private static let largest: CGFloat = 30_000

  private func isDrawable(_ run: GlyphRun) -> Bool {
    let longest = max(abs(toPixels.a), abs(toPixels.b), abs(toPixels.c), abs(toPixels.d))
    return run.attributes.font.size * longest <= Self.largest
  }

  /// The largest letters, in pixels, that are kept as pictures.
  private static let largestCached: CGFloat = 128

  /// Whether pictures look as good as outlines: upright, not large, drawn over what is there.
  private func usesCache(for run: GlyphRun) -> Bool {
    toPixels.b == 0 && toPixels.c == 0 && toPixels.a > 0 && toPixels.d > 0
      && run.attributes.font.size * max(toPixels.a, toPixels.d) <= Self.largestCached
      && cairo_get_operator(cairo) == CAIRO_OPERATOR_OVER
      && run.glyphs.allSatisfy { $0.y == 0 }
  }

  private func drawCached(_ glyphs: [GlyphRun.Glyph], of font: GlyphFont) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let place = start.applying(toPixels)
    GlyphCache.shared.draw(
      glyphs,
      of: font,
      from: CGPoint(x: place.x, y: place.y.rounded()),
      scale: CGSize(width: toPixels.a, height: toPixels.d),
      to: cairo
    )
    cairo_restore(cairo)
  }

  private func fillOutlines(_ glyphs: [GlyphRun.Glyph], of font: GlyphFont) {
    font.apply(to: cairo)
    cairo_new_path(cairo)
    cairo_glyph_path(cairo, cairoGlyphs(glyphs), Int32(glyphs.count))
    cairo_fill(cairo)
  }

  private func drawPictures(_ glyphs: [GlyphRun.Glyph], of font: GlyphFont) {
    font.apply(to: cairo)
    cairo_show_glyphs(cairo, cairoGlyphs(glyphs), Int32(glyphs.count))
  }

  private func cairoGlyphs(_ glyphs: [GlyphRun.Glyph]) -> [cairo_glyph_t] {
    glyphs.map {
      cairo_glyph_t(index: $0.index, x: Double(start.x + $0.x), y: Double(start.y + $0.y))
    }
  }

  /// Draws what stands for a character that no font has.
  private func drawBox(_ box: CGRect, width: CGFloat) {
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

  // MARK: - Lines

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
