import Cassowary
import TestSupport
import Testing

@Suite("Solver against every vertex") struct SolverFuzzTests {
  /// A random system that is kept twice: in a solver and as a list of planes.
  struct System {
    var random: SeededGenerator
    let solver = Solver()
    let variables: [Variable]
    var kept: [(id: Constraint.ID, plane: VertexOracle.Plane)] = []
    var conflicts = 0

    init(seed: UInt64, dimension: Int) throws {
      random = SeededGenerator(seed)
      let solver = solver
      variables = (0..<dimension).map { _ in solver.makeVariable() }
      for index in 0..<dimension {
        var coefficients = [Double](repeating: 0, count: dimension)
        coefficients[index] = 1
        let wish = VertexOracle.Plane(
          coefficients: coefficients,
          constant: Double(Int.random(in: -5...5, using: &random)),
          relation: .equal,
          strength: 1
        )
        kept.append((try solver.add(constraint(wish)), wish))
      }
    }

    func constraint(_ plane: VertexOracle.Plane) -> Constraint {
      var expression = LinearExpression(plane.constant)
      for (variable, coefficient) in zip(variables, plane.coefficients) {
        expression.add(variable, times: coefficient)
      }
      return Constraint(expression, plane.relation, Strength(plane.strength))
    }

    var oracle: VertexOracle {
      VertexOracle(dimension: variables.count, planes: kept.map(\.plane))
    }

    mutating func randomPlane() -> VertexOracle.Plane {
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      return VertexOracle.Plane(
        coefficients: variables.map { _ in Double(Int.random(in: -2...2, using: &random)) },
        constant: Double(Int.random(in: -20...20, using: &random)),
        relation: relations[Int.random(in: 0..<3, using: &random)],
        strength: [1000, 1000, 750, 500.5, 500, 250][Int.random(in: 0..<6, using: &random)]
      )
    }

    /// Adds, removes or changes something, and checks whether a conflict is one.
    mutating func step() {
      let first = variables.count
      if kept.count > first + 7 || (kept.count > first && random.chance(0.35)) {
        let index = Int.random(in: first..<kept.count, using: &random)
        solver.remove(kept.remove(at: index).id)
      } else if kept.count > first, random.chance(0.3) {
        change(at: Int.random(in: 0..<kept.count, using: &random))
      } else {
        add(randomPlane())
      }
    }

    private mutating func add(_ plane: VertexOracle.Plane) {
      do throws(Conflict) {
        kept.append((try solver.add(constraint(plane)), plane))
      } catch {
        expectConflict(error, with: plane, without: nil)
      }
    }

    private mutating func change(at index: Int) {
      var plane = kept[index].plane
      plane.constant = Double(Int.random(in: -20...20, using: &random))
      do throws(Conflict) {
        try solver.setConstants([(kept[index].id, plane.constant)])
        kept[index].plane = plane
      } catch {
        expectConflict(error, with: plane, without: kept[index].id)
      }
    }

    /// A conflict must be one, and the constraints that it names must suffice for it.
    private mutating func expectConflict(
      _ conflict: Conflict,
      with plane: VertexOracle.Plane,
      without id: Constraint.ID?
    ) {
      conflicts += 1
      let wishes = kept.prefix(variables.count).map(\.plane)
      let named = kept.filter { conflict.constraints.contains($0.id) && $0.id != id }
      let planes = wishes + named.map(\.plane) + [plane]
      #expect(VertexOracle(dimension: variables.count, planes: planes).leastCosts == nil)
    }

    func check() {
      solver.solve()
      let point = variables.map(solver.value(of:))
      let costs = oracle.costs(at: point)
      #expect(costs[0] < 1e-5, "requirements are missed by \(costs[0]) at \(point)")
      guard let best = oracle.leastCosts else {
        Issue.record("the solver kept requirements that cannot be met")
        return
      }
      let rest = Array(costs.dropFirst())
      #expect(!VertexOracle.isLess(best, rest), "costs \(rest) instead of \(best)")
    }
  }

  @Test(arguments: [1, 2, 3])
  func `given random changes, then the values are as good as any`(dimension: Int) throws {
    var conflicts = 0
    for seed in Fuzz.seeds(20, most: 20_000) {
      var system = try System(seed: UInt64(seed), dimension: dimension)
      for _ in 0..<40 {
        system.step()
        system.check()
      }
      conflicts += system.conflicts
    }
    #expect(conflicts > 0)
  }

  @Test func `given 10,000 changes of a large system, then requirements hold`() throws {
    #expect(try Self.run(changes: 10_000).count == 30)
  }

  @Test func `given the same changes twice, then the values are the same to the last bit`() throws {
    #expect(try Self.run(changes: 1000) == Self.run(changes: 1000))
  }

  private static func run(changes: Int) throws -> [Double] {
    var random = SeededGenerator(7)
    let solver = Solver()
    let variables = (0..<30).map { _ in solver.makeVariable() }
    for variable in variables {
      _ = try solver.add(Constraint(LinearExpression(variable), .equal, Strength(1)))
    }
    var kept: [Constraint.ID] = []
    for round in 0..<changes {
      if kept.count > 70 || (!kept.isEmpty && random.chance(0.4)) {
        solver.remove(kept.remove(at: Int.random(in: 0..<kept.count, using: &random)))
      } else {
        var expression = LinearExpression(random.number(-300...300))
        let start = Int.random(in: 0..<26, using: &random)
        for _ in 0..<3 {
          let variable = variables[start + Int.random(in: 0..<5, using: &random)]
          let factors = [1, -1, 1, -1, 0.5, -2, 0.3]
          expression.add(variable, times: factors[Int.random(in: 0..<7, using: &random)])
        }
        let relation: Relation = random.chance(0.2) ? .equal : .greaterThanOrEqual
        let strength = Strength(random.chance(0.3) ? 1000 : random.chance(0.5) ? 750 : 250)
        // What conflicts is left out.
        if let id = try? solver.add(Constraint(expression, relation, strength)) { kept.append(id) }
      }
      if round % 10 == 0 {
        solver.solve()
        #expect(solver.worstError < 1e-5, "after \(round) changes")
      }
    }
    solver.solve()
    return variables.map(solver.value(of:))
  }
}
