/// A quoted text in a parsed string, such as `"my-id"`; its name is the text without quotes.
nonisolated public final class StringNode: ExprNode {
  /// The text with its quotes.
  public override var description: String { "\"\(name)\"" }
}
