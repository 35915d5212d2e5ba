/// Modifier keys that are down.
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes flags from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, or Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command, or the system key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The keys with which a letter does not type.
  static let commanding: UIKeyModifierFlags = [.control, .alternate, .command]
  /// The number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
