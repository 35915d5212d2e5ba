import CPango
import CoreGraphics

/// A font that pango chose for a run, as cairo draws it.
///
/// NB: unchecked, since what cairo keeps behind the two pointers is guarded by its own locks and not changed here.
final class GlyphFont: @unchecked Sendable {
  private let face: OpaquePointer?
  private let matrix: cairo_matrix_t

  /// What tells the font apart; the same font of another run has the same.
  struct ID: Hashable, Sendable {
    fileprivate var face: Int
    fileprivate var entries: [Double]
  }

  /// What tells the font apart.
  let id: ID

  /// Whether letters have outlines; those of fonts of emoji are pictures.
  let hasOutlines: Bool

  init?(_ font: UnsafeMutablePointer<PangoFont>?) {
    guard let font else { return nil }
    let cairoFont = UnsafeMutableRawPointer(font)
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(cairoFont)) else {
      return nil
    }
    face = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaled))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    self.matrix = matrix
    id = ID(
      face: Int(bitPattern: face),
      entries: [matrix.xx, matrix.xy, matrix.yx, matrix.yy]
    )
    let pattern = pango_fc_font_get_pattern(
      cairoFont.assumingMemoryBound(to: PangoFcFont.self)
    )
    hasOutlines =
      Self.flag("outline", of: pattern, orElse: true)
      && !Self.flag("color", of: pattern, orElse: false)
  }

  /// Returns what fontconfig says about a font.
  private static func flag(_ name: String, of pattern: OpaquePointer?, orElse usual: Bool) -> Bool {
    var value: FcBool = 0
    let isKnown = FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch
    return isKnown ? value != 0 : usual
  }

  deinit {
    cairo_font_face_destroy(face)
  }

  /// Makes the font that of a drawing.
  func apply(to cairo: OpaquePointer) {
    cairo_set_font_face(cairo, face)
    var matrix = self.matrix
    cairo_set_font_matrix(cairo, &matrix)
  }
}
