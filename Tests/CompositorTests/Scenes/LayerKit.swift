import CoreGraphics
import Foundation
import QuartzCore

/// Makes layers with few words.
@MainActor struct LayerKit {
  let root: CALayer

  static let red = CGColor(srgbRed: 0.9, green: 0.25, blue: 0.2, alpha: 1)
  static let green = CGColor(srgbRed: 0.2, green: 0.7, blue: 0.35, alpha: 1)
  static let blue = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.9, alpha: 1)
  static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  static let dark = CGColor(srgbRed: 0.1, green: 0.1, blue: 0.15, alpha: 1)

  @discardableResult
  func box(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: CGColor?,
    radius: CGFloat = 0,
    in parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    layer.cornerRadius = radius
    (parent ?? root).addSublayer(layer)
    return layer
  }

  /// A picture of stripes with a frame, as many points large as asked for.
  static func picture(_ width: Int, _ height: Int) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isRim = x < 2 || y < 2 || x >= width - 2 || y >= height - 2
        let stripe: UInt32 = (x / 4 + y / 4) % 2 == 0 ? 0xff_f0_c0_40 : 0xff_40_80_e0
        buffer[x, y] = isRim ? 0xff_20_20_20 : stripe
      }
    }
    return CGImage(pixels: buffer)
  }

  static func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  static func turn(_ degrees: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, x, y, z)
  }
}
