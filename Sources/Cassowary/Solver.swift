/// Solves linear equations and inequalities of graded strength, and follows their changes.
///
/// The incremental simplex method of Greg J. Badros, Alan Borning and Peter J. Stuckey, "The Cassowary
/// linear arithmetic constraint solving algorithm", ACM Transactions on Computer-Human Interaction 8
/// (2001). Instead of weights that stand for strengths, the cost of a symbol is a list of numbers, one for
/// each strength in use, that compare like words: so a strength outweighs any sum of weaker ones exactly.
/// Requirements are met by the dual simplex method, preferences by the primal one, both by Bland's rule,
/// which comes to an end. Whatever order matters is the order of the calls: the same calls give the same
/// values.
///
/// Values are wrong by up to about a millionth; constants are expected to stay below a million.
package final class Solver {
  /// A constraint that was added, as an expression that equals 0 or is at least 0.
  struct Record {
    var expression: LinearExpression
    let isEquation: Bool
    let strength: Strength
    /// The slack, the error to the upper side or the dummy, with coefficient -1 in the equation.
    var marker: Int32 = -1
    /// The error to the lower side, or -1.
    var other: Int32 = -1
    /// Whether the constraint was written the other way round.
    let isNegated: Bool
  }

  /// The costs of one strength.
  struct Level {
    let strength: Double
    /// How many constraints have the strength.
    var users = 0
    /// The cost of each symbol that has no value.
    var costs: [Double]
  }

  var symbols: [Symbol] = []
  var freeSymbols: [Int32] = []
  /// For each symbol rows that may contain it; entries may be out of date or double.
  var columns: [[Int32]] = []
  var rows: [Row] = []
  var freeRows: [Int32] = []
  var records: [Record?] = []
  var freeRecords: [Int32] = []
  /// From the strongest to the weakest.
  var levels: [Level] = []
  /// Whether no preference can be met better.
  var isOptimal = true
  var isRebuilding = false
  var uncheckedChanges = 0
  /// How many exchanges of symbols there were.
  package internal(set) var pivotCount = 0

  var cellScratch: [Row.Cell] = []
  var insertedScratch: [Int32] = []
  var rowStamps: [Int32] = []
  var stamp: Int32 = 0

  /// Makes a solver without variables.
  package init() {}

  // MARK: - Variables

  /// Makes a variable, whose value is 0 until constraints say otherwise.
  package func makeVariable() -> Variable {
    Variable(symbol: makeSymbol(.external, owner: 0))
  }

  /// Forgets a variable that no constraint uses.
  package func remove(_ variable: Variable) {
    precondition(symbols[Int(variable.symbol)].owner == 0, "the variable is in use")
    let row = symbols[Int(variable.symbol)].row
    if row >= 0 { dropRow(row) }
    forget(variable.symbol)
  }

  /// Whether constraints use a variable.
  package func isInUse(_ variable: Variable) -> Bool { symbols[Int(variable.symbol)].owner > 0 }

  /// The value of a variable as of the last ``solve()``.
  package func value(of variable: Variable) -> Double {
    let row = symbols[Int(variable.symbol)].row
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// The value of an expression as of the last ``solve()``.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.coefficient }
  }

  // MARK: - Constraints

  /// Adds a constraint.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: What the constraint is known by.
  /// - Throws: A ``Conflict`` with constraints that must hold, after which everything is as before. Its
  ///   list leaves out the new constraint.
  package func add(_ constraint: Constraint) throws(Conflict) -> Constraint.ID {
    let id = makeRecord(for: constraint)
    uncheckedChanges += 1
    let pivotsBefore = pivotCount
    do throws(Conflict) {
      try install(id)
    } catch {
      forgetRecord(id)
      if pivotCount != pivotsBefore { recover() }
      throw error
    }
    return Constraint.ID(index: id)
  }

  /// Removes a constraint.
  package func remove(_ id: Constraint.ID) {
    uninstall(id.index, keepsFeasible: true)
    forgetRecord(id.index)
    uncheckedChanges += 1
  }

  /// Changes the constants of constraints, all at once.
  ///
  /// - Parameter changes: The constraints and the constants of their expressions.
  /// - Throws: A ``Conflict`` of constraints that could not hold then; the old constants are kept.
  package func setConstants(_ changes: [(id: Constraint.ID, constant: Double)]) throws(Conflict) {
    var undo: [(Int32, Double)] = []
    for (id, constant) in changes {
      guard let record = records[Int(id.index)] else { preconditionFailure("no such constraint") }
      let wanted = record.isNegated ? -constant : constant
      let difference = wanted - record.expression.constant
      guard difference != 0 else { continue }
      shift(id.index, by: difference)
      undo.append((id.index, -difference))
    }
    guard !undo.isEmpty else { return }
    uncheckedChanges += 1
    guard let conflict = restoreFeasibility(withCosts: isOptimal) else { return }
    for (index, difference) in undo.reversed() { shift(index, by: difference) }
    if restoreFeasibility(withCosts: isOptimal) != nil { rebuild() }
    throw conflict
  }

  /// Wants a variable to have a value, until ``suggest(_:for:)`` names another one.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - strength: How much; below what is required.
  /// - Returns: The constraint that wants it.
  package func addEdit(_ variable: Variable, strength: Strength) -> Constraint.ID {
    precondition(!strength.isRequired, "an edit cannot be required")
    let constraint = Constraint(
      LinearExpression(variable) - LinearExpression(value(of: variable)),
      .equal,
      strength
    )
    do throws(Conflict) {
      return try add(constraint)
    } catch {
      preconditionFailure("a preference conflicts with nothing")
    }
  }

  /// Names the value that an edit wants.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - edit: What ``addEdit(_:strength:)`` returned.
  package func suggest(_ value: Double, for edit: Constraint.ID) {
    do throws(Conflict) {
      try setConstants([(edit, -value)])
    } catch {
      preconditionFailure("a preference conflicts with nothing")
    }
  }

  /// Finds the values that meet the constraints best.
  package func solve() {
    if !isOptimal { optimize() }
    guard uncheckedChanges > 0 else { return }
    uncheckedChanges = 0
    if worstError > Self.largestError {
      rebuild()
      optimize()
    }
  }

  /// Requirements that are missed by more, by piled up errors of arithmetic, make the solver start anew.
  private static let largestError = 1e-6

  /// By how much the worst of the requirements is missed.
  package var worstError: Double {
    records.reduce(0) { worst, record in
      guard let record, record.strength.isRequired else { return worst }
      let value = value(of: record.expression)
      return max(worst, record.isEquation ? abs(value) : -value)
    }
  }

  // MARK: - Questions

  /// Whether other values of the variable would meet the constraints as well.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let row = symbols[Int(variable.symbol)].row
    guard row >= 0 else { return true }
    return rows[Int(row)].cells.contains { cell in
      let symbol = symbols[Int(cell.symbol)]
      if symbol.kind == .dummy { return false }
      return symbol.kind == .external || isFree(cell.symbol)
    }
  }

  private func isFree(_ symbol: Int32) -> Bool {
    levels.allSatisfy { abs($0.costs[Int(symbol)]) <= Self.costTolerance }
  }

  /// The constraints that the value of a variable follows from.
  package func constraints(behind variable: Variable) -> [Constraint.ID] {
    let row = symbols[Int(variable.symbol)].row
    return row < 0 ? [] : owners(in: row)
  }

  /// The constraints whose symbols a row consists of.
  func owners(in row: Int32) -> [Constraint.ID] {
    let row = rows[Int(row)]
    let found = (row.cells.map(\.symbol) + [row.basic]).compactMap { symbol -> Int32? in
      let symbol = symbols[Int(symbol)]
      return symbol.kind == .external ? nil : symbol.owner
    }
    var unique = found.sorted()
    unique = unique.indices.filter { $0 == 0 || unique[$0] != unique[$0 - 1] }.map { unique[$0] }
    return unique.map { Constraint.ID(index: $0) }
  }
}
