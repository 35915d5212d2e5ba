import CoreGraphics
import Foundation

/// A Gaussian by brute force: every pixel, every weight, in double precision.
enum ReferenceBlur {
  /// Blurs a picture; beyond it its rim goes on.
  ///
  /// - Parameters:
  ///   - buffer: The picture.
  ///   - sigma: The standard deviation, in pixels.
  /// - Returns: Blue, green, red and alpha of each pixel, 0 to 255.
  static func blur(_ buffer: PixelBuffer, sigma: Double) -> [SIMD4<Double>] {
    let pixels = (0..<buffer.width * buffer.height).map { index -> SIMD4<Double> in
      let pixel = buffer[index % buffer.width, index / buffer.width]
      return SIMD4<Double>(
        SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      )
    }
    return blur(pixels, width: buffer.width, sigma: sigma)
  }

  /// Blurs pixels, row after row.
  static func blur(_ pixels: [SIMD4<Double>], width: Int, sigma: Double) -> [SIMD4<Double>] {
    let height = pixels.count / width
    let radius = Int((sigma * 5).rounded(.up))
    var weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    weights = weights.map { $0 / total }
    var rows = pixels
    for y in 0..<height {
      for x in 0..<width {
        var sum = SIMD4<Double>(repeating: 0)
        for (step, weight) in weights.enumerated() {
          sum += pixels[y * width + min(max(x + step - radius, 0), width - 1)] * weight
        }
        rows[y * width + x] = sum
      }
    }
    var result = rows
    for y in 0..<height {
      for x in 0..<width {
        var sum = SIMD4<Double>(repeating: 0)
        for (step, weight) in weights.enumerated() {
          sum += rows[min(max(y + step - radius, 0), height - 1) * width + x] * weight
        }
        result[y * width + x] = sum
      }
    }
    return result
  }

  /// Changes how colourful a colour is, and draws a straight red, green, blue and alpha over it.
  static func color(
    _ color: SIMD4<Double>,
    saturation: Double,
    tint: SIMD4<Float>
  ) -> SIMD4<Double> {
    let grey = color.x * 0.0722 + color.y * 0.7152 + color.z * 0.2126
    var result = color
    for channel in 0..<3 {
      result[channel] = min(max(grey + (color[channel] - grey) * saturation, 0), color.w)
    }
    let alpha = Double(tint.w)
    let over = SIMD4(Double(tint.z), Double(tint.y), Double(tint.x), 1) * (alpha * 255)
    return result * (1 - alpha) + over
  }
}
