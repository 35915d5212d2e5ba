/// What becomes of a blurred colour: saturation, then tint.
struct BackdropColor {
  private typealias Lanes = ColorLanes.Lanes

  private let saturation: Float
  /// What the tint leaves.
  private let rest: Float
  /// The tint, premultiplied, 0 to 255: blue, green, red, alpha.
  private let tint: SIMD4<Float>

  init(saturation: Double, tint: SIMD4<Float>) {
    self.saturation = Float(saturation)
    let alpha = min(max(tint.w, 0), 1)
    rest = 1 - alpha
    self.tint = SIMD4(tint.z, tint.y, tint.x, 1) * (alpha * 255)
  }

  /// Whether colours stay as they are.
  var changesNothing: Bool { saturation == 1 && rest == 1 }

  /// The least that colours can be: blue, green, red and alpha, 0 to 255.
  var least: SIMD4<Float> { SIMD4(tint.x, tint.y, tint.z, 0) }

  /// How much less than their alpha colours must be.
  var below: SIMD4<Float> { SIMD4(repeating: tint.w) - tint }

  /// Changes colours; they may leave the range of what can be shown, since only the enlarged picture is
  /// cut to it.
  @inline(__always)
  func callAsFunction(_ color: ColorLanes) -> ColorLanes {
    var result = color
    if saturation != 1 {
      let bright = color.blue * 0.0722 + color.green * 0.7152
      let grey = (bright + color.red * 0.2126) * (1 - saturation)
      result.blue = color.blue * saturation + grey
      result.green = color.green * saturation + grey
      result.red = color.red * saturation + grey
    }
    result.blue = result.blue * rest + Lanes(repeating: tint.x)
    result.green = result.green * rest + Lanes(repeating: tint.y)
    result.red = result.red * rest + Lanes(repeating: tint.z)
    result.alpha = result.alpha * rest + Lanes(repeating: tint.w)
    return result
  }

  /// Colours as pixels.
  @inline(__always)
  func pixels(_ color: ColorLanes) -> Pixels8 {
    let alpha = ColorLanes.limit(color.alpha, Lanes(repeating: 0), Lanes(repeating: 255))
    let channel = { (value: Lanes, index: Int) -> Pixels8 in
      let most = alpha - Lanes(repeating: below[index])
      let shown = ColorLanes.limit(value, Lanes(repeating: least[index]), most)
      return ColorLanes.whole(shown) & Pixels8(repeating: 255)
    }
    let low: Pixels8 = channel(color.blue, 0) | (channel(color.green, 1) &<< Pixels8(repeating: 8))
    let high: Pixels8 = channel(color.red, 2) &<< Pixels8(repeating: 16)
    return low | high | (ColorLanes.whole(alpha) &<< Pixels8(repeating: 24))
  }

  /// Colours as signed 16-bit numbers with six bits of fraction: blue and red, green and alpha.
  @inline(__always)
  func cells(_ color: ColorLanes) -> (even: Pixels8, odd: Pixels8) {
    let number = { (value: Lanes) -> Pixels8 in
      let most = Lanes(repeating: 32_700)
      return ColorLanes.whole(ColorLanes.limit(value * 64, -most, most))
        & Pixels8(repeating: 0xffff)
    }
    let sixteen = Pixels8(repeating: 16)
    return (
      number(color.blue) | (number(color.red) &<< sixteen),
      number(color.green) | (number(color.alpha) &<< sixteen)
    )
  }
}
