/// Straight colours as premultiplied pixels.
enum PremultipliedColor {
  /// Rounds a colour to a pixel.
  ///
  /// - Parameters:
  ///   - color: Straight red, green, blue and alpha; clamped to 0...1.
  ///   - opacity: Multiplies alpha.
  /// - Returns: The pixel, 0xAARRGGBB.
  static func pixel(_ color: SIMD4<Float>, opacity: Float = 1) -> UInt32 {
    let alpha = unit(color.w) * unit(opacity)
    let factor = alpha * 255
    let red = UInt32(unit(color.x) * factor + 0.5)
    let green = UInt32(unit(color.y) * factor + 0.5)
    let blue = UInt32(unit(color.z) * factor + 0.5)
    return UInt32(factor + 0.5) << 24 | red << 16 | green << 8 | blue
  }

  /// The value clamped to 0...1; what is not a number becomes 0.
  static func unit(_ value: Float) -> Float {
    value > 0 ? (value < 1 ? value : 1) : 0
  }

  /// The opacity as 0 to 255; what is not a number becomes 0.
  static func byte(_ value: Double) -> UInt32 {
    value > 0 ? (value < 1 ? UInt32(value * 255 + 0.5) : 255) : 0
  }
}
