/// What a key types, as far as a shortcut needs to know.
///
/// Text is never made from this: fields are driven by text events, which know the keyboard's layout. A
/// symbol of the layout is taken as it is; what Shift does to punctuation follows the US layout.
nonisolated package enum KeyCharacters {
  private static let shifted: [Character: Character] = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(",
    "0": ")", "-": "_", "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"", ",": "<",
    ".": ">", "/": "?", "`": "~",
  ]

  /// Returns what a key types alone.
  ///
  /// - Parameter symbol: SDL's key code: a code point, or a value from 2^30 for keys that type nothing.
  /// - Returns: One character, or nothing.
  package static func plain(symbol: Int32) -> String {
    guard symbol > 0, symbol < 1 << 30, let scalar = Unicode.Scalar(UInt32(symbol)) else {
      return ""
    }
    return String(Character(scalar))
  }

  /// Returns what a key types together with Shift and Caps Lock.
  ///
  /// - Parameters:
  ///   - symbol: SDL's key code.
  ///   - modifiers: The modifier keys that are down.
  /// - Returns: One character, or nothing.
  package static func typed(symbol: Int32, modifiers: HostModifiers) -> String {
    let plain = plain(symbol: symbol)
    guard let character = plain.first else { return "" }
    if character.isLetter {
      let isUpper = modifiers.contains(.shift) != modifiers.contains(.capsLock)
      return isUpper ? plain.uppercased() : plain
    }
    guard modifiers.contains(.shift) else { return plain }
    return String(shifted[character] ?? character)
  }
}
