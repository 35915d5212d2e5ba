import CoreGraphics

/// Pictures whose colours were multiplied, for the copies of replicators.
enum TintedTextures {
  private struct Key: Hashable {
    var texture: Texture
    /// Red, green and blue in 255ths.
    var tint: SIMD4<UInt32>
  }

  // Layers are drawn on the main actor only.
  nonisolated(unsafe) private static var textures: [Key: Texture] = [:]
  private static let mostTextures = 64

  /// Returns a picture with its colours multiplied.
  ///
  /// - Parameters:
  ///   - texture: The picture.
  ///   - tint: The factors of red, green and blue, each 0 to 1.
  /// - Returns: The picture; the same memory for the same picture and factors, while it is kept.
  static func texture(_ texture: Texture, _ tint: SIMD4<Float>) -> Texture {
    let factors = SIMD4<UInt32>(
      truncatingIfNeeded: SIMD4<Int32>(tint * 255, rounding: .toNearestOrEven)
    )
    let key = Key(texture: texture, tint: factors)
    if let known = textures[key] { return known }
    let pixels = PixelBuffer(
      width: texture.width,
      height: texture.height,
      isOpaque: texture.isOpaque
    )
    for y in 0..<texture.height {
      let row = texture.base + y * texture.stride
      for x in 0..<texture.width { pixels[x, y] = multiplied(row[x], factors) }
    }
    if textures.count >= mostTextures { textures.removeAll() }
    let result = Texture(CGImage(pixels: pixels))
    textures[key] = result
    return result
  }

  private static func multiplied(_ pixel: UInt32, _ factors: SIMD4<UInt32>) -> UInt32 {
    let channels = SIMD4(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, 0) &* factors
    let (red, green, blue) = (channels.x.by255, channels.y.by255, channels.z.by255)
    return pixel & 0xFF00_0000 | red << 16 | green << 8 | blue
  }
}

extension UInt32 {
  /// A product of two bytes in 255ths, rounded.
  fileprivate var by255: UInt32 { (self + 127) / 255 }
}
