/// A statement that an expression equals 0, is at most 0 or is at least 0.
package struct Constraint: Sendable {
  package var expression: LinearExpression
  package var relation: Relation
  package var strength: Strength

  /// Makes a constraint.
  package init(
    _ expression: LinearExpression,
    _ relation: Relation,
    _ strength: Strength = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }

  /// A constraint of a ``Solver``, which knows it by this.
  package struct ID: Hashable, Sendable {
    let index: Int32
  }
}
