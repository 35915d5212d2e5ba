import QuartzCore

extension UITextField {
  /// Turns a key into a command, and returns whether it was one.
  ///
  /// Characters do not arrive here: they come as text input, after an input method has seen them.
  func handle(_ key: UIKey) -> Bool {
    if let keyHandler, keyHandler(key) { return true }
    if Self.isReturn(key) {
      pressReturn()
      return true
    }
    guard let command = Self.command(for: key) else { return false }
    perform(command)
    return true
  }

  private static func isReturn(_ key: UIKey) -> Bool {
    let modifiers: UIKeyModifierFlags = [.control, .command, .alternate]
    guard key.modifierFlags.isDisjoint(with: modifiers) else { return false }
    return key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter
  }

  /// Returns the command of a key: Control stands for a whole word or the whole text, as Alt does.
  static func command(for key: UIKey) -> TextCommand? {
    let flags = key.modifierFlags
    let isShifted = flags.contains(.shift)
    let isStrong = flags.contains(.control) || flags.contains(.command)
    if isStrong, let command = shortcut(key, isShifted: isShifted) { return command }
    if let command = clipboardKey(key, isShifted: isShifted, isStrong: isStrong) { return command }
    let byWord: TextGranularity = isStrong || flags.contains(.alternate) ? .word : .character
    return switch key.keyCode {
    case .keyboardLeftArrow: .move(.backward, byWord, extending: isShifted)
    case .keyboardRightArrow: .move(.forward, byWord, extending: isShifted)
    case .keyboardUpArrow, .keyboardHome:
      .move(.backward, isStrong ? .document : .line, extending: isShifted)
    case .keyboardDownArrow, .keyboardEnd:
      .move(.forward, isStrong ? .document : .line, extending: isShifted)
    case .keyboardDeleteOrBackspace: .delete(.backward, byWord)
    case .keyboardDeleteForward: .delete(.forward, byWord)
    default: nil
    }
  }

  private static func shortcut(_ key: UIKey, isShifted: Bool) -> TextCommand? {
    switch key.keyCode {
    case .keyboardA: isShifted ? nil : .selectAll
    case .keyboardC: isShifted ? nil : .copy
    case .keyboardX: isShifted ? nil : .cut
    case .keyboardV: isShifted ? nil : .paste
    case .keyboardZ: isShifted ? .redo : .undo
    case .keyboardY: isShifted ? nil : .redo
    default: nil
    }
  }

  /// The older keys of the clipboard: Shift and Control with Insert and Delete.
  private static func clipboardKey(_ key: UIKey, isShifted: Bool, isStrong: Bool) -> TextCommand? {
    switch key.keyCode {
    case .keyboardInsert: isShifted ? .paste : isStrong ? .copy : nil
    case .keyboardDeleteForward: isShifted && !isStrong ? .cut : nil
    default: nil
    }
  }
}
