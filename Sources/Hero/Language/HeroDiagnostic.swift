/// Something to say about a modifier or animation string: where, what, and what would mend it.
nonisolated public struct HeroDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How much a message matters.
  public enum Severity: String, Hashable, Sendable {
    /// The text, or one of its modifiers, cannot be used as written.
    case error
    /// The text runs, but probably not as meant.
    case warning
  }

  /// What happened, as values; `message`, `suggestion` and `hint` are made from it.
  package let fault: Fault
  /// The place, in characters from the beginning of the text; empty where something is missing.
  public let range: Range<Int>

  package init(fault: Fault, range: Range<Int>) {
    self.fault = fault
    self.range = range
  }

  /// The place of the first character, counted from 1.
  public var column: Int { range.lowerBound + 1 }

  /// How much the message matters.
  public var severity: Severity { fault.severity }

  /// Whether the text could not be read, rather than a name or value in it.
  public var isSyntaxError: Bool { fault.isSyntax }

  static func sorted(_ diagnostics: [HeroDiagnostic]) -> [HeroDiagnostic] {
    let inOrder = diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return inOrder.filter { $0.severity == .error } + inOrder.filter { $0.severity == .warning }
  }

  /// One line: the column, what is wrong, and the nearest right spelling.
  public var description: String {
    let question = suggestion.map { " Did you mean \($0)?" } ?? ""
    return "Column \(column): \(message)\(fault.asksDidYouMean ? question : "")"
  }
}
