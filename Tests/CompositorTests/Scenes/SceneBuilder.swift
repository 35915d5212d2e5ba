import Compositor
import CoreGraphics
import Foundation

/// Adds items to a list with few words.
struct SceneBuilder {
  var list = DisplayList(width: 96, height: 80)

  static let red = SIMD4<Float>(0.9, 0.2, 0.15, 1)
  static let green = SIMD4<Float>(0.2, 0.7, 0.3, 1)
  static let blue = SIMD4<Float>(0.15, 0.35, 0.9, 1)
  static let white = SIMD4<Float>(1, 1, 1, 1)
  static let glass = SIMD4<Float>(0.1, 0.1, 0.1, 0.5)

  mutating func fill(
    _ shape: DisplayList.Shape,
    _ paint: DisplayList.Paint,
    _ transform: Homography = .identity,
    opacity: Double = 1
  ) {
    list.items.append(
      .fill(DisplayList.Fill(shape: shape, paint: paint, transform: transform, opacity: opacity))
    )
  }

  mutating func background(_ color: SIMD4<Float> = white) {
    let rect = CGRect(x: 0, y: 0, width: list.width, height: list.height)
    fill(.roundedRect(RoundedRect(rect)), .color(color))
  }

  mutating func group(
    opacity: Double = 1,
    clips: [DisplayList.Group.Clip] = [],
    _ body: (inout Self) -> Void,
    mask: ((inout Self) -> Void)? = nil
  ) {
    let group = DisplayList.Group(opacity: opacity, clips: clips, hasMask: mask != nil)
    list.items.append(.beginGroup(group))
    body(&self)
    if let mask {
      list.items.append(.beginMask)
      mask(&self)
      list.items.append(.endMask)
    }
    list.items.append(.endGroup)
  }

  static func box(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ radius: Double = 0
  ) -> RoundedRect {
    RoundedRect(CGRect(x: x, y: y, width: width, height: height), radius: radius)
  }

  static func rotation(_ degrees: Double, around x: Double, _ y: Double) -> Homography {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return Homography(
      x: SIMD3(c, s, 0),
      y: SIMD3(-s, c, 0),
      origin: SIMD3(x - x * c + y * s, y - x * s - y * c, 1)
    )
  }

  /// A turn about the y axis through x, seen from a distance.
  static func turn(_ degrees: Double, around x: Double, _ y: Double, eye: Double) -> Homography {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let center = Homography(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(-x, -y, 1))
    let turned = Homography(
      x: SIMD3(c, 0, s / eye),
      y: SIMD3(0, 1, 0),
      origin: SIMD3(0, 0, 1)
    )
    let back = Homography(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(x, y, 1))
    return center.concatenating(turned).concatenating(back)
  }

  /// A picture with a soft pattern and a translucent band.
  static let picture: Texture = {
    let buffer = PixelBuffer(width: 24, height: 16)
    for y in 0..<16 {
      for x in 0..<24 {
        let alpha: UInt32 = y >= 12 ? 128 : 255
        let red = UInt32(x * 10) * alpha / 255
        let green = UInt32(y * 15) * alpha / 255
        let blue = UInt32((x / 4 + y / 4) % 2 * 200) * alpha / 255
        buffer[x, y] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
    return Texture(CGImage(pixels: buffer))
  }()

  static func image(_ target: CGRect, nearest: Bool = false) -> DisplayList.Paint {
    .image(
      DisplayList.ImagePaint(
        source: picture,
        sourceRect: CGRect(x: 0, y: 0, width: 24, height: 16),
        targetRect: target,
        magnifiesNearest: nearest
      )
    )
  }
}
