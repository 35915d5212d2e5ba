import CoreGraphics
import Foundation

/// What a frame of a size is compared with.
struct FrameYardsticks {
  let width: Int
  let height: Int
  let target: PixelBuffer
  let rates: KernelRates
  private let other: PixelBuffer

  init(_ width: Int, _ height: Int, _ watch: Stopwatch) {
    self.width = width
    self.height = height
    target = PixelBuffer(width: width, height: height, isOpaque: true)
    other = PixelBuffer(width: width, height: height, isOpaque: true)
    rates = KernelRates(watch, target)
  }

  /// Copies the frame's memory, as a yardstick.
  func copy() {
    _ = memcpy(other.base, target.base, width * height * 4)
  }
}
