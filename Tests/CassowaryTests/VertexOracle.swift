import Cassowary

/// Solves small systems by looking at every point in which as many boundaries meet as there are variables.
///
/// Where each variable has a wish of its own, some such point is a best one, and there is one that meets
/// the requirements if anything does.
struct VertexOracle {
  /// A constraint as numbers.
  struct Plane {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var strength: Double
  }

  let dimension: Int
  let planes: [Plane]

  /// The least costs, from the strongest preference to the weakest, or nil where nothing meets the requirements.
  var leastCosts: [Double]? {
    var best: [Double]?
    forEachVertex { point in
      let costs = costs(at: point)
      guard costs[0] < 1e-6 else { return }
      let rest = Array(costs.dropFirst())
      if best.map({ Self.isLess(rest, $0) }) ?? true { best = rest }
    }
    return best
  }

  /// What a point misses of each strength, from requirements down.
  func costs(at point: [Double]) -> [Double] {
    let strengths = ([1000] + planes.map(\.strength)).sorted(by: >)
    let unique = strengths.indices.filter { $0 == 0 || strengths[$0] != strengths[$0 - 1] }
      .map { strengths[$0] }
    return unique.map { strength in
      planes.filter { $0.strength == strength }.reduce(0) { $0 + miss(of: $1, at: point) }
    }
  }

  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > 1e-6 { return a < b }
    return false
  }

  private func miss(of plane: Plane, at point: [Double]) -> Double {
    let value = zip(plane.coefficients, point).reduce(plane.constant) { $0 + $1.0 * $1.1 }
    return switch plane.relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(value, 0)
    case .greaterThanOrEqual: max(-value, 0)
    }
  }

  private func forEachVertex(_ body: ([Double]) -> Void) {
    func choose(_ chosen: [Plane], from start: Int) {
      if chosen.count == dimension {
        if let point = intersection(of: chosen) { body(point) }
        return
      }
      for index in start..<planes.count { choose(chosen + [planes[index]], from: index + 1) }
    }
    choose([], from: 0)
  }

  /// The point in which planes meet, by elimination, or nil.
  private func intersection(of planes: [Plane]) -> [Double]? {
    var rows = planes.map { $0.coefficients + [-$0.constant] }
    for column in 0..<dimension {
      guard
        let pivot = (column..<dimension).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for other in 0..<dimension where other != column {
        let factor = rows[other][column] / rows[column][column]
        for index in column...dimension { rows[other][index] -= factor * rows[column][index] }
      }
    }
    return (0..<dimension).map { rows[$0][dimension] / rows[$0][$0] }
  }
}
