/// Why something that was asked of a ``Solver`` cannot be done: constraints that cannot all hold.
package struct Conflict: Error, Hashable, Sendable {
  /// The constraints that exclude one another.
  package let constraints: [Constraint.ID]
}
