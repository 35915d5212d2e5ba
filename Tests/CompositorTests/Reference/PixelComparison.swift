import CoreGraphics

/// How far drawn pixels are from expected ones, channel by channel.
struct PixelComparison: CustomStringConvertible {
  private var differences: [Double] = []
  /// What is known of the pixel that is off by most.
  private var worst = "no pixel"

  /// The largest difference of any channel, in 255ths.
  private(set) var largest = 0.0

  /// Compares the pixels whose index is chosen.
  init(
    _ buffer: PixelBuffer,
    _ expected: [SIMD4<Double>],
    where isChosen: (Int) -> Bool = { _ in true }
  ) {
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let index = y * buffer.width + x
        guard isChosen(index) else { continue }
        let pixel = buffer[x, y]
        let bytes = SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        let off = SIMD4<Double>(bytes) - expected[index]
        let difference = max(abs(off.x), abs(off.y), abs(off.z), abs(off.w))
        differences.append(difference)
        guard difference > largest else { continue }
        largest = difference
        worst = "(\(x), \(y)): \(bytes) instead of \(expected[index])"
      }
    }
  }

  /// The mean of the largest channel's difference, in 255ths.
  var mean: Double { differences.reduce(0, +) / Double(max(1, differences.count)) }

  /// The part of pixels that are off by more than a bound.
  func part(above bound: Double) -> Double {
    Double(differences.count { $0 > bound }) / Double(max(1, differences.count))
  }

  var description: String {
    "\(differences.count) pixels, off by \(mean) in the mean, at most by \(largest) at \(worst)"
  }
}
