import CPango
import CoreGraphics

/// A font that pango chose for a run, as cairo draws it.
///
/// NB: unchecked, since what cairo keeps behind the two pointers is guarded by its own locks and not changed here.
final class GlyphFont: @unchecked Sendable {
  private let face: OpaquePointer?
  private let matrix: cairo_matrix_t

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
