/// A number in a parsed string.
nonisolated public final class NumberNode: ExprNode {
  /// The number.
  public let value: Double
  /// How the number was written, such as `1` or `1.0`.
  public let spelling: String

  /// Makes a number node.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - spelling: How it was written; nil writes it in the shortest form.
  ///   - range: Where it stands, in characters. Default empty.
  public init(value: Double, spelling: String? = nil, range: Range<Int> = 0..<0) {
    self.value = value
    self.spelling = spelling ?? LanguageNumber.text(value)
    super.init(name: "\(value)", range: range)
  }
}
