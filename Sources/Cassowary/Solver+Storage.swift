extension Solver {
  // MARK: - Symbols

  func makeSymbol(_ kind: Symbol.Kind, owner: Int32) -> Int32 {
    if let free = freeSymbols.popLast() {
      symbols[Int(free)] = Symbol(kind: kind, owner: owner)
      columns[Int(free)] = []
      return free
    }
    symbols.append(Symbol(kind: kind, owner: owner))
    columns.append([])
    for index in levels.indices { levels[index].costs.append(0) }
    return Int32(symbols.count - 1)
  }

  /// Gives a symbol back, with what rounding may have left of it.
  func forget(_ symbol: Int32) {
    for (row, _) in occurrences(of: symbol) { rows[Int(row)].remove(symbol) }
    columns[Int(symbol)] = []
    for index in levels.indices { levels[index].costs[Int(symbol)] = 0 }
    symbols[Int(symbol)] = Symbol(kind: .free, owner: -1)
    freeSymbols.append(symbol)
  }

  // MARK: - Rows

  func makeRow(_ row: Row) -> Int32 {
    let index: Int32
    if let free = freeRows.popLast() {
      index = free
      rows[Int(free)] = row
    } else {
      index = Int32(rows.count)
      rows.append(row)
      rowStamps.append(0)
    }
    symbols[Int(row.basic)].row = index
    for cell in row.cells { columns[Int(cell.symbol)].append(index) }
    return index
  }

  /// Takes a row away together with the value of its symbol.
  func dropRow(_ index: Int32) {
    let basic = rows[Int(index)].basic
    symbols[Int(basic)].row = -1
    rows[Int(index)] = Row()
    freeRows.append(index)
  }

  /// The rows that contain a symbol and what they multiply it by; tidies the column.
  func occurrences(of symbol: Int32) -> [(row: Int32, coefficient: Double)] {
    stamp &+= 1
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol)])
    var found: [(row: Int32, coefficient: Double)] = []
    found.reserveCapacity(column.count)
    var kept = 0
    for row in column where rowStamps[Int(row)] != stamp {
      rowStamps[Int(row)] = stamp
      let coefficient = rows[Int(row)].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      column[kept] = row
      kept += 1
      found.append((row, coefficient))
    }
    column.removeLast(column.count - kept)
    swap(&column, &columns[Int(symbol)])
    return found
  }

  /// Adds a row times a factor to another one.
  func add(_ source: Row, times factor: Double, to target: Int32) {
    insertedScratch.removeAll(keepingCapacity: true)
    rows[Int(target)].add(
      source,
      times: factor,
      scratch: &cellScratch,
      inserted: &insertedScratch
    )
    for symbol in insertedScratch {
      columns[Int(symbol)].append(target)
      if columns[Int(symbol)].count > 2 * rows.count + 16 { _ = occurrences(of: symbol) }
    }
  }

  // MARK: - Records

  func makeRecord(for constraint: Constraint) -> Int32 {
    let isNegated = constraint.relation == .lessThanOrEqual
    let record = Record(
      expression: isNegated ? constraint.expression * -1 : constraint.expression,
      isEquation: constraint.relation == .equal,
      strength: constraint.strength,
      isNegated: isNegated
    )
    for term in record.expression.terms { symbols[Int(term.variable.symbol)].owner += 1 }
    if let free = freeRecords.popLast() {
      records[Int(free)] = record
      return free
    }
    records.append(record)
    return Int32(records.count - 1)
  }

  func forgetRecord(_ index: Int32) {
    guard let record = records[Int(index)] else { preconditionFailure("no such constraint") }
    for term in record.expression.terms { symbols[Int(term.variable.symbol)].owner -= 1 }
    records[Int(index)] = nil
    freeRecords.append(index)
  }

  // MARK: - Levels

  /// The place of a strength's level, which is made where it is missing.
  func level(of strength: Strength) -> Int {
    let place = levels.firstIndex { $0.strength <= strength.value } ?? levels.count
    if place < levels.count, levels[place].strength == strength.value { return place }
    let costs = [Double](repeating: 0, count: symbols.count)
    levels.insert(Level(strength: strength.value, costs: costs), at: place)
    return place
  }

  /// Adds the cost of a symbol times a factor, as a cost of what its value consists of.
  func addCost(of symbol: Int32, times factor: Double, at level: Int) {
    let row = symbols[Int(symbol)].row
    guard row >= 0 else {
      levels[level].costs[Int(symbol)] += factor
      return
    }
    for cell in rows[Int(row)].cells {
      levels[level].costs[Int(cell.symbol)] += cell.coefficient * factor
    }
  }
}
