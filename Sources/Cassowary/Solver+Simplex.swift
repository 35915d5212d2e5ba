extension Solver {
  /// Values of slacks and errors count as below 0 from here on.
  static let valueTolerance = 1e-7
  /// Equations without a variable hold up to this.
  static let equationTolerance = 1e-6
  /// Costs this small are 0.
  static let costTolerance = 1e-8
  /// Coefficients this small are not divided by.
  static let pivotTolerance = 1e-7
  /// Ratios that differ by less are equal.
  static let ratioTolerance = 1e-9

  // MARK: - Exchange

  /// Gives a symbol the value that a row tells, in exchange for the row's symbol.
  func pivot(_ entering: Int32, into index: Int32) {
    pivotCount += 1
    let leaving = rows[Int(index)].basic
    rows[Int(index)].solve(for: entering)
    symbols[Int(leaving)].row = -1
    columns[Int(leaving)] = [index]
    let row = rows[Int(index)]
    let found = occurrences(of: entering)
    symbols[Int(entering)].row = index
    for (target, coefficient) in found where target != index {
      rows[Int(target)].remove(entering)
      add(row, times: coefficient, to: target)
    }
    columns[Int(entering)] = []
    for level in levels.indices { exchangeCost(of: entering, for: row, at: level) }
  }

  private func exchangeCost(of entering: Int32, for row: Row, at level: Int) {
    levels[level].costs.withUnsafeMutableBufferPointer { costs in
      let cost = costs[Int(entering)]
      costs[Int(entering)] = 0
      guard cost != 0 else { return }
      for cell in row.cells {
        let sum = costs[Int(cell.symbol)] + cost * cell.coefficient
        costs[Int(cell.symbol)] = abs(sum) < Row.smallest ? 0 : sum
      }
    }
  }

  // MARK: - Preferences: the primal method

  /// Meets the preferences as well as the requirements allow.
  func optimize() {
    var budget = pivotBudget
    while let entering = cheapestSymbol() {
      budget -= 1
      let isStrict = budget < pivotBudget / 2
      guard budget > 0, let row = blockingRow(for: entering, isStrict: isStrict) else {
        // Costs are never below 0, so only errors of arithmetic lead here.
        guard budget > 0 else { break }
        ignoreCost(of: entering)
        continue
      }
      pivot(entering, into: row)
    }
    isOptimal = true
  }

  private var pivotBudget: Int { 1000 + 50 * symbols.count }

  private func ignoreCost(of symbol: Int32) {
    for level in levels.indices { levels[level].costs[Int(symbol)] = 0 }
  }

  /// The first symbol that would make the costs fall, or nil.
  private func cheapestSymbol() -> Int32? {
    for level in levels.indices {
      var start = 0
      while let candidate = firstNegative(at: level, from: start) {
        let isOpen =
          symbols[candidate].isRestricted && symbols[candidate].row < 0
          && levels[..<level].allSatisfy { abs($0.costs[candidate]) <= Self.costTolerance }
        if isOpen { return Int32(candidate) }
        start = candidate + 1
      }
    }
    return nil
  }

  private func firstNegative(at level: Int, from start: Int) -> Int? {
    levels[level].costs.withUnsafeBufferPointer { costs in
      var index = start
      while index < costs.count {
        if costs[index] < -Self.costTolerance { return index }
        index += 1
      }
      return nil
    }
  }

  /// The row whose symbol is the first to come down to 0 when another symbol rises.
  ///
  /// - Parameters:
  ///   - entering: The symbol that rises.
  ///   - isStrict: Whether of several rows the one with the first symbol is taken, which cannot go round in
  ///     circles, instead of that with the greatest coefficient, which keeps errors of arithmetic small.
  /// - Returns: The row, or nil where nothing comes down.
  private func blockingRow(for entering: Int32, isStrict: Bool) -> Int32? {
    var best: (row: Int32, ratio: Double, coefficient: Double, symbol: Int32)?
    for (row, coefficient) in occurrences(of: entering) where coefficient < -Self.pivotTolerance {
      let basic = rows[Int(row)].basic
      guard symbols[Int(basic)].isRestricted else { continue }
      let ratio = max(rows[Int(row)].constant, 0) / -coefficient
      if let best {
        if ratio > best.ratio + Self.ratioTolerance { continue }
        if ratio > best.ratio - Self.ratioTolerance {
          if isStrict ? basic > best.symbol : coefficient >= best.coefficient { continue }
        }
      }
      best = (row, ratio, coefficient, basic)
    }
    return best?.row
  }

  // MARK: - Requirements: the dual method

  /// Brings every slack and error back to 0 or above.
  ///
  /// - Parameter withCosts: Whether the preferences are met as well as can be, which then stays so.
  /// - Returns: Constraints that exclude one another, where it cannot be done.
  func restoreFeasibility(withCosts: Bool) -> Conflict? {
    var budget = pivotBudget
    while let row = firstInfeasibleRow() {
      let isDummy = symbols[Int(rows[Int(row)].basic)].kind == .dummy
      let isStrict = budget < pivotBudget / 2
      let entering = entering(for: row, rises: true, withCosts: withCosts, isStrict: isStrict)
      guard !isDummy, let entering else {
        return Conflict(constraints: owners(in: row))
      }
      pivot(entering, into: row)
      budget -= 1
      if budget == 0 {
        rebuild()
        return nil
      }
    }
    return nil
  }

  /// The row of the first symbol whose value is not allowed.
  private func firstInfeasibleRow() -> Int32? {
    var best: (row: Int32, symbol: Int32)?
    for index in rows.indices {
      let constant = rows[index].constant
      guard constant < -Self.valueTolerance || constant > Self.equationTolerance else { continue }
      let basic = rows[index].basic
      guard basic >= 0 else { continue }
      switch symbols[Int(basic)].kind {
      case .slack, .error: if constant > 0 { continue }
      case .dummy: if abs(constant) <= Self.equationTolerance { continue }
      case .external, .free: continue
      }
      if let best, best.symbol < basic { continue }
      best = (Int32(index), basic)
    }
    return best?.row
  }

  /// The symbol that can move the value of a row up or down at the least cost.
  func entering(for row: Int32, rises: Bool, withCosts: Bool, isStrict: Bool = false) -> Int32? {
    var best: (symbol: Int32, coefficient: Double)?
    for cell in rows[Int(row)].cells where symbols[Int(cell.symbol)].isRestricted {
      let coefficient = rises ? cell.coefficient : -cell.coefficient
      guard coefficient > Self.pivotTolerance else { continue }
      guard let current = best else {
        best = (cell.symbol, coefficient)
        continue
      }
      let difference =
        withCosts ? costDifference(cell.symbol, coefficient, from: current) : 0
      if difference < 0 || (difference == 0 && !isStrict && coefficient > current.coefficient) {
        best = (cell.symbol, coefficient)
      }
    }
    return best?.symbol
  }

  /// The first cost by which a symbol differs from another one, each per unit of the change, or 0.
  private func costDifference(
    _ symbol: Int32,
    _ coefficient: Double,
    from best: (symbol: Int32, coefficient: Double)
  ) -> Double {
    for level in levels {
      let difference =
        level.costs[Int(symbol)] / coefficient - level.costs[Int(best.symbol)] / best.coefficient
      if abs(difference) > Self.costTolerance { return difference }
    }
    return 0
  }

  /// Finds allowed values again after a requirement was given up half way.
  func recover() {
    for level in levels.indices {
      levels[level].costs = [Double](repeating: 0, count: symbols.count)
    }
    if restoreFeasibility(withCosts: false) != nil {
      rebuild()
    } else {
      recomputeCosts()
    }
  }
}
