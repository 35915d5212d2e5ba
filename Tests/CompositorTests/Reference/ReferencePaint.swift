import Compositor
import CoreGraphics
import Foundation

/// Plain colours: premultiplied blue, green, red, alpha, each 0 to 1.
enum ReferencePaint {
  static func color(_ paint: DisplayList.Paint, at point: SIMD2<Double>) -> SIMD4<Double> {
    switch paint {
    case .color(let color): premultiplied(color)
    case .image(let image): self.image(image, point)
    case .gradient(let gradient): self.gradient(gradient, point)
    }
  }

  private static func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Double> {
    let straight = SIMD4(Double(color.z), Double(color.y), Double(color.x), 1)
    return straight * Double(color.w)
  }

  private static func image(
    _ image: DisplayList.ImagePaint,
    _ point: SIMD2<Double>
  ) -> SIMD4<Double> {
    let (source, target) = (image.sourceRect, image.targetRect)
    let u = (point.x - target.minX) / target.width * source.width + source.minX
    let v = (point.y - target.minY) / target.height * source.height + source.minY
    if image.magnifiesNearest { return texel(image.source, Int(floor(u)), Int(floor(v))) }
    let x = floor(u - 0.5)
    let y = floor(v - 0.5)
    let (fx, fy) = (u - 0.5 - x, v - 0.5 - y)
    let (column, row) = (Int(x), Int(y))
    let top =
      texel(image.source, column, row) * (1 - fx) + texel(image.source, column + 1, row) * fx
    let bottom =
      texel(image.source, column, row + 1) * (1 - fx)
      + texel(image.source, column + 1, row + 1) * fx
    return top * (1 - fy) + bottom * fy
  }

  private static func texel(_ texture: Texture, _ x: Int, _ y: Int) -> SIMD4<Double> {
    let column = min(max(x, 0), texture.width - 1)
    let row = min(max(y, 0), texture.height - 1)
    let pixel = texture.base[row * texture.stride + column]
    let bytes = SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    return SIMD4<Double>(bytes) / 255
  }

  private static func gradient(
    _ gradient: DisplayList.GradientPaint,
    _ point: SIMD2<Double>
  ) -> SIMD4<Double> {
    stopColor(gradient.stops, place(gradient, point))
  }

  /// Which part of a gradient a point is in; colours run without a jump within one.
  static func part(_ paint: DisplayList.Paint, at point: SIMD2<Double>) -> Int {
    guard case .gradient(let gradient) = paint else { return 0 }
    let place = place(gradient, point)
    let turn = gradient.kind == .conic ? Int(place * 4) : 0
    return 8 + turn + 8 * gradient.stops.count { place >= Double($0.location) }
  }

  private static func place(
    _ gradient: DisplayList.GradientPaint,
    _ point: SIMD2<Double>
  ) -> Double {
    let run = gradient.end - gradient.start
    let from = point - gradient.start
    switch gradient.kind {
    case .axial:
      return (from.x * run.x + from.y * run.y) / (run.x * run.x + run.y * run.y)
    case .radial:
      return hypot(from.x / run.x, from.y / run.y)
    case .conic:
      let angle = atan2(from.y, from.x) - atan2(run.y, run.x)
      return (angle / (2 * .pi)) - floor(angle / (2 * .pi))
    }
  }

  private static func stopColor(
    _ stops: [DisplayList.GradientPaint.Stop],
    _ place: Double
  ) -> SIMD4<Double> {
    var last = stops[0]
    if place < Double(last.location) { return premultiplied(last.color) }
    for stop in stops.dropFirst() {
      if place < Double(stop.location) {
        let length = Double(stop.location - last.location)
        let fraction = Float((place - Double(last.location)) / length)
        return premultiplied(last.color + (stop.color - last.color) * fraction)
      }
      last = stop
    }
    return premultiplied(last.color)
  }
}
