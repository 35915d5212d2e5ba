/// A name with a list of arguments, such as `scale(0.5)`.
nonisolated public final class CallNode: ExprNode {
  /// One argument with its label.
  package struct Argument: Equatable {
    /// The label before the colon, or nil.
    package let label: String?
    /// Where the label stands.
    package let labelRange: Range<Int>
    /// The argument itself.
    package let node: ExprNode

    /// Whether label and structure are the same; places are not compared.
    package static func == (lhs: Argument, rhs: Argument) -> Bool {
      lhs.label == rhs.label && lhs.node == rhs.node
    }
  }

  /// The arguments with their labels.
  package let labelledArguments: [Argument]
  /// Where the name stands.
  package let nameRange: Range<Int>

  /// The arguments in order, without labels.
  public var arguments: [ExprNode] { labelledArguments.map(\.node) }

  /// Makes a call.
  ///
  /// - Parameters:
  ///   - name: The name before the parenthesis.
  ///   - arguments: The arguments in order.
  public convenience init(name: String, arguments: [ExprNode]) {
    self.init(
      name: name,
      arguments: arguments.map { Argument(label: nil, labelRange: $0.range, node: $0) },
      nameRange: 0..<0,
      range: 0..<0
    )
  }

  init(name: String, arguments: [Argument], nameRange: Range<Int>, range: Range<Int>) {
    labelledArguments = arguments
    self.nameRange = nameRange
    super.init(name: name, range: range)
  }

  /// The call as text.
  public override var description: String {
    let list = labelledArguments.map { argument in
      argument.label.map { "\($0): \(argument.node)" } ?? "\(argument.node)"
    }
    return "\(name)(\(list.joined(separator: ", ")))"
  }

  override func isEqual(to other: ExprNode) -> Bool {
    super.isEqual(to: other) && labelledArguments == (other as? CallNode)?.labelledArguments
  }
}
