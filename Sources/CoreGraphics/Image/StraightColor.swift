/// Turns straight colours of eight bits into premultiplied ones and back.
package enum StraightColor {
  /// Returns the premultiplied pixel 0xAARRGGBB of straight components 0...255.
  @inline(__always)
  package static func premultiplied(
    _ red: UInt32,
    _ green: UInt32,
    _ blue: UInt32,
    _ alpha: UInt32
  ) -> UInt32 {
    if alpha == 255 { return 0xFF00_0000 | red << 16 | green << 8 | blue }
    return alpha << 24 | multiply(red, alpha) << 16 | multiply(green, alpha) << 8
      | multiply(blue, alpha)
  }

  /// Returns a·b / 255, rounded to the nearest.
  @inline(__always)
  private static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a &* b &+ 128
    return (product &+ product >> 8) >> 8
  }

  /// Returns the straight component, 0...255, of a premultiplied one; 0 where the opacity is 0.
  @inline(__always)
  package static func straight(_ component: UInt32, _ alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : min((component &* 255 &+ alpha / 2) / alpha, 255)
  }

  /// Returns the nearest premultiplied pixel of a straight colour with components 0...1.
  package static func pixel(_ rgba: SIMD4<Double>) -> UInt32 {
    let alpha = min(max(rgba.w, 0), 1)
    func component(_ value: Double) -> UInt32 {
      UInt32((min(max(value, 0), 1) * alpha * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | component(rgba.x) << 16
      | component(rgba.y) << 8 | component(rgba.z)
  }
}
