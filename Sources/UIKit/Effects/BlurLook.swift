/// What a blur does to the pixels behind it.
///
/// > Compatibility: the numbers of iOS are not published. These were chosen by eye, so that text in the
/// > label colour is legible on each of them whatever is behind; a thicker material covers more.
nonisolated struct BlurLook {
  /// Standard deviation of the blur, in points.
  let radius: CGFloat
  /// How colourful what is behind shows; 1 leaves it as it is.
  let saturation: CGFloat
  /// Drawn over it.
  let tint: UIColor

  private enum Look {
    case light
    case dark
    case adaptive
  }

  init(_ style: UIBlurEffect.Style) {
    switch style {
    case .extraLight: self.init(20, 1.8, .light, (0xF7F7F7, 0.82), (0, 0))
    case .light: self.init(20, 1.8, .light, (0xFFFFFF, 0.35), (0, 0))
    case .dark: self.init(20, 1.8, .dark, (0, 0), (0x1C1C1C, 0.72))
    case .regular: self.init(20, 1.8, .adaptive, (0xFFFFFF, 0.45), (0x1C1C1C, 0.6))
    case .prominent: self.init(20, 1.8, .adaptive, (0xFFFFFF, 0.7), (0x2C2C2E, 0.75))
    case .systemUltraThinMaterial: self = Self.ultraThin(.adaptive)
    case .systemThinMaterial: self = Self.thin(.adaptive)
    case .systemMaterial: self = Self.medium(.adaptive)
    case .systemThickMaterial: self = Self.thick(.adaptive)
    case .systemChromeMaterial: self = Self.chrome(.adaptive)
    case .systemUltraThinMaterialLight: self = Self.ultraThin(.light)
    case .systemThinMaterialLight: self = Self.thin(.light)
    case .systemMaterialLight: self = Self.medium(.light)
    case .systemThickMaterialLight: self = Self.thick(.light)
    case .systemChromeMaterialLight: self = Self.chrome(.light)
    case .systemUltraThinMaterialDark: self = Self.ultraThin(.dark)
    case .systemThinMaterialDark: self = Self.thin(.dark)
    case .systemMaterialDark: self = Self.medium(.dark)
    case .systemThickMaterialDark: self = Self.thick(.dark)
    case .systemChromeMaterialDark: self = Self.chrome(.dark)
    }
  }

  private init(
    _ radius: CGFloat,
    _ saturation: CGFloat,
    _ look: Look,
    _ light: (color: UInt32, alpha: CGFloat),
    _ dark: (color: UInt32, alpha: CGFloat)
  ) {
    self.radius = radius
    self.saturation = saturation
    tint =
      switch look {
      case .light: UIColor(rgb: light.color, alpha: light.alpha)
      case .dark: UIColor(rgb: dark.color, alpha: dark.alpha)
      case .adaptive: .pair(light.color, light.alpha, dark.color, dark.alpha)
      }
  }

  private static func ultraThin(_ look: Look) -> BlurLook {
    BlurLook(22, 1.8, look, (0xF5F5F5, 0.44), (0x252525, 0.55))
  }

  private static func thin(_ look: Look) -> BlurLook {
    BlurLook(25, 1.8, look, (0xF7F7F7, 0.6), (0x252525, 0.7))
  }

  private static func medium(_ look: Look) -> BlurLook {
    BlurLook(30, 1.8, look, (0xF8F8F8, 0.74), (0x252525, 0.82))
  }

  private static func thick(_ look: Look) -> BlurLook {
    BlurLook(35, 1.8, look, (0xFAFAFA, 0.88), (0x252525, 0.9))
  }

  private static func chrome(_ look: Look) -> BlurLook {
    BlurLook(25, 1.8, look, (0xF9F9F9, 0.78), (0x1D1D1D, 0.76))
  }
}
