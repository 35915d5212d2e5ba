nonisolated extension HeroDiagnostic {
  /// How much of a long text is shown around the fault, in characters to each side.
  private static let context = 32

  /// Returns the message with the text beneath it and a line of carets under the fault.
  ///
  /// A long text is cut around the fault; a line break in it is shown as a space, and a character that would
  /// steer a terminal by its sign.
  ///
  /// - Parameter text: The text that was parsed.
  /// - Returns: Several lines without a line break at the end.
  public func rendered(in text: String) -> String {
    let line = text.map { $0.isWhitespace ? " " : Self.visible($0) }
    let start = max(range.lowerBound - Self.context, 0)
    let end = min(range.upperBound + Self.context, line.count)
    let prefix = start > 0 ? "…" : ""
    let suffix = end < line.count ? "…" : ""
    let shown = start < end ? String(line[start..<end]) : ""
    let before = start < range.lowerBound ? line[start..<min(range.lowerBound, line.count)] : []
    let marked =
      range.lowerBound < min(range.upperBound, line.count)
      ? line[range.lowerBound..<min(range.upperBound, line.count)] : []
    let carets = String(repeating: "^", count: max(Self.width(of: marked), 1))
    let indent = String(repeating: " ", count: prefix.count + Self.width(of: before))
    var lines = [
      "\(severity.rawValue): \(String(description.map(Self.visible)))",
      "  \(prefix)\(shown)\(suffix)",
      "  \(indent)\(carets)",
    ]
    if let hint { lines.append("  \(hint)") }
    return lines.joined(separator: "\n")
  }

  /// Returns the sign for a control character (the block "Control Pictures" of Unicode), or the character.
  private static func visible(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first,
      scalar.properties.generalCategory == .control
    else { return character }
    let picture: UInt32 = scalar.value < 0x20 ? 0x2400 + scalar.value : 0x2421
    return Unicode.Scalar(picture).map(Character.init) ?? character
  }

  /// Returns how many terminal cells characters take: two for East Asian wide ones and emoji.
  private static func width(of characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
