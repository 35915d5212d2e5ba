import UIKit

/// The colours of the window's chrome, by role.
enum ChromeColor {
  static let window = hex(0x0C0E12)
  static let stage = hex(0x101318)
  static let panel = hex(0x15191F)
  static let raised = hex(0x1D222A)
  static let field = hex(0x0A0C10)
  static let hairline = hex(0x272D37)
  static let text = hex(0xE9EDF3)
  static let text2 = hex(0xAEB8C6)
  static let text3 = hex(0x8691A1)
  static let disabled = hex(0x566071)
  static let controlEdge = hex(0x6A7585)
  static let accent = hex(0x2F6BE6)
  static let accentText = hex(0x7AA7FF)
  static let playhead = hex(0xFFB454)
  static let number = hex(0xF2C55C)
  static let source = hex(0x45C8E8)
  static let target = hex(0xF58BB8)
  static let matched = hex(0xB39DFF)
  static let error = hex(0xFF7A7A)
  static let warning = hex(0xF2C55C)
  static let success = hex(0x5FD6A2)

  private static func hex(_ value: Int) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255,
      green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255,
      alpha: 1
    )
  }
}
