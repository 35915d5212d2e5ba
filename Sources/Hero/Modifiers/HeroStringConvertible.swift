/// Something that a node of a parsed string can stand for.
nonisolated public protocol HeroStringConvertible {
  /// Returns the value that a node stands for, or nil.
  ///
  /// - Parameter node: The node.
  /// - Returns: The value, or nil.
  static func from(node: ExprNode) -> Self?
}

nonisolated extension HeroDefaultAnimationType: HeroStringConvertible {
  /// Returns the animation that a node stands for, or nil.
  ///
  /// - Parameter node: The node.
  /// - Returns: The animation, or nil.
  public static func from(node: ExprNode) -> HeroDefaultAnimationType? {
    let context = LanguageContext(isRightToLeft: HeroLanguageDirection.isRightToLeft)
    return AnimationTable.convert(node, context: context)
  }
}
