/// A key, with modifiers, that performs an action while its responder is in the chain of the first responder.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// What the key types without modifiers, or one of the names of special keys.
  public let input: String?
  /// The modifier keys that must be down, and no others.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command goes before what the system does with the key.
  ///
  /// Default false. Kept; a first responder that edits text gets its keys first either way.
  open var wantsPriorityOverSystemBehavior = false

  /// The arrow key that points up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow key that points down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow key that points left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow key that points right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The title. Default empty.
  ///   - image: The picture.
  ///   - action: What is performed; its sender is the command.
  ///   - input: What the key types, or the name of a special key.
  ///   - modifierFlags: The modifier keys. Default none.
  ///   - propertyList: What the app wants to know about the command.
  ///   - discoverabilityTitle: A longer title.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// Makes a command without a title.
  ///
  /// - Parameters:
  ///   - input: What the key types, or the name of a special key.
  ///   - modifierFlags: The modifier keys.
  ///   - action: What is performed; its sender is the command.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Whether a key with the modifiers that are down is the command's.
  func matches(_ key: UIKey) -> Bool {
    guard let input else { return false }
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant) else {
      return false
    }
    if let special = Self.specialInputs[key.keyCode] { return input == special }
    let typed = key.charactersIgnoringModifiers
    return !typed.isEmpty && input.lowercased() == typed.lowercased()
  }

  private static let specialInputs: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: inputUpArrow, .keyboardDownArrow: inputDownArrow,
    .keyboardLeftArrow: inputLeftArrow, .keyboardRightArrow: inputRightArrow,
    .keyboardEscape: inputEscape,
  ]
}
