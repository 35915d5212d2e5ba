import CCairo
import CoreGraphics
import Foundation

/// P1 drawn by cairo, which knows neither blur nor perspective: without the shadow, the turned page sheared.
///
/// Both make it easier, so that the figure favours cairo.
final class CairoCards {
  private let surface: OpaquePointer?
  private let cairo: OpaquePointer?
  private let banner: OpaquePointer?
  private let photos: [OpaquePointer?]
  private let labels: [OpaquePointer?]
  private let width: Double
  private let height: Double

  init(_ width: Int, _ height: Int) {
    self.width = Double(width) / 2
    self.height = Double(height) / 2
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    cairo = cairo_create(surface)
    banner = Self.surface(Picture.banner)
    photos = Picture.photos.map(Self.surface)
    labels = Picture.labels.map(Self.surface)
  }

  isolated deinit {
    cairo_destroy(cairo)
    for picture in photos + labels + [banner, surface] { cairo_surface_destroy(picture) }
  }

  private static func surface(_ image: CGImage) -> OpaquePointer? {
    let pixels = image.pixels
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(pixels.width),
      Int32(pixels.height)
    )
    guard let data = cairo_image_surface_get_data(surface) else { return surface }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<pixels.height {
      memcpy(data + y * stride, pixels.base + y * pixels.stride, pixels.width * 4)
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Draws a frame.
  func draw() {
    cairo_save(cairo)
    cairo_scale(cairo, 2, 2)
    cairo_set_source_rgb(cairo, 0.2, 0.3, 0.4)
    cairo_paint(cairo)
    cairo_push_group(cairo)
    cairo_save(cairo)
    cairo_translate(cairo, width * 0.025, height * 0.025)
    cairo_scale(cairo, 0.95, 0.95)
    page()
    cairo_restore(cairo)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, 0.6)
    cairo_translate(cairo, width * 0.15, height * 0.1)
    var shear = cairo_matrix_t(xx: 0.66, yx: 0.06, xy: 0, yy: 0.8, x0: 0, y0: 0)
    cairo_transform(cairo, &shear)
    page()
    cairo_restore(cairo)
  }

  private func page() {
    cairo_rectangle(cairo, 0, 0, width, height)
    cairo_set_source_rgb(cairo, 0.95, 0.95, 0.97)
    cairo_fill(cairo)
    picture(banner, 0, 0, width / 780, 0.5)
    cairo_rectangle(cairo, 0, 0, width, 200)
    cairo_fill(cairo)
    for index in 0..<10 {
      let y = 210 + Double(index) * 62
      picture(photos[index], 16, y, 0.5, 0.5)
      rounded(16, y, 54, 54, 12)
      cairo_fill(cairo)
      picture(labels[index], 84, y + 16, 0.5, 0.5)
      cairo_rectangle(cairo, 84, y + 16, 120, 22)
      cairo_fill(cairo)
    }
  }

  private func picture(
    _ surface: OpaquePointer?,
    _ x: Double,
    _ y: Double,
    _ sx: Double,
    _ sy: Double
  ) {
    cairo_set_source_surface(cairo, surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    var matrix = cairo_matrix_t(xx: 1 / sx, yx: 0, xy: 0, yy: 1 / sy, x0: -x / sx, y0: -y / sy)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
  }

  private func rounded(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ r: Double) {
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, x + w - r, y + r, r, -.pi / 2, 0)
    cairo_arc(cairo, x + w - r, y + h - r, r, 0, .pi / 2)
    cairo_arc(cairo, x + r, y + h - r, r, .pi / 2, .pi)
    cairo_arc(cairo, x + r, y + r, r, .pi, .pi * 1.5)
    cairo_close_path(cairo)
  }
}
