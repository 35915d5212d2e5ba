import CCairo
import Compositor
import CoreGraphics
import Foundation

/// Draws display lists with cairo.
///
/// cairo knows neither blur nor perspective: shadows are left out, and what is tilted in space is sheared
/// instead. Both are less work, so that the figure favours cairo. Pictures are filtered bilinearly and without
/// smaller copies of them, cairo's fastest way that is not wrong.
final class CairoPlayer {
  private let surface: OpaquePointer?
  private let cairo: OpaquePointer?
  private let width: Int
  private let height: Int
  private var pictures: [Texture: OpaquePointer] = [:]
  private var openGroups: [DisplayList.Group] = []

  init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    cairo = cairo_create(surface)
  }

  isolated deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
    for picture in pictures.values { cairo_surface_destroy(picture) }
  }

  /// Draws a frame.
  func draw(_ list: DisplayList) {
    cairo_identity_matrix(cairo)
    for item in list.items {
      switch item {
      case .fill(let fill): draw(fill)
      case .shadow, .backdrop: break
      case .beginGroup(let group):
        openGroups.append(group)
        cairo_push_group(cairo)
      case .beginMask: cairo_push_group(cairo)
      case .endMask: endMask()
      case .endGroup: endGroup()
      }
    }
    cairo_surface_flush(surface)
  }

  /// The pixels of the frame drawn last.
  func picture() -> PixelBuffer {
    let result = PixelBuffer(width: width, height: height)
    guard let data = cairo_image_surface_get_data(surface) else { return result }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      memcpy(result.base + y * result.stride, data + y * bytesPerRow, width * 4)
    }
    return result
  }

  // MARK: Groups

  /// Keeps of the open group what the mask covers.
  private func endMask() {
    let mask = cairo_pop_group(cairo)
    cairo_pop_group_to_source(cairo)
    cairo_push_group(cairo)
    cairo_mask(cairo, mask)
    cairo_pattern_destroy(mask)
  }

  private func endGroup() {
    guard let group = openGroups.popLast() else { return }
    cairo_pop_group_to_source(cairo)
    cairo_save(cairo)
    for case .shape(let shape, let map) in group.clips {
      addPath(shape, map)
      cairo_clip(cairo)
    }
    cairo_identity_matrix(cairo)
    cairo_paint_with_alpha(cairo, group.opacity)
    cairo_restore(cairo)
  }

  // MARK: Fills

  private func draw(_ fill: DisplayList.Fill) {
    cairo_save(cairo)
    addPath(fill.shape, fill.transform)
    switch fill.paint {
    case .color(let color):
      let (red, green, blue) = (Double(color.x), Double(color.y), Double(color.z))
      cairo_set_source_rgba(cairo, red, green, blue, Double(color.w) * fill.opacity)
      cairo_fill(cairo)
    case .image(let image):
      let pattern = cairo_pattern_create_for_surface(surface(of: image.source))
      let (from, to) = (image.sourceRect, image.targetRect)
      let (sx, sy) = (from.width / to.width, from.height / to.height)
      var matrix = cairo_matrix_t(
        xx: sx,
        yx: 0,
        xy: 0,
        yy: sy,
        x0: from.minX - to.minX * sx,
        y0: from.minY - to.minY * sy
      )
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      fillPath(with: pattern, fill.opacity)
    case .gradient(let gradient):
      fillPath(with: pattern(of: gradient), fill.opacity)
    }
    cairo_restore(cairo)
  }

  private func fillPath(with pattern: OpaquePointer?, _ opacity: Double) {
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    if opacity < 1 {
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, opacity)
    } else {
      cairo_fill(cairo)
    }
  }

  private func pattern(of gradient: DisplayList.GradientPaint) -> OpaquePointer? {
    let (start, end) = (gradient.start, gradient.end)
    let pattern =
      gradient.kind == .radial
      ? cairo_pattern_create_radial(start.x, start.y, 0, start.x, start.y, abs(end.x - start.x))
      : cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    for stop in gradient.stops {
      let color = SIMD4<Double>(stop.color)
      let place = Double(stop.location)
      cairo_pattern_add_color_stop_rgba(pattern, place, color.x, color.y, color.z, color.w)
    }
    return pattern
  }

  private func surface(of texture: Texture) -> OpaquePointer? {
    if let known = pictures[texture] { return known }
    let (width, height) = (Int32(texture.width), Int32(texture.height))
    let format = texture.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let surface = cairo_image_surface_create(format, width, height)
    guard let data = cairo_image_surface_get_data(surface) else { return surface }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<texture.height {
      memcpy(data + y * bytesPerRow, texture.base + y * texture.stride, texture.width * 4)
    }
    cairo_surface_mark_dirty(surface)
    pictures[texture] = surface
    return surface
  }

  // MARK: Paths

  /// Sets cairo's matrix and adds a shape to its path.
  private func addPath(_ shape: DisplayList.Shape, _ map: Homography) {
    switch shape {
    case .roundedRect(let rect):
      setMatrix(map, rect)
      add(rect)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    case .ring(let outer, let inner):
      setMatrix(map, outer)
      add(outer)
      add(inner)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    case .path(let outline):
      let box = outline.controlBox ?? (SIMD2(0, 0), SIMD2(1, 1))
      setMatrix(
        map,
        RoundedRect(minX: box.min.x, minY: box.min.y, maxX: box.max.x, maxY: box.max.y)
      )
      add(outline)
      let isEvenOdd = outline.isEvenOdd
      cairo_set_fill_rule(
        cairo,
        isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
      )
    }
  }

  /// Sets the map, or the affine one that agrees with it at three corners of a box.
  private func setMatrix(_ map: Homography, _ box: RoundedRect) {
    let place = { (x: Double, y: Double) in
      let image = map.map(x, y)
      return SIMD2(image.x / image.z, image.y / image.z)
    }
    let corner = place(box.minX, box.minY)
    let x = (place(box.maxX, box.minY) - corner) / max(box.width, 1e-9)
    let y = (place(box.minX, box.maxY) - corner) / max(box.height, 1e-9)
    let origin = corner - x * box.minX - y * box.minY
    var matrix = cairo_matrix_t(xx: x.x, yx: x.y, xy: y.x, yy: y.y, x0: origin.x, y0: origin.y)
    cairo_set_matrix(cairo, &matrix)
  }

  private func add(_ rect: RoundedRect) {
    guard rect.isRounded else {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let (r, half) = (rect.radii, Double.pi / 2)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, rect.maxX - r[1], rect.minY + r[1], r[1], -half, 0)
    cairo_arc(cairo, rect.maxX - r[3], rect.maxY - r[3], r[3], 0, half)
    cairo_arc(cairo, rect.minX + r[2], rect.maxY - r[2], r[2], half, 2 * half)
    cairo_arc(cairo, rect.minX + r[0], rect.minY + r[0], r[0], 2 * half, 3 * half)
    cairo_close_path(cairo)
  }

  private func add(_ outline: Outline) {
    var points = outline.points[...]
    var last = SIMD2(0.0, 0.0)
    let next = { () -> SIMD2<Double> in points.popFirst() ?? last }
    for verb in outline.verbs {
      switch verb {
      case .move:
        last = next()
        cairo_move_to(cairo, last.x, last.y)
      case .line:
        last = next()
        cairo_line_to(cairo, last.x, last.y)
      case .quad:
        let (control, end) = (next(), next())
        let (first, second) = ((last + 2 * control) / 3, (end + 2 * control) / 3)
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
        last = end
      case .cubic:
        let (first, second, end) = (next(), next(), next())
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
        last = end
      case .close: cairo_close_path(cairo)
      }
    }
  }
}
