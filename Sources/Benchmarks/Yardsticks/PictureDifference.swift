import CoreGraphics
import Foundation

/// How far two pictures are apart.
nonisolated enum PictureDifference {
  /// The peak signal-to-noise ratio of two pictures of one size, in decibels; 100 when they are equal.
  ///
  /// - Parameters:
  ///   - left: A picture; its alpha is not looked at.
  ///   - right: Another.
  /// - Returns: The ratio: above 40 they look alike.
  static func decibels(_ left: PixelBuffer, _ right: PixelBuffer) -> Double {
    var sum = 0.0
    for y in 0..<min(left.height, right.height) {
      let (first, second) = (left.base + y * left.stride, right.base + y * right.stride)
      var row = 0
      for x in 0..<min(left.width, right.width) {
        for shift: UInt32 in [0, 8, 16] {
          let one = Int(first[x] >> shift & 255)
          let other = Int(second[x] >> shift & 255)
          row += (one - other) * (one - other)
        }
      }
      sum += Double(row)
    }
    guard sum > 0 else { return 100 }
    let mean = sum / Double(3 * left.width * left.height)
    return min(100, 10 * log10(255 * 255 / mean))
  }
}
