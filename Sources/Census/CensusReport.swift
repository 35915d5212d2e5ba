/// A whole census, with the shares that it is judged by.
package struct CensusReport: Sendable {
  package let entries: [CensusEntry]

  /// How many of the symbols that at least a number of repositories use are supported.
  ///
  /// - Parameter repositories: The least number of repositories.
  /// - Returns: The supported ones and all; those counted apart are in neither.
  package func share(repositories: Int) -> (supported: Int, all: Int) {
    let counted = entries.filter { entry in
      guard entry.row.repositories >= repositories else { return false }
      if case .apart = entry.status { return false }
      return true
    }
    let supported = counted.filter { entry in
      if case .supported = entry.status { true } else { false }
    }
    return (supported.count, counted.count)
  }

  /// Whether the goals are met: all of those in 5 repositories or more, and 95 % of those in 2.
  package var isComplete: Bool {
    let (many, some) = (share(repositories: 5), share(repositories: 2))
    return many.supported == many.all && some.supported * 100 >= some.all * 95
  }

  /// The entries, a line each, and the shares.
  package var text: String {
    let lines = entries.map(\.line)
    let shares = [5, 2, 1].map { least in
      let share = share(repositories: least)
      let percent = Double(share.supported * 1000 / max(share.all, 1)) / 10
      return "# in \(least) repositories or more: \(share.supported) of \(share.all) (\(percent) %)"
    }
    return (lines + shares).joined(separator: "\n") + "\n"
  }
}
