import Compositor
import CoreGraphics
import Foundation

/// Lists with something to blur.
enum BackdropKit {
  static let width = 300
  static let height = 150

  /// Pictures that are hard to blur right.
  enum Pattern: String, CaseIterable, Sendable {
    case edges
    case noise
    case fineStripes
    case coarseStripes
    case points
    case translucent
  }

  static func picture(_ pattern: Pattern) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height, isOpaque: pattern != .translucent)
    var generator = SystemlessGenerator(state: 7)
    for y in 0..<height {
      for x in 0..<width {
        let isOn =
          switch pattern {
          case .edges: (x / 75 + y / 50) % 2 == 0
          case .noise: generator.next() & 1 == 0
          // Periods near that of the cells would come back as a moiré.
          case .fineStripes: (x * 10 / 77) % 2 == 0
          case .coarseStripes: (x + y) % 15 < 7
          case .points: x % 60 == 30 && y % 40 == 20
          case .translucent: (x / 40 + y / 30) % 2 == 0
          }
        let colors: (UInt32, UInt32) =
          pattern == .translucent ? (0x6030_6010, 0) : (0xffff_e020, 0xff00_20c0)
        buffer[x, y] = isOn ? colors.0 : colors.1
      }
    }
    return CGImage(pixels: buffer)
  }

  static func fill(_ image: CGImage) -> DisplayList.Item {
    let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let paint = DisplayList.ImagePaint(
      source: Texture(image),
      sourceRect: rect,
      targetRect: rect
    )
    return .fill(
      DisplayList.Fill(
        shape: .roundedRect(RoundedRect(rect)),
        paint: .image(paint),
        transform: .identity
      )
    )
  }

  static func box(_ rect: CGRect, _ color: SIMD4<Float>) -> DisplayList.Item {
    .fill(
      DisplayList.Fill(
        shape: .roundedRect(RoundedRect(rect)),
        paint: .color(color),
        transform: .identity
      )
    )
  }

  static func backdrop(
    _ rect: CGRect = CGRect(x: 0, y: 0, width: width, height: height),
    sigma: Double,
    saturation: Double = 1,
    scale: Double = 1,
    tint: SIMD4<Float> = SIMD4(0, 0, 0, 0),
    radius: Double = 0,
    opacity: Double = 1
  ) -> DisplayList.Item {
    .backdrop(
      DisplayList.Backdrop(
        shape: .roundedRect(RoundedRect(rect, radius: radius)),
        sigma: sigma,
        saturation: saturation,
        scale: scale,
        tint: tint,
        transform: .identity,
        opacity: opacity
      )
    )
  }

  static func list(_ items: [DisplayList.Item]) -> DisplayList {
    DisplayList(width: width, height: height, items: items)
  }

  static func draw(_ items: [DisplayList.Item], threads: Int = 1) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    Renderer(threads: threads).render(list(items), into: buffer)
    return buffer
  }
}

/// Numbers that are the same in every run.
struct SystemlessGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 31)) &* 0x9e37_79b9_7f4a_7c15
    return mixed ^ (mixed >> 29)
  }
}
