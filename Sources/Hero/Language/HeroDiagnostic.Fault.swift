nonisolated extension HeroDiagnostic {
  /// The facts of a message.
  package enum Fault: Hashable, Sendable {
    // Syntax.
    case unexpectedCharacter(String)
    case malformedNumber(String)
    case unterminatedString
    case expectedExpression(before: String?)
    case expectedClosing(before: String?)
    case expectedSeparator(before: String)
    case unmatchedClosing
    case strayOperator(String)
    case nestedTooDeeply(limit: Int)

    // Names.
    case unknownModifier(String, nearest: String?)
    case formerModifier(String, now: String?, advice: String)
    case swiftOnlyModifier(String)
    case animationAsModifier(String)
    case expectedModifierName(found: String)
    case unknownAnimation(String, nearest: String?)
    case expectedAnimationName(found: String)
    case secondAnimation(String)

    // Arguments.
    case unknownLabel(String, of: String, allowed: [String], nearest: String?)
    case repeatedLabel(String, of: String)
    case positionalAfterLabel(of: String)
    case missingArgument(of: String, need: String)
    case needsAtLeastOneNumber(of: String)
    case notANumber(String, of: String, label: String)
    case notABoolean(String, of: String, label: String)
    case notAnID(String)
    case notAColor(String)
    case unknownArgument(String, kind: String, nearest: String?)
    case notUnderstood(String, of: String)
    case surplusArguments(of: String, allowed: Int)
    case divisionByZero
    case notFinite(String)

    // Values that run, but not as written.
    case repeated(String)
    case clamped(String, value: Double, to: Double)
    case longTime(String, seconds: Double)
    case slowSpring(stiffness: Double, damping: Double, settling: Double)
    case endlessSpring
    case probablyDegrees(Double)
    case springIgnoresDuration
    case ineffective(String, reason: String)
  }
}

nonisolated extension HeroDiagnostic.Fault {
  /// Whether the text itself could not be read.
  var isSyntax: Bool {
    switch self {
    case .unexpectedCharacter, .malformedNumber, .unterminatedString, .expectedExpression,
      .expectedClosing, .expectedSeparator, .unmatchedClosing, .strayOperator, .nestedTooDeeply:
      true
    default: false
    }
  }

  var severity: HeroDiagnostic.Severity {
    switch self {
    case .needsAtLeastOneNumber, .surplusArguments, .repeated, .clamped, .longTime, .slowSpring,
      .endlessSpring, .probablyDegrees, .springIgnoresDuration, .ineffective:
      .warning
    default: .error
    }
  }

  /// Whether the suggestion is a guess at what was meant rather than text to insert.
  package var asksDidYouMean: Bool {
    switch self {
    case .unknownModifier, .unknownAnimation, .unknownLabel, .unknownArgument, .formerModifier,
      .notAnID, .unexpectedCharacter:
      true
    default: false
    }
  }

  var parseError: ParseError {
    switch self {
    case .expectedClosing: .expectCharacter(")")
    case .expectedSeparator: .expectArgumentList
    case .strayOperator(let sign), .unexpectedCharacter(let sign): .undefinedOperator(sign)
    case .unmatchedClosing, .malformedNumber, .unterminatedString, .nestedTooDeeply:
      .unexpectToken
    default: .expectExpression
    }
  }
}
