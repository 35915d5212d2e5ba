/// How much a constraint matters.
///
/// A stronger constraint always wins over any number of weaker ones; those of equal strength share what
/// cannot be met so that the sum of their errors is least.
package struct Strength: Hashable, Comparable, Sendable {
  /// A number above 0; 1000 and more mean that the constraint must hold.
  package let value: Double

  /// Makes a strength.
  package init(_ value: Double) {
    precondition(value > 0, "a strength is above 0, not \(value)")
    self.value = min(value, 1000)
  }

  /// The strength of constraints that must hold.
  package static let required = Strength(1000)

  /// Whether the constraint must hold.
  package var isRequired: Bool { value >= 1000 }

  package static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.value < rhs.value }
}
