import CPango
import CoreGraphics

/// Pango over a fontconfig configuration of its own: two families, grey edges, no hinting, exact widths.
///
/// NB: unchecked, since `lock` is held around every use of pango, whose objects are not safe to share.
package final class FontLibrary: @unchecked Sendable {
  /// The library that everybody uses.
  package static let shared = FontLibrary(folders: FontFolders())

  /// All fonts of the machine, for characters that the two families do not have.
  static let system = FontLibrary(folders: nil)

  /// What to say about missing fonts, in one line, or nil when both families were found.
  package let diagnostic: String?

  private let lock = NSRecursiveLock()
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private var knownMetrics: [FontDescriptor: FontMetrics] = [:]

  /// Makes a library.
  ///
  /// - Parameter folders: Where the fonts are; when some are missing, or with nil, the system's fonts are used.
  package init(folders: FontFolders?) {
    diagnostic = folders?.diagnostic
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    if let folders, folders.diagnostic == nil, let map,
      let config = Self.configuration(of: folders.folders)
    {
      pango_fc_font_map_set_config(OpaquePointer(map), config)
      FcConfigDestroy(config)
    }
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    let options = Self.makeFontOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    g_object_unref(context.map { UnsafeMutableRawPointer($0) })
    g_object_unref(map)
  }

  /// Makes a drawing use grey edges and no hinting.
  static func applyFontOptions(to cairo: OpaquePointer) {
    let options = makeFontOptions()
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  /// Grey edges, no hinting, widths that do not depend on the scale.
  private static func makeFontOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return options
  }

  /// A configuration of folders only; the system's caches of those folders are used where they are valid.
  private static func configuration(of folders: [String]) -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    let home = NSHomeDirectory()
    let caches = ["/var/cache/fontconfig", "\(home)/.cache/fontconfig"]
    let lines =
      folders.map { "<dir>\(escaped($0))</dir>" }
      + caches.map { "<cachedir>\(escaped($0))</cachedir>" }
    let text = "<?xml version=\"1.0\"?><fontconfig>\(lines.joined())</fontconfig>"
    let isLoaded = text.utf8CString.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: UInt8.self) {
        FcConfigParseAndLoadFromMemory(config, $0.baseAddress, 1) != 0
      }
    }
    guard isLoaded, FcConfigBuildFonts(config) != 0 else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  // MARK: - Use

  /// Runs a body with a new layout, alone.
  ///
  /// - Parameter body: Gets the layout, which lives only during the call unless the body keeps a reference.
  /// - Returns: What the body returns.
  func withLayout<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    lock.withLock {
      guard let layout = pango_layout_new(context) else {
        preconditionFailure("pango made no layout")
      }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      return body(layout)
    }
  }

  /// Runs a body while nobody else uses pango.
  ///
  /// - Parameter body: Uses pango.
  /// - Returns: What the body returns.
  func exclusively<Result>(_ body: () -> Result) -> Result {
    lock.withLock(body)
  }

  /// Returns the heights of a font as layout uses them.
  ///
  /// - Parameter font: The font.
  /// - Returns: The heights.
  package func metrics(of font: FontDescriptor) -> FontMetrics {
    lock.withLock {
      if let known = knownMetrics[font] { return known }
      let metrics = ownMetrics(of: font).forLayout(of: font)
      if knownMetrics.count > 1000 { knownMetrics = [:] }
      knownMetrics[font] = metrics
      return metrics
    }
  }

  /// Returns the heights that a font's file gives.
  ///
  /// - Parameter font: The font.
  /// - Returns: The heights.
  package func ownMetrics(of font: FontDescriptor) -> FontMetrics {
    lock.withLock {
      let description = font.makeDescription()
      defer { pango_font_description_free(description) }
      guard let metrics = pango_context_get_metrics(context, description, nil) else {
        preconditionFailure("pango has no metrics of \(font)")
      }
      defer { pango_font_metrics_unref(metrics) }
      let thickness = points(pango_font_metrics_get_underline_thickness(metrics))
      let through = points(pango_font_metrics_get_strikethrough_thickness(metrics))
      return FontMetrics(
        ascender: points(pango_font_metrics_get_ascent(metrics)),
        descender: -points(pango_font_metrics_get_descent(metrics)),
        leading: 0,
        capHeight: height(of: "H", in: font),
        xHeight: height(of: "x", in: font),
        underlinePosition: points(pango_font_metrics_get_underline_position(metrics)) - thickness
          / 2,
        underlineThickness: thickness,
        strikethroughPosition: points(pango_font_metrics_get_strikethrough_position(metrics))
          - through / 2
      )
    }
  }

  /// How far a flat letter reaches above the baseline.
  private func height(of letter: String, in font: FontDescriptor) -> CGFloat {
    // Measured at 1000 points, so that rounding to pango's units does not matter.
    var large = font
    large.size = 1000
    return withLayout { layout in
      large.apply(to: layout)
      pango_layout_set_text(layout, letter, -1)
      var ink = PangoRectangle()
      pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &ink, nil)
      return points(-ink.y) * font.size / large.size
    }
  }

  /// Returns whether every character of a string can be drawn, in a font or those that fill in for it.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - font: The font.
  /// - Returns: False when some character would show as an empty box.
  package func hasGlyphs(for string: String, in font: FontDescriptor) -> Bool {
    withLayout { layout in
      font.apply(to: layout)
      pango_layout_set_text(layout, string, -1)
      return pango_layout_get_unknown_glyphs_count(layout) == 0
    }
  }
}

/// Returns whether every character of a string can be drawn, in a font or those that fill in for it.
///
/// - Parameters:
///   - string: The characters.
///   - font: The font.
/// - Returns: False when some character would show as an empty box.
package func hasGlyphs(for string: String, _ font: FontDescriptor) -> Bool {
  FontLibrary.shared.hasGlyphs(for: string, in: font)
}

/// Returns a length in points.
func points(_ units: Int32) -> CGFloat {
  CGFloat(units) / CGFloat(PANGO_SCALE)
}
