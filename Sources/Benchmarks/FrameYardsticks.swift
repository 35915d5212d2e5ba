import CoreGraphics
import Foundation

/// What a frame of a size is compared with.
struct FrameYardsticks {
  let width: Int
  let height: Int
  let target: PixelBuffer
  /// The time to copy the frame's memory, in milliseconds.
  let memcpy: Double
  let rates: KernelRates

  init(_ width: Int, _ height: Int, _ watch: Stopwatch) {
    self.width = width
    self.height = height
    let target = PixelBuffer(width: width, height: height, isOpaque: true)
    let other = PixelBuffer(width: width, height: height, isOpaque: true)
    let bytes = width * height * 4
    memcpy = watch.median { _ = Foundation.memcpy(other.base, target.base, bytes) }
    rates = KernelRates(watch, target)
    self.target = target
  }
}
