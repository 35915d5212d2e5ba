import CoreGraphics
import Foundation

/// What a frame of a size is compared with.
struct FrameYardsticks {
  let width: Int
  let height: Int
  let target: PixelBuffer
  let rates: KernelRates
  /// The time to copy the frame's memory at best, in milliseconds.
  ///
  /// The median would grow with what others do to the caches, and would make every frame look fast.
  let memcpy: Double

  init(_ width: Int, _ height: Int, _ watch: Stopwatch) {
    self.width = width
    self.height = height
    target = PixelBuffer(width: width, height: height, isOpaque: true)
    rates = KernelRates(watch, target)
    let other = PixelBuffer(width: width, height: height, isOpaque: true)
    let (from, to, count) = (target.base, other.base, width * height * 4)
    memcpy = watch.laps([{ _ = Foundation.memcpy(to, from, count) }])[0].min() ?? 0
  }
}
