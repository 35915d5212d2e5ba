/// Something that was asked for and is not supported, or cannot be done: what, where, and why.
public struct CompatibilityIssue: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public var message: String
  /// What it concerns: a view, a layer, a property.
  public var context: String

  /// Makes an issue.
  ///
  /// - Parameters:
  ///   - message: What is wrong, as a sentence.
  ///   - context: What it concerns. Default empty.
  public init(message: String, context: String = "") {
    self.message = message
    self.context = context
  }

  /// Makes an issue.
  ///
  /// - Parameters:
  ///   - message: What is wrong, as a sentence.
  ///   - context: What it concerns. Default empty.
  public init(_ message: String, context: String = "") {
    self.init(message: message, context: context)
  }

  /// The context and the message in one line.
  public var description: String {
    context.isEmpty ? message : "\(context): \(message)"
  }
}
