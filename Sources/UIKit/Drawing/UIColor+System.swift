nonisolated extension UIColor {
  /// Makes a colour that differs between the light and the dark style, from 24-bit values.
  static func pair(
    _ light: UInt32,
    _ lightAlpha: CGFloat,
    _ dark: UInt32,
    _ darkAlpha: CGFloat
  ) -> UIColor {
    let lightColor = UIColor(rgb: light, alpha: lightAlpha)
    let darkColor = UIColor(rgb: dark, alpha: darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  /// The system's red.
  public static let systemRed = pair(0xFF3B30, 1, 0xFF453A, 1)
  /// The system's orange.
  public static let systemOrange = pair(0xFF9500, 1, 0xFF9F0A, 1)
  /// The system's yellow.
  public static let systemYellow = pair(0xFFCC00, 1, 0xFFD60A, 1)
  /// The system's green.
  public static let systemGreen = pair(0x34C759, 1, 0x30D158, 1)
  /// The system's mint.
  public static let systemMint = pair(0x00C7BE, 1, 0x63E6E2, 1)
  /// The system's teal.
  public static let systemTeal = pair(0x30B0C7, 1, 0x40C8E0, 1)
  /// The system's cyan.
  public static let systemCyan = pair(0x32ADE6, 1, 0x64D2FF, 1)
  /// The system's blue.
  public static let systemBlue = pair(0x007AFF, 1, 0x0A84FF, 1)
  /// The system's indigo.
  public static let systemIndigo = pair(0x5856D6, 1, 0x5E5CE6, 1)
  /// The system's purple.
  public static let systemPurple = pair(0xAF52DE, 1, 0xBF5AF2, 1)
  /// The system's pink.
  public static let systemPink = pair(0xFF2D55, 1, 0xFF375F, 1)
  /// The system's brown.
  public static let systemBrown = pair(0xA2845E, 1, 0xAC8E68, 1)
  /// The system's gray.
  public static let systemGray = pair(0x8E8E93, 1, 0x8E8E93, 1)
  /// The system's gray2.
  public static let systemGray2 = pair(0xAEAEB2, 1, 0x636366, 1)
  /// The system's gray3.
  public static let systemGray3 = pair(0xC7C7CC, 1, 0x48484A, 1)
  /// The system's gray4.
  public static let systemGray4 = pair(0xD1D1D6, 1, 0x3A3A3C, 1)
  /// The system's gray5.
  public static let systemGray5 = pair(0xE5E5EA, 1, 0x2C2C2E, 1)
  /// The system's gray6.
  public static let systemGray6 = pair(0xF2F2F7, 1, 0x1C1C1E, 1)
}
