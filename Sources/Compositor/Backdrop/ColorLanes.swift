/// Eight colours, premultiplied, 0 to 255.
struct ColorLanes {
  typealias Lanes = SIMD8<Float>

  var blue: Lanes
  var green: Lanes
  var red: Lanes
  var alpha: Lanes

  /// Added to a number below four millions, it leaves the nearest whole number in the lower bits.
  private static var magic: Float { 12_582_912 }
  private static var exponent: UInt32 { 0x4b00_0000 }

  /// Whole numbers as numbers.
  @inline(__always)
  static func numbers(_ whole: SIMD8<UInt32>) -> Lanes {
    let bits = whole | SIMD8(repeating: exponent)
    return unsafeBitCast(bits, to: Lanes.self) - Lanes(repeating: 8_388_608)
  }

  /// The nearest whole numbers, in the lower 16 bits.
  @inline(__always)
  static func whole(_ numbers: Lanes) -> SIMD8<UInt32> {
    unsafeBitCast(numbers + Lanes(repeating: magic), to: SIMD8<UInt32>.self)
  }

  @inline(__always)
  static func limit(_ lanes: Lanes, _ least: Lanes, _ most: Lanes) -> Lanes {
    let high = lanes.replacing(with: most, where: lanes .> most)
    return high.replacing(with: least, where: high .< least)
  }
}
