/// Finds the name that was probably meant.
nonisolated enum NearestName {
  /// Returns the candidate nearest to a misspelled name, or nil when none is near.
  ///
  /// A candidate is near when at most a third of the longer name (and at least one letter) differs.
  /// A difference in case costs nothing, two exchanged neighbours cost one: the optimal string
  /// alignment variant of the Damerau-Levenshtein distance.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - candidates: What is allowed; among equally near ones the first wins.
  /// - Returns: The nearest candidate.
  static func find(_ name: String, in candidates: [String]) -> String? {
    let written = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let target = Array(candidate.lowercased())
      let limit = max(1, max(written.count, target.count) / 3)
      guard abs(written.count - target.count) <= limit || target.starts(with: written) else {
        continue
      }
      let found =
        written.count >= 4 && target.starts(with: written)
        ? min(limit, distance(written, target)) : distance(written, target)
      if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.name
  }

  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    guard !first.isEmpty else { return second.count }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 1...first.count {
      var current = [row]
      for column in 0..<second.count {
        let isSame = first[row - 1] == second[column]
        var cost = min(
          previous[column + 1] + 1,
          current[column] + 1,
          previous[column] + (isSame ? 0 : 1)
        )
        if row > 1, column > 0, first[row - 1] == second[column - 1],
          first[row - 2] == second[column]
        {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
