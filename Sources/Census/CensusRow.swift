/// One symbol of a census: what it is called, what kind it is, and how many repositories use it.
package struct CensusRow: Hashable, Sendable {
  package let symbol: String
  package let kind: String
  package let repositories: Int

  /// Reads a census: a header line, then one symbol a line; the first three columns, which tabs
  /// part, are the symbol, its kind and the number of repositories that use it.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - path: The file's path, for messages.
  /// - Returns: The symbols in the file's order.
  /// - Throws: `CensusError` with the line's number when a line cannot be read.
  package static func rows(of text: String, path: String) throws(CensusError) -> [CensusRow] {
    var rows: [CensusRow] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 3, let repositories = Int(columns[2]), !columns[0].isEmpty else {
        throw CensusError(
          "\(path):\(index + 1): expected a symbol, its kind and a number of repositories, parted "
            + "by tabs, not: \(line)"
        )
      }
      rows.append(
        CensusRow(
          symbol: String(columns[0]),
          kind: String(columns[1]),
          repositories: repositories
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
