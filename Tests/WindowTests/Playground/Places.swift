import Foundation

/// Where things stand in a window of 1280 by 800 points, as the drawings say.
enum Places {
  /// The phone's screen without its round corners' surroundings.
  static let phone = CGRect(x: 130, y: 80, width: 268, height: 596)
  /// The middle of the phone.
  static let phoneMiddle = CGPoint(x: 264, y: 378)
  /// A place near the phone's bottom, where no detail page has a control.
  static let phoneBottom = CGPoint(x: 264, y: 655)
  /// A place near the phone's top, where a sheet leaves its mask free.
  static let phoneTop = CGPoint(x: 264, y: 110)
  /// The slow-motion switch.
  static let slowMotion = CGPoint(x: 1244, y: 22)
  /// The label row above the field, with the selected view.
  static let labelRow = CGRect(x: 528, y: 50, width: 290, height: 28)
  /// The modifier field.
  static let field = CGRect(x: 548, y: 84, width: 690, height: 36)
  /// The modifier field with its border.
  static let fieldFrame = CGRect(x: 540, y: 78, width: 728, height: 48)
  /// The message row below the field.
  static let message = CGRect(x: 540, y: 132, width: 720, height: 34)
  /// The replay button.
  static let replay = CGPoint(x: 44, y: 744)
  /// The line of figures.
  static let status = CGRect(x: 0, y: 777, width: 1280, height: 22)

  /// The colour of panels.
  static let panelColour = SIMD3(0x15, 0x19, 0x1F)
  /// The colour of the ring around what has the keyboard.
  static let focusColour = SIMD3(0x7A, 0xA7, 0xFF)
  /// The colour of what is on.
  static let accentColour = SIMD3(0x2F, 0x6B, 0xE6)
  /// The colour of errors.
  static let errorColour = SIMD3(0xFF, 0x7A, 0x7A)
}
