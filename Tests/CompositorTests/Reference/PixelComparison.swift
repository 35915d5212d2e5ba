import CoreGraphics

/// How far drawn pixels are from expected ones, channel by channel.
struct PixelComparison {
  private var differences: [Double] = []

  init(_ buffer: PixelBuffer, _ expected: [SIMD4<Double>]) {
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let pixel = buffer[x, y]
        let bytes = SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        let off = SIMD4<Double>(bytes) - expected[y * buffer.width + x]
        differences.append(max(abs(off.x), abs(off.y), abs(off.z), abs(off.w)))
      }
    }
  }

  /// The mean of the largest channel's difference, in 255ths.
  var mean: Double { differences.reduce(0, +) / Double(max(1, differences.count)) }

  /// The largest difference of any channel, in 255ths.
  var largest: Double { differences.max() ?? 0 }

  /// The part of pixels that are off by more than a bound.
  func part(above bound: Double) -> Double {
    Double(differences.count { $0 > bound }) / Double(max(1, differences.count))
  }
}
