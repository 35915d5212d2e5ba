/// A sign before an expression that is not a plain number.
nonisolated public final class UnaryOpNode: ExprNode {
  /// What the sign stands before.
  public let operand: ExprNode

  /// Makes a signed expression.
  ///
  /// - Parameters:
  ///   - name: `+` or `-`.
  ///   - operand: The expression.
  ///   - range: Where it stands, in characters. Default empty.
  public init(name: String, operand: ExprNode, range: Range<Int> = 0..<0) {
    self.operand = operand
    super.init(name: name, range: range)
  }

  /// The sign and its operand.
  public override var description: String { "\(name)\(operand)" }

  override func isEqual(to other: ExprNode) -> Bool {
    super.isEqual(to: other) && operand == (other as? UnaryOpNode)?.operand
  }
}
