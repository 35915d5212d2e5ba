import CPango
import CoreGraphics

/// Pictures of letters at whole rows and quarters of a pixel, so that letters are not filled anew each time.
///
/// NB: unchecked, since `lock` is held around every use of the pictures.
final class GlyphCache: @unchecked Sendable {
  static let shared = GlyphCache(capacity: 4096)

  /// How many places within a pixel are told apart.
  private static let phases: CGFloat = 4

  private struct Key: Hashable {
    var font: GlyphFont.ID
    var scaleX: CGFloat
    var scaleY: CGFloat
    var glyph: UInt
    var phase: Int
  }

  /// The opacity of a letter, and where its left top lies from the pen; without ink there is no surface.
  private struct Picture {
    var surface: OpaquePointer?
    var x: Double
    var y: Double
  }

  private let lock = NSLock()
  private let capacity: Int
  private var pictures: [Key: Picture] = [:]
  /// The fonts of the pictures; as long as they are kept, no other font can have their numbers.
  private var fonts: [GlyphFont.ID: GlyphFont] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  deinit {
    removeAll()
  }

  /// How many pictures are kept.
  var count: Int {
    lock.withLock { pictures.count }
  }

  /// Draws letters with cairo's current source.
  ///
  /// - Parameters:
  ///   - glyphs: The letters, none of them off its baseline.
  ///   - font: Their font.
  ///   - start: Where the baseline begins, in pixels; on a whole row.
  ///   - scale: How many pixels a point is wide and high.
  ///   - cairo: Where to draw, in pixels.
  func draw(
    _ glyphs: [GlyphRun.Glyph],
    of font: GlyphFont,
    from start: CGPoint,
    scale: CGSize,
    to cairo: OpaquePointer
  ) {
    lock.withLock {
      for glyph in glyphs {
        let place = ((start.x + glyph.x * scale.width) * Self.phases).rounded()
        let column = (place / Self.phases).rounded(.down)
        let key = Key(
          font: font.id,
          scaleX: scale.width,
          scaleY: scale.height,
          glyph: glyph.index,
          phase: Int(place - column * Self.phases)
        )
        let picture = picture(for: key, of: font)
        guard let surface = picture.surface else { continue }
        cairo_mask_surface(
          cairo,
          surface,
          Double(column) + picture.x,
          Double(start.y) + picture.y
        )
      }
    }
  }

  private func picture(for key: Key, of font: GlyphFont) -> Picture {
    if let known = pictures[key] { return known }
    if pictures.count >= capacity { removeAll() }
    let made = Self.makePicture(key, of: font)
    pictures[key] = made
    fonts[key.font] = font
    return made
  }

  private func removeAll() {
    for picture in pictures.values {
      cairo_surface_destroy(picture.surface)
    }
    pictures = [:]
    fonts = [:]
  }

  private static func makePicture(_ key: Key, of font: GlyphFont) -> Picture {
    let probe = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(probe) }
    let shape = trace(key, of: font, on: probe)
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(shape, &x0, &y0, &x1, &y1)
    cairo_destroy(shape)
    guard x0 < x1, y0 < y1 else { return Picture(surface: nil, x: 0, y: 0) }
    // Whole pixels around the ink; coordinates so far are pixels.
    let (left, top) = (x0.rounded(.down), y0.rounded(.down))
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8,
      Int32(x1.rounded(.up) - left),
      Int32(y1.rounded(.up) - top)
    )
    cairo_surface_set_device_offset(surface, -left, -top)
    let pen = trace(key, of: font, on: surface)
    cairo_fill(pen)
    cairo_destroy(pen)
    cairo_surface_set_device_offset(surface, 0, 0)
    return Picture(surface: surface, x: left, y: top)
  }

  /// Returns a drawing with the outline of a letter in pixels.
  private static func trace(
    _ key: Key,
    of font: GlyphFont,
    on surface: OpaquePointer?
  ) -> OpaquePointer? {
    guard let cairo = cairo_create(surface) else { return nil }
    FontLibrary.applyFontOptions(to: cairo)
    cairo_translate(cairo, Double(CGFloat(key.phase) / phases), 0)
    cairo_scale(cairo, Double(key.scaleX), Double(key.scaleY))
    font.apply(to: cairo)
    var glyph = cairo_glyph_t(index: key.glyph, x: 0, y: 0)
    cairo_glyph_path(cairo, &glyph, 1)
    cairo_identity_matrix(cairo)
    return cairo
  }
}
