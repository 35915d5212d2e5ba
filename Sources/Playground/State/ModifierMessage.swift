import Hero

/// What the row below the field says about the text in it.
struct ModifierMessage: Equatable {
  /// How the message is coloured.
  enum Tone: Equatable {
    case quiet
    case error
    case warning
  }

  /// What Tab does about it.
  struct Fix: Equatable {
    /// What stands before the fix, such as "Did you mean".
    let lead: String
    /// What is shown as the fix.
    let shown: String
    /// What stands behind it: a question mark after a guess.
    let tail: String
    /// What is written.
    let replacement: String
    /// The characters in whose place it is written.
    let range: Range<Int>
  }

  /// How the message is coloured.
  let tone: Tone
  /// A signature in front, in the field's type, or nil.
  let code: String?
  /// What is said.
  let text: String
  /// What Tab does about it, or nil.
  let fix: Fix?
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
      fix = Fix(first, in: parsed.text)
      more = parsed.diagnostics.count - 1
      return
    }
    tone = .quiet
    fix = nil
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

extension ModifierMessage.Fix {
  /// Words what mends a fault: a guess is asked, what is missing is added, what is too much is removed.
  ///
  /// - Parameters:
  ///   - diagnostic: What is wrong; nil is returned when nothing is known to mend it.
  ///   - text: The text that it is about.
  init?(_ diagnostic: HeroDiagnostic, in text: String) {
    guard let suggestion = diagnostic.suggestion else { return nil }
    let faulty = String(text.dropFirst(diagnostic.range.lowerBound).prefix(diagnostic.range.count))
    replacement = suggestion
    range = diagnostic.range
    tail = diagnostic.fault.asksDidYouMean ? "?" : ""
    shown = suggestion.isEmpty ? faulty : suggestion
    if diagnostic.fault.asksDidYouMean {
      lead = "Did you mean"
    } else if suggestion.isEmpty {
      lead = "Remove"
    } else if diagnostic.range.isEmpty {
      lead = "Add the missing"
    } else {
      lead = "Write"
    }
    if shown.isEmpty { return nil }
  }
}

extension CallSignature {
  /// The name with its arguments' labels, such as `spring(stiffness, damping)`.
  nonisolated var shortDisplay: String {
    guard !parameters.isEmpty else { return name }
    return "\(name)(\(parameters.map(\.label).joined(separator: ", ")))"
  }
}
