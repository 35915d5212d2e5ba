import Hero

/// What the row below the field says about the text in it.
struct ModifierMessage: Equatable {
  /// How the message is coloured.
  enum Tone: Equatable {
    case quiet
    case error
    case warning
  }

  /// How the message is coloured.
  let tone: Tone
  /// A signature in front, in the field's type, or nil.
  let code: String?
  /// What is said.
  let text: String
  /// What Tab writes in place of `range`, or nil.
  let suggestion: String?
  /// The characters that the suggestion replaces.
  let range: Range<Int>
  /// How many more messages there are.
  let more: Int

  /// Reads a text and says the most useful thing about it.
  ///
  /// - Parameters:
  ///   - parsed: The text, read.
  ///   - caret: The caret's place, in characters.
  init(_ parsed: ModifierString, caret: Int) {
    if let first = parsed.diagnostics.first {
      tone = first.severity == .error ? .error : .warning
      code = nil
      text = "Column \(first.column): \(first.message)"
      suggestion = first.suggestion
      range = first.range
      more = parsed.diagnostics.count - 1
      return
    }
    tone = .quiet
    suggestion = nil
    range = 0..<0
    more = 0
    guard let item = parsed.item(at: caret) ?? parsed.plan.items.last else {
      code = nil
      text = "Nothing typed: the scene's default transition runs. Pick a preset below, or type."
      return
    }
    code = ModifierTable.signature(named: item.value.name)?.shortDisplay ?? item.value.name
    text = item.value.meaning
  }
}

extension CallSignature {
  /// The name with its arguments' labels, such as `spring(stiffness, damping)`.
  nonisolated var shortDisplay: String {
    guard !parameters.isEmpty else { return name }
    return "\(name)(\(parameters.map(\.label).joined(separator: ", ")))"
  }
}
