/// A node of a parsed modifier or animation string.
///
/// > Compatibility: equality compares structure, not printed descriptions, and `range` is filled
/// in.
nonisolated public class ExprNode: Equatable, CustomStringConvertible {
  /// The name of the modifier, argument or operator; a number's printed form.
  public let name: String
  /// Where the node stands, in characters from the beginning of the text.
  public let range: Range<Int>

  /// Makes a node.
  ///
  /// - Parameters:
  ///   - name: The node's name.
  ///   - range: Where it stands, in characters. Default empty.
  public init(name: String, range: Range<Int> = 0..<0) {
    self.name = name
    self.range = range
  }

  /// The node as text.
  public var description: String { name }

  /// Whether another node has the same structure; places are not compared.
  func isEqual(to other: ExprNode) -> Bool {
    type(of: self) == type(of: other) && name == other.name
  }

  /// Returns whether two nodes have the same structure.
  public static func == (lhs: ExprNode, rhs: ExprNode) -> Bool {
    lhs.isEqual(to: rhs)
  }
}
