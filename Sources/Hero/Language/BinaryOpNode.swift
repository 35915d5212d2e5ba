/// Two expressions joined by `+`, `-`, `*` or `/`.
nonisolated public final class BinaryOpNode: ExprNode {
  /// The expression before the operator.
  public let lhs: ExprNode
  /// The expression after the operator.
  public let rhs: ExprNode

  /// Makes an operation.
  ///
  /// - Parameters:
  ///   - name: The operator.
  ///   - lhs: The expression before it.
  ///   - rhs: The expression after it.
  ///   - range: Where it stands, in characters. Default empty.
  public init(name: String, lhs: ExprNode, rhs: ExprNode, range: Range<Int> = 0..<0) {
    self.lhs = lhs
    self.rhs = rhs
    super.init(name: name, range: range)
  }

  /// The operation in parentheses.
  public override var description: String { "(\(lhs) \(name) \(rhs))" }

  override func isEqual(to other: ExprNode) -> Bool {
    guard super.isEqual(to: other), let other = other as? BinaryOpNode else { return false }
    return lhs == other.lhs && rhs == other.rhs
  }
}
