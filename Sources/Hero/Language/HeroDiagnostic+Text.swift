nonisolated extension HeroDiagnostic {
  /// What is wrong, as a sentence without the column.
  public var message: String {
    syntaxMessage ?? nameMessage ?? argumentMessage ?? valueMessage
  }

  private var syntaxMessage: String? {
    switch fault {
    case .unexpectedCharacter(let text): "“\(text)” is not used here."
    case .malformedNumber(let text): "malformed number “\(text)”."
    case .unterminatedString: "the quote is never closed."
    case .expectedExpression(let next?): "expected a value before “\(next)”."
    case .expectedExpression(nil): "expected a value before the end."
    case .expectedClosing(let next?): "expected “)” before “\(next)”."
    case .expectedClosing(nil): "expected “)” before the end."
    case .expectedSeparator(let next): "expected “,” or “)” before “\(next)”."
    case .unmatchedClosing: "this “)” closes nothing."
    case .strayOperator(let sign): "“\(sign)” cannot join modifiers."
    case .nestedTooDeeply(let limit): "nested more than \(limit) levels deep."
    default: nil
    }
  }

  private var nameMessage: String? {
    switch fault {
    case .unknownModifier(let name, _): "no modifier is called “\(name)”."
    case .formerModifier(let name, _, _): "Hero no longer has “\(name)”."
    case .swiftOnlyModifier(let name): "\(name) can be set in Swift only."
    case .animationAsModifier(let name): "\(name) moves whole screens; it is no modifier of a view."
    case .expectedModifierName(let found): "expected a modifier name, not “\(found)”."
    case .unknownAnimation(let name, _): "no animation is called “\(name)”."
    case .expectedAnimationName(let found): "expected an animation name, not “\(found)”."
    case .secondAnimation(let name): "one animation is expected; “\(name)” is not used."
    default: nil
    }
  }

  private var argumentMessage: String? {
    switch fault {
    case .unknownLabel(let label, let name, _, _): "\(name) has no argument called “\(label)”."
    case .repeatedLabel(let label, let name): "\(name) already has a value for \(label)."
    case .positionalAfterLabel(let name):
      "\(name): an argument without a label cannot follow one with a label."
    case .missingArgument(let name, let need): "\(name) needs \(need)."
    case .needsAtLeastOneNumber(let name): "\(name) needs at least one number."
    case .notANumber(let text, let name, let label):
      "\(name) needs a number for \(label), not “\(text)”."
    case .notABoolean(let text, let name, let label):
      "\(name) needs true or false for \(label), not “\(text)”."
    case .notAnID(let text): "“\(text)” is no plain name; put the id in quotes."
    case .notAColor(let text): "“\(text)” is no colour."
    case .unknownArgument(let text, let kind, _): "no \(kind) is called “\(text)”."
    case .notUnderstood(let text, let name): "\(name) cannot use “\(text)”."
    case .surplusArguments(let name, let allowed): surplusMessage(name, allowed)
    case .divisionByZero: "division by zero."
    case .notFinite(let text): "“\(text)” is not a finite number."
    default: nil
    }
  }

  private func surplusMessage(_ name: String, _ allowed: Int) -> String {
    switch allowed {
    case 0: "\(name) takes no arguments; they are ignored."
    case 1: "\(name) takes one argument; the others are ignored."
    default: "\(name) takes \(allowed) arguments; the others are ignored."
    }
  }

  private var valueMessage: String {
    switch fault {
    case .repeated(let name): "\(name) is repeated; the last one wins."
    case .clamped(let name, let value, let bound):
      "\(name) \(LanguageNumber.text(value)) is clamped to \(LanguageNumber.text(bound))."
    case .longTime(let name, let seconds):
      "\(name) \(LanguageNumber.text(seconds)) s is more than a minute."
    case .slowSpring(_, _, let settling):
      "this spring takes \(LanguageNumber.text(settling, decimals: 1)) s to settle."
    case .endlessSpring: "this spring never settles."
    case .probablyDegrees(let value):
      "rotate is in radians; \(LanguageNumber.text(value)) is many turns."
    case .springIgnoresDuration: "a spring runs until it settles; duration has no effect on it."
    case .ineffective(let name, let reason): "\(name) has no effect: \(reason)."
    default: "unusable."
    }
  }

  /// What to write in place of `range` (or to insert there when it is empty), or nil.
  public var suggestion: String? {
    switch fault {
    case .unknownModifier(_, let nearest), .unknownAnimation(_, let nearest),
      .unknownLabel(_, _, _, let nearest), .unknownArgument(_, _, let nearest):
      nearest
    case .formerModifier(_, let now, _): now
    case .expectedClosing: ")"
    case .expectedSeparator: ","
    case .unterminatedString: nil
    case .unmatchedClosing, .strayOperator, .secondAnimation: ""
    case .notAnID(let text): "\"\(text)\""
    case .unexpectedCharacter(let text): Self.habits[text]
    case .clamped(_, _, let bound): LanguageNumber.text(bound)
    case .probablyDegrees(let value): "\(LanguageNumber.text(value)) * pi / 180"
    case .notANumber(let text, _, _), .malformedNumber(let text): Self.leadingNumber(of: text)
    default: nil
    }
  }

  /// Characters that people bring from other languages or from typography.
  private static let habits: [String: String] = [
    "−": "-", "–": "-", "×": "*", "÷": "/", "“": "\"", "”": "\"", "‘": "'", "’": "'",
    "{": "(", "}": ")", "=": ":",
  ]

  private static func leadingNumber(of text: String) -> String? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !digits.isEmpty, digits.count < text.count, Double(String(digits)) != nil else {
      return nil
    }
    return String(digits)
  }

  /// What helps to understand the message, as a sentence, or nil.
  public var hint: String? {
    switch fault {
    case .unexpectedCharacter("["), .unexpectedCharacter("]"):
      "Write modifiers one after another, without brackets."
    case .unexpectedCharacter("="): "Write a label with a colon, as in scale(x: 2)."
    case .strayOperator, .unmatchedClosing: "A space between modifiers is enough."
    case .formerModifier(_, _, let advice): advice
    case .swiftOnlyModifier: "A string can hold numbers, names and quoted text."
    case .unknownLabel(_, _, let allowed, _):
      allowed.isEmpty
        ? "It takes no arguments." : "It takes \(allowed.joined(separator: ", "))."
    case .slowSpring, .endlessSpring:
      "stiffness and damping are physical values for a mass of 1; 250 and 25 are usual."
    case .longTime: "Times are in seconds, as in duration(0.4)."
    case .probablyDegrees: "rotate(pi / 2) is a quarter turn, 90°."
    case .missingArgument(_, let need) where need == "a direction":
      "left, right, up, down, leading or trailing."
    default: nil
    }
  }
}
