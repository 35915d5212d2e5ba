import Foundation

/// Why a batch does not lead from the counts before it to those after it.
nonisolated enum ListInconsistency: Error, Equatable {
  /// How a count should have come about.
  struct Sum: Equatable {
    var before: Int
    var after: Int
    var inserted: Int
    var deleted: Int
    var movedIn = 0
    var movedOut = 0
  }

  case sectionCount(Sum)
  case itemCount(section: Int, Sum)
  case noSectionBefore(Int, verb: String, count: Int)
  case noSectionAfter(Int, count: Int)
  case noItemBefore(IndexPath, verb: String, count: Int?)
  case noItemAfter(IndexPath, count: Int?)
  case twice(IndexPath)
  case sectionTwice(Int)

  /// The message that Apple's lists raise.
  func message(_ words: ListWords) -> String {
    switch self {
    case .sectionCount(let sum): Self.sections(sum, words)
    case .itemCount(let section, let sum): Self.items(sum, in: section, words)
    case .noSectionBefore(let section, let verb, let count):
      "attempt to \(verb) section \(section), but there are only \(count) sections before the update"
    case .noSectionAfter(let section, let count):
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    case .noItemBefore(let path, let verb, let count): Self.missing(path, verb, count, words)
    case .noItemAfter(let path, let count): Self.unplaced(path, count, words)
    case .twice(let path):
      "attempt to change \(words.item) \(path.item) of section \(path.section) twice in one update"
    case .sectionTwice(let section): "attempt to change section \(section) twice in one update"
    }
  }

  private static func sections(_ sum: Sum, _ words: ListWords) -> String {
    "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) "
      + "after the update (\(sum.after)) must be equal to the number of sections contained in the "
      + "\(words.list) before the update (\(sum.before)), plus or minus the number of sections inserted "
      + "or deleted (\(sum.inserted) inserted, \(sum.deleted) deleted)."
  }

  private static func items(_ sum: Sum, in section: Int, _ words: ListWords) -> String {
    "Invalid update: invalid number of \(words.item)s in section \(section). The number of "
      + "\(words.item)s contained in an existing section after the update (\(sum.after)) must be equal to "
      + "the number of \(words.item)s contained in that section before the update (\(sum.before)), plus "
      + "or minus the number of \(words.item)s inserted or deleted from that section (\(sum.inserted) "
      + "inserted, \(sum.deleted) deleted) and plus or minus the number of \(words.item)s moved into or "
      + "out of that section (\(sum.movedIn) moved in, \(sum.movedOut) moved out)."
  }

  private static func missing(
    _ path: IndexPath,
    _ verb: String,
    _ count: Int?,
    _ words: ListWords
  ) -> String {
    let start = "attempt to \(verb) \(words.item) \(path.item) from section \(path.section)"
    guard let count else { return start + ", which does not exist before the update" }
    return start + " which only contains \(count) \(words.item)s before the update"
  }

  private static func unplaced(_ path: IndexPath, _ count: Int?, _ words: ListWords) -> String {
    let start = "attempt to insert \(words.item) \(path.item) into section \(path.section)"
    guard let count else { return start + ", but there is no such section after the update" }
    return start
      + ", but there are only \(count) \(words.item)s in section \(path.section) after the update"
  }
}
