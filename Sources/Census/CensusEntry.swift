/// A row of a census with what became of it.
package struct CensusEntry: Hashable, Sendable {
  package let row: CensusRow
  package let status: CensusStatus

  /// One line: the status, the repositories, the symbol, and the test or the reason.
  package var line: String {
    let (word, rest) =
      switch status {
      case .supported(let test): ("supported", test)
      case .different(let reason): ("different", reason)
      case .untested: ("missing", "no test covers it")
      case .missing(let reason): ("missing", reason)
      case .unexplained(let message): ("missing", message)
      case .stale(let reason): ("missing", "it is there, although it is said that \(reason)")
      case .apart(let what): ("apart", what)
      }
    return "\(word)\t\(row.repositories)\t\(row.symbol)\t\(rest)"
  }
}
