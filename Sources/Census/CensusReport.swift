/// A whole census, with the shares that it is judged by.
package struct CensusReport: Sendable {
  /// The symbols that repositories use.
  package let entries: [CensusEntry]
  /// The symbols that code needs in order to compile.
  package let required: [CensusEntry]

  package init(entries: [CensusEntry], required: [CensusEntry] = []) {
    self.entries = entries
    self.required = required
  }

  /// How many of the symbols that at least a number of repositories use are supported.
  ///
  /// - Parameter repositories: The least number of repositories.
  /// - Returns: The supported ones and all; those counted apart are in neither.
  package func share(repositories: Int) -> (supported: Int, all: Int) {
    Self.share(of: entries.filter { $0.row.repositories >= repositories })
  }

  private static func share(of entries: [CensusEntry]) -> (supported: Int, all: Int) {
    let counted = entries.filter { entry in
      if case .apart = entry.status { false } else { true }
    }
    let supported = counted.filter { entry in
      if case .supported = entry.status { true } else { false }
    }
    return (supported.count, counted.count)
  }

  /// Whether the goals are met: all of those in 5 repositories or more, 95 % of those in 2, and a
  /// reason for each other one of these and of those that code needs in order to compile.
  package var isComplete: Bool {
    let (many, some) = (share(repositories: 5), share(repositories: 2))
    let owed = entries.filter { $0.row.repositories >= 2 } + required
    let isStale = entries.contains { entry in
      if case .stale = entry.status { true } else { false }
    }
    return many.supported == many.all && some.supported * 100 >= some.all * 95 && !isStale
      && owed.allSatisfy(\.status.isAccountedFor)
  }

  /// The entries, a line each, and the shares.
  package var text: String {
    var lines = entries.map(\.line)
    if !required.isEmpty { lines += ["# needed in order to compile"] + required.map(\.line) }
    lines += [5, 2, 1].map { least in
      "# in \(least) repositories or more: \(Self.words(for: share(repositories: least)))"
    }
    if !required.isEmpty {
      let open = required.filter { !$0.status.isAccountedFor }.count
      lines.append(
        "# needed in order to compile: \(Self.words(for: Self.share(of: required))),"
          + " \(open) without a reason"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(for share: (supported: Int, all: Int)) -> String {
    let percent = Double(share.supported * 1000 / max(share.all, 1)) / 10
    return "\(share.supported) of \(share.all) (\(percent) %)"
  }
}
