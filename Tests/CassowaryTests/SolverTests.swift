import Cassowary
import Testing

@Suite("Solver") struct SolverTests {
  @Test func `given equations, when they are solved, then the values meet them`() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(x + y - 10, .equal))
    _ = try solver.add(Constraint(x - y - 4, .equal))
    solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test func `given an inequality and a wish, then the wish is met as far as allowed`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    _ = try solver.add(Constraint(x - 10, .greaterThanOrEqual))
    let wish = try solver.add(Constraint(x - 3, .equal, Strength(250)))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.suggest(30, for: wish)
    solver.solve()
    #expect(solver.value(of: x) == 30)
  }

  @Test func `given a strong wish and many weak ones, then the strong one wins`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<2000 { _ = try solver.add(Constraint(x - 1, .equal, Strength(250))) }
    _ = try solver.add(Constraint(x - 2, .equal, Strength(250.5)))
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func `given wishes of one strength, then the sum of their errors is least`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for wanted in [1.0, 5, 9, 20, 4] {
      _ = try solver.add(Constraint(x - wanted, .equal, Strength(500)))
    }
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func `given a requirement that others exclude, when it is added, then nothing changes`()
    throws
  {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(Constraint(x + y - 10, .equal))
    let least = try solver.add(Constraint(x - 4, .greaterThanOrEqual))
    _ = try solver.add(Constraint(y - 100, .lessThanOrEqual))
    solver.solve()
    let before = (solver.value(of: x), solver.value(of: y))
    let conflict = #expect(throws: Conflict.self) {
      try solver.add(Constraint(y - 8, .greaterThanOrEqual))
    }
    #expect(Set(conflict?.constraints ?? []) == [sum, least])
    solver.solve()
    #expect(solver.worstError == 0)
    #expect((solver.value(of: x), solver.value(of: y)) == before)
    solver.remove(least)
    _ = try solver.add(Constraint(y - 8, .greaterThanOrEqual))
    solver.solve()
    #expect(solver.value(of: y) >= 8)
  }

  @Test func `given equations that say the same, when one is removed, then the other holds`() throws
  {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Constraint(x - y - 4, .equal))
    let second = try solver.add(Constraint(x - y - 4, .equal))
    _ = try solver.add(Constraint(LinearExpression(y) - LinearExpression(1), .equal))
    #expect(throws: Conflict.self) { try solver.setConstants([(second, -5)]) }
    solver.remove(first)
    try solver.setConstants([(second, -5)])
    solver.solve()
    #expect(solver.value(of: x) == 6)
  }

  @Test func `given constants that only fit together, when both change at once, then they may`()
    throws
  {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Constraint(x - 5, .equal))
    _ = try solver.add(Constraint(x - y, .equal))
    let second = try solver.add(Constraint(y - 5, .equal))
    #expect(throws: Conflict.self) { try solver.setConstants([(first, -6)]) }
    try solver.setConstants([(first, -6), (second, -6)])
    solver.solve()
    #expect(solver.value(of: x) == 6)
    #expect(solver.value(of: y) == 6)
  }

  @Test func `given a variable that nothing fixes, then it is ambiguous`() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(Constraint(x + y - 10, .equal))
    _ = try solver.add(Constraint(z - 3, .equal, Strength(1)))
    solver.solve()
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    #expect(!solver.isAmbiguous(z))
    _ = try solver.add(Constraint(y - 1, .equal))
    solver.solve()
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }

  @Test func `given a chain, when a constant changes, then little has to be exchanged`() throws {
    let solver = Solver()
    let edges = (0...200).map { _ in solver.makeVariable() }
    let start = try solver.add(Constraint(LinearExpression(edges[0]), .equal))
    for (low, high) in zip(edges, edges.dropFirst()) {
      _ = try solver.add(Constraint(high - low - 10, .greaterThanOrEqual))
      _ = try solver.add(Constraint(high - low - 10, .equal, Strength(250)))
    }
    solver.solve()
    #expect(solver.value(of: edges[200]) == 2000)
    let before = solver.pivotCount
    try solver.setConstants([(start, -7)])
    solver.solve()
    #expect(solver.value(of: edges[200]) == 2007)
    #expect(solver.pivotCount - before <= 2)
  }
}

private func + (lhs: Variable, rhs: Variable) -> LinearExpression {
  LinearExpression(lhs) + LinearExpression(rhs)
}
private func - (lhs: Variable, rhs: Variable) -> LinearExpression {
  LinearExpression(lhs) - LinearExpression(rhs)
}
private func - (lhs: Variable, rhs: Double) -> LinearExpression {
  LinearExpression(lhs) - LinearExpression(rhs)
}
private func - (lhs: LinearExpression, rhs: Double) -> LinearExpression {
  lhs - LinearExpression(rhs)
}
