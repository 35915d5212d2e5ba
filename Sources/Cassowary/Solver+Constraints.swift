extension Solver {
  // MARK: - Adding

  /// Gives a constraint its symbols and its row, and meets it; ``recover()`` must follow where it throws.
  func install(_ id: Int32) throws(Conflict) {
    guard var record = records[Int(id)] else { return }
    let isRequired = record.strength.isRequired
    record.marker = makeSymbol(
      record.isEquation ? (isRequired ? .dummy : .error) : .slack,
      owner: id
    )
    if !isRequired { record.other = makeSymbol(.error, owner: id) }
    records[Int(id)] = record
    let row = makeRow(row(for: record))
    if !isRequired { changeCosts(of: record, by: 1) }
    if let external = bestExternal(in: row) {
      pivot(external, into: row)
    } else if !isRequired {
      if rows[Int(row)].constant < 0 { pivot(record.other, into: row) }
    } else if let conflict = meet(record, row) {
      retract(id)
      throw Conflict(constraints: conflict.constraints.filter { $0.index != id })
    }
    if !isRequired { isOptimal = false }
  }

  /// The expression in terms of symbols without values, as the value of the constraint's marker.
  private func row(for record: Record) -> Row {
    var row = Row(basic: record.marker, constant: record.expression.constant)
    var inserted: [Int32] = []
    for term in record.expression.terms where term.coefficient != 0 {
      let symbol = term.variable.symbol
      let basicRow = symbols[Int(symbol)].row
      let source =
        basicRow >= 0
        ? rows[Int(basicRow)] : Row(cells: [Row.Cell(symbol: symbol, coefficient: 1)])
      row.add(source, times: term.coefficient, scratch: &cellScratch, inserted: &inserted)
    }
    if record.other >= 0 { row.insert(record.other, 1) }
    return row
  }

  /// The variable of a row with the greatest coefficient, which keeps errors of arithmetic small.
  private func bestExternal(in row: Int32) -> Int32? {
    var best: Row.Cell?
    for cell in rows[Int(row)].cells where symbols[Int(cell.symbol)].kind == .external {
      if let best, abs(cell.coefficient) <= abs(best.coefficient) { continue }
      best = cell
    }
    return best?.symbol
  }

  /// Makes a requirement hold whose row has no variable, and returns what it conflicts with.
  private func meet(_ record: Record, _ row: Int32) -> Conflict? {
    if record.isEquation {
      if rows[Int(row)].cells.allSatisfy({ symbols[Int($0.symbol)].kind == .dummy }) {
        guard abs(rows[Int(row)].constant) <= Self.equationTolerance else {
          return Conflict(constraints: owners(in: row))
        }
        rows[Int(row)].constant = 0
        return nil
      }
      let rises = rows[Int(row)].constant < 0
      var entering = entering(for: row, rises: rises, withCosts: isOptimal)
      if entering == nil, abs(rows[Int(row)].constant) <= Self.equationTolerance {
        entering = self.entering(for: row, rises: !rises, withCosts: isOptimal)
      }
      guard let entering else { return Conflict(constraints: owners(in: row)) }
      pivot(entering, into: row)
    }
    return restoreFeasibility(withCosts: isOptimal)
  }

  /// Takes back a requirement that could not be met; ``recover()`` must follow.
  private func retract(_ id: Int32) {
    guard let record = records[Int(id)] else { return }
    let row = symbols[Int(record.marker)].row
    if row >= 0 {
      dropRow(row)
    } else {
      detach(record.marker, keepsFeasible: false)
    }
    forget(record.marker)
  }

  // MARK: - Removing

  /// Takes the symbols and the row of a constraint away.
  func uninstall(_ id: Int32, keepsFeasible: Bool) {
    guard let record = records[Int(id)] else { preconditionFailure("no such constraint") }
    if !record.strength.isRequired { changeCosts(of: record, by: -1) }
    let row = symbols[Int(record.marker)].row
    if row >= 0 {
      dropRow(row)
    } else {
      detach(record.marker, keepsFeasible: keepsFeasible)
    }
    forget(record.marker)
    if record.other >= 0 {
      let row = symbols[Int(record.other)].row
      if row >= 0 { dropRow(row) }
      forget(record.other)
    }
    isOptimal = false
  }

  /// Gives a marker without a value one, and takes its row away: nothing depends on it any more.
  private func detach(_ marker: Int32, keepsFeasible: Bool) {
    let found = occurrences(of: marker)
    guard let row = keepsFeasible ? leavingRow(for: found) : strongest(of: found) else { return }
    pivot(marker, into: row)
    dropRow(row)
  }

  /// The row to give up for a marker so that no other value changes its sign.
  private func leavingRow(for found: [(row: Int32, coefficient: Double)]) -> Int32? {
    if let dummy = dummyRow(of: found) { return dummy }
    let restricted = found.filter { symbols[Int(rows[Int($0.row)].basic)].isRestricted }
    let falling = restricted.filter { $0.coefficient < 0 }
    let choice = falling.isEmpty ? restricted : falling
    guard let least = choice.map(ratio).min() else { return strongest(of: found) }
    return strongest(of: choice.filter { ratio($0) <= least + Self.ratioTolerance })
  }

  private func ratio(_ found: (row: Int32, coefficient: Double)) -> Double {
    max(rows[Int(found.row)].constant, 0) / abs(found.coefficient)
  }

  private func dummyRow(of found: [(row: Int32, coefficient: Double)]) -> Int32? {
    found.first { symbols[Int(rows[Int($0.row)].basic)].kind == .dummy }?.row
  }

  /// The row with the greatest coefficient, one of a variable only where there is no other.
  private func strongest(of found: [(row: Int32, coefficient: Double)]) -> Int32? {
    if let dummy = dummyRow(of: found) { return dummy }
    let restricted = found.filter { symbols[Int(rows[Int($0.row)].basic)].isRestricted }
    var best: (row: Int32, coefficient: Double)?
    for candidate in restricted.isEmpty ? found : restricted {
      if let best, abs(candidate.coefficient) <= abs(best.coefficient) { continue }
      best = candidate
    }
    return best?.row
  }

  // MARK: - Costs

  /// Adds or takes away what missing a preference costs.
  private func changeCosts(of record: Record, by factor: Double) {
    let level = level(of: record.strength)
    levels[level].users += Int(factor)
    if levels[level].users == 0 {
      levels.remove(at: level)
      return
    }
    if record.isEquation { addCost(of: record.marker, times: factor, at: level) }
    addCost(of: record.other, times: factor, at: level)
  }

  /// Computes all costs anew.
  func recomputeCosts() {
    for index in levels.indices {
      levels[index].costs = [Double](repeating: 0, count: symbols.count)
    }
    for record in records {
      guard let record, record.marker >= 0, !record.strength.isRequired else { continue }
      let level = level(of: record.strength)
      if record.isEquation { addCost(of: record.marker, times: 1, at: level) }
      addCost(of: record.other, times: 1, at: level)
    }
    isOptimal = false
  }

  // MARK: - Constants

  /// Changes the constant of a constraint's expression, and every value that follows from it.
  func shift(_ id: Int32, by difference: Double) {
    guard let record = records[Int(id)] else { return }
    records[Int(id)]?.expression.constant += difference
    let row = symbols[Int(record.marker)].row
    if row >= 0 {
      rows[Int(row)].constant += difference
      return
    }
    for (row, coefficient) in occurrences(of: record.marker) {
      rows[Int(row)].constant -= coefficient * difference
    }
  }

  // MARK: - Starting anew

  /// Builds the whole tableau anew from the constraints.
  func rebuild() {
    guard !isRebuilding else { return }
    isRebuilding = true
    defer { isRebuilding = false }
    for index in symbols.indices {
      symbols[index].row = -1
      columns[index] = []
      if symbols[index].kind != .external, symbols[index].kind != .free {
        symbols[index] = Symbol(kind: .free, owner: -1)
        freeSymbols.append(Int32(index))
      }
    }
    rows = []
    freeRows = []
    rowStamps = []
    levels = []
    isOptimal = true
    let ids = records.indices.filter { records[$0] != nil }
    for isRequired in [true, false] {
      for id in ids where records[id]?.strength.isRequired == isRequired {
        // What held before holds again but for errors of arithmetic, which may cost a requirement.
        do throws(Conflict) { try install(Int32(id)) } catch { installAsPreference(Int32(id)) }
      }
    }
  }

  private func installAsPreference(_ id: Int32) {
    guard let old = records[Int(id)] else { return }
    records[Int(id)] = nil
    recover()
    records[Int(id)] = Record(
      expression: old.expression,
      isEquation: old.isEquation,
      strength: Strength(999.999),
      isNegated: old.isNegated
    )
    do throws(Conflict) { try install(id) } catch {
      preconditionFailure("a preference conflicts with nothing")
    }
  }
}
