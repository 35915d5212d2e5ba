/// A key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// Which key it is.
  public let keyCode: UIKeyboardHIDUsage
  /// What it types with the modifiers.
  public let characters: String
  /// What it types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are down.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - keyCode: Which key it is.
  ///   - characters: What it types with the modifiers. Default nothing.
  ///   - charactersIgnoringModifiers: What it types without modifiers; nil means the same.
  ///   - modifierFlags: The modifier keys that are down.
  package init(
    keyCode: UIKeyboardHIDUsage,
    characters: String = "",
    charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    super.init()
  }
}
