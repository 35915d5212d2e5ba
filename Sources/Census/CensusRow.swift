/// One symbol of a census: what it is called, what kind it is, and how many repositories use it.
package struct CensusRow: Hashable, Sendable {
  package let symbol: String
  package let kind: String
  /// How many repositories, or bodies of code, use it.
  package let repositories: Int
  /// For a symbol that code needs in order to compile: the type that a use of it must have, or, for
  /// a type, what it must inherit from and conform to; nil when only the name is known.
  package let type: String?

  package init(symbol: String, kind: String, repositories: Int, type: String? = nil) {
    self.symbol = symbol
    self.kind = kind
    self.repositories = repositories
    self.type = type
  }

  /// Reads a census: a header line, then one symbol a line, with tabs between its columns.
  ///
  /// The first three columns are the symbol, its kind and the number of repositories that use it.
  /// When the header calls the fourth column `type`, that is read, too.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - path: The file's path, for messages.
  /// - Returns: The symbols in the file's order.
  /// - Throws: `CensusError` with the line's number when a line cannot be read.
  package static func rows(of text: String, path: String) throws(CensusError) -> [CensusRow] {
    var rows: [CensusRow] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.first?.split(separator: "\t") ?? []
    let hasTypes = header.count > 3 && header[3] == "type"
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= (hasTypes ? 4 : 3), let repositories = Int(columns[2]),
        !columns[0].isEmpty
      else {
        throw CensusError(
          "\(path):\(index + 1): expected a symbol, its kind and a number of repositories"
            + "\(hasTypes ? ", and its type" : ""), parted by tabs, not: \(line)"
        )
      }
      rows.append(
        CensusRow(
          symbol: String(columns[0]),
          kind: String(columns[1]),
          repositories: repositories,
          type: hasTypes ? String(columns[3]) : nil
        )
      )
    }
    guard !rows.isEmpty else {
      throw CensusError(
        "\(path): no symbol in it: a header line and one symbol a line are expected"
      )
    }
    return rows
  }
}
