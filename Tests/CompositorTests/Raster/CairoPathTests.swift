import CCairo
import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Paths against cairo, which draws at eight times the size; the mean of its pixels is nearly the exact area.
@Suite("Paths against cairo") @MainActor struct CairoPathTests {
  private static let size = 64
  private static let detail = 8
  /// So much of a picture are two pixels.
  private static let twoPixels = 2 / Double(size * size)

  private func draw(_ layer: CAShapeLayer) -> PixelBuffer {
    layer.frame = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
    return renderImage(of: layer, at: nil, scale: 1).pixels
  }

  /// Draws with cairo and returns alpha of 0 to 255 for each pixel.
  private func cairo(_ path: CGPath, _ paint: (OpaquePointer) -> Void) -> [SIMD4<Double>] {
    let side = Self.size * Self.detail
    var bytes = [UInt8](repeating: 0, count: side * side)
    bytes.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress,
        CAIRO_FORMAT_A8,
        Int32(side),
        Int32(side),
        Int32(side)
      )
      guard let context = cairo_create(surface) else { return }
      cairo_scale(context, Double(Self.detail), Double(Self.detail))
      cairo_set_tolerance(context, 0.01)
      for element in path.elements { Self.add(element, context) }
      paint(context)
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    var sums = [Double](repeating: 0, count: Self.size * Self.size)
    for y in 0..<side {
      for x in 0..<side {
        sums[y / Self.detail * Self.size + x / Self.detail] += Double(bytes[y * side + x])
      }
    }
    let factor = 1 / Double(Self.detail * Self.detail)
    return sums.map { SIMD4(0, 0, 0, $0 * factor) }
  }

  private static func add(_ element: CGPath.Element, _ context: OpaquePointer) {
    switch element {
    case .move(let end): cairo_move_to(context, Double(end.x), Double(end.y))
    case .line(let end): cairo_line_to(context, Double(end.x), Double(end.y))
    case .quad(let control, let end):
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(context, &x, &y)
      let (cx, cy) = (Double(control.x), Double(control.y))
      let (ex, ey) = (Double(end.x), Double(end.y))
      cairo_curve_to(
        context,
        x + (cx - x) * 2 / 3,
        y + (cy - y) * 2 / 3,
        ex + (cx - ex) * 2 / 3,
        ey + (cy - ey) * 2 / 3,
        ex,
        ey
      )
    case .curve(let first, let second, let end):
      cairo_curve_to(
        context,
        Double(first.x),
        Double(first.y),
        Double(second.x),
        Double(second.y),
        Double(end.x),
        Double(end.y)
      )
    case .close: cairo_close_path(context)
    }
  }

  /// Checks a picture.
  ///
  /// Curves are cut into lines that lie at most a tenth of a pixel off them, so an edge's pixel may be off by a
  /// tenth of 255 and what rounding adds, and by twice that where two edges run through it. Where a line turns
  /// within less than its width, both approximate. Three paths of a thousand may be off by a little more.
  private func check(
    _ buffer: PixelBuffer,
    _ expected: [SIMD4<Double>],
    _ seed: Int,
    exceptions: Double
  ) -> Bool {
    let comparison = PixelComparison(buffer, expected)
    let part = comparison.part(above: 36)
    #expect(comparison.mean < 2, "seed \(seed): \(comparison)")
    #expect(part <= exceptions + Self.twoPixels, "seed \(seed): \(comparison)")
    return comparison.mean < 1.5 && part <= exceptions
  }

  private func path(_ random: inout SeededGenerator) -> CGPath {
    func point() -> CGPoint { CGPoint(x: random.number(4...60), y: random.number(4...60)) }
    let path = CGMutablePath()
    for _ in 0..<random.one(of: 1, 2) {
      path.move(to: point())
      for _ in 0..<random.one(of: 2, 4, 7) {
        switch random.one(of: 0, 1, 2) {
        case 0: path.addCurve(to: point(), control1: point(), control2: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addLine(to: point())
        }
      }
      if random.chance(0.5) { path.closeSubpath() }
    }
    return path
  }

  @Test
  func
    `given a path that overlaps itself, when filled by either rule, then it is as cairo fills it`()
  {
    var far = 0
    Fuzz.run("filled paths", 40, most: 2_000) { if !fill($0) { far += 1 } }
    #expect(far <= Fuzz.seeds(40, most: 2_000).count * 3 / 1000)
  }

  private func fill(_ seed: Int) -> Bool {
    var random = SeededGenerator(UInt64(seed))
    let layer = CAShapeLayer()
    let path = path(&random)
    layer.path = path
    layer.fillRule = seed % 2 == 0 ? .nonZero : .evenOdd
    let expected = cairo(path) { context in
      let rule = seed % 2 == 0 ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
      cairo_set_fill_rule(context, rule)
      cairo_fill(context)
    }
    return check(draw(layer), expected, seed, exceptions: 0)
  }

  @Test func `given a line of any style, when stroked, then it is as cairo strokes it`() {
    var far = 0
    Fuzz.run("stroked paths", 60, most: 2_000) { if !stroke($0) { far += 1 } }
    #expect(far <= Fuzz.seeds(60, most: 2_000).count * 3 / 1000)
  }

  private func stroke(_ seed: Int) -> Bool {
    var random = SeededGenerator(UInt64(seed))
    let layer = CAShapeLayer()
    let path = path(&random)
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = .black
    layer.lineWidth = random.number(0.8...9)
    let caps: [(CAShapeLayerLineCap, cairo_line_cap_t)] = [
      (.butt, CAIRO_LINE_CAP_BUTT), (.round, CAIRO_LINE_CAP_ROUND),
      (.square, CAIRO_LINE_CAP_SQUARE),
    ]
    let joins: [(CAShapeLayerLineJoin, cairo_line_join_t)] = [
      (.miter, CAIRO_LINE_JOIN_MITER), (.round, CAIRO_LINE_JOIN_ROUND),
      (.bevel, CAIRO_LINE_JOIN_BEVEL),
    ]
    let cap = caps[random.one(of: 0, 1, 2)]
    let join = joins[random.one(of: 0, 1, 2)]
    (layer.lineCap, layer.lineJoin) = (cap.0, join.0)
    layer.miterLimit = random.number(1...10)
    var dashes: [Double] = []
    if random.chance(0.4) {
      dashes = (0..<random.one(of: 1, 2, 4)).map { _ in random.number(1...14) }
    }
    let phase = random.number(-10...10)
    if !dashes.isEmpty {
      layer.lineDashPattern = dashes.map { NSNumber(value: $0) }
      layer.lineDashPhase = CGFloat(phase)
    }
    let expected = cairo(path) { context in
      cairo_set_line_width(context, Double(layer.lineWidth))
      cairo_set_line_cap(context, cap.1)
      cairo_set_line_join(context, join.1)
      cairo_set_miter_limit(context, Double(layer.miterLimit))
      cairo_set_dash(context, dashes, Int32(dashes.count), phase)
      cairo_stroke(context)
    }
    return check(draw(layer), expected, seed, exceptions: 0.005)
  }
}
