/// A sum of variables, each times a number, and a constant.
package struct LinearExpression: Sendable {
  /// A variable times a number.
  package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double
  }

  package var terms: [Term]
  package var constant: Double

  /// Makes an expression of a constant alone.
  package init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Makes an expression of a variable times a number.
  package init(_ variable: Variable, times coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  /// Adds a variable times a number.
  package mutating func add(_ variable: Variable, times coefficient: Double = 1) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  /// Adds another expression times a number.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    constant += other.constant * factor
  }

  package static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    var sum = lhs
    sum.add(rhs)
    return sum
  }

  package static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    var difference = lhs
    difference.add(rhs, times: -1)
    return difference
  }

  package static func * (lhs: LinearExpression, rhs: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(lhs, times: rhs)
    return product
  }
}
