import Foundation

/// Where everything in a list goes in a batch: a map between the paths before and after it.
nonisolated struct ListMapping {
  private(set) var newSection: [Int?]
  private(set) var oldSection: [Int?]
  /// For each section before, where its items go; nil when they keep their order in their section.
  private var newItems: [[IndexPath?]?]
  private var oldItems: [[IndexPath?]?]
  private let oldCounts: [Int]
  private let newCounts: [Int]
  /// The paths before the batch of what gets another view.
  let reloadedItems: Set<IndexPath>

  /// Follows a batch.
  ///
  /// - Parameters:
  ///   - changes: The batch.
  ///   - oldCounts: How many items each section has before it.
  ///   - newCounts: How many it has afterwards.
  /// - Throws: What does not fit.
  init(_ changes: ListChanges, from oldCounts: [Int], to newCounts: [Int])
    throws(ListInconsistency)
  {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    reloadedItems = Set(changes.reloadedItems)
    newSection = Array(repeating: nil, count: oldCounts.count)
    oldSection = Array(repeating: nil, count: newCounts.count)
    newItems = Array(repeating: nil, count: oldCounts.count)
    oldItems = Array(repeating: nil, count: newCounts.count)
    try mapSections(changes)
    try mapItems(changes)
  }

  /// Returns where an item goes, or nil when it is deleted.
  func newPath(for path: IndexPath) -> IndexPath? {
    guard oldCounts.indices.contains(path.section), path.item < oldCounts[path.section] else {
      return nil
    }
    if let items = newItems[path.section] { return items[path.item] }
    return newSection[path.section].map { IndexPath(item: path.item, section: $0) }
  }

  /// Returns where an item was, or nil when it is inserted.
  func oldPath(for path: IndexPath) -> IndexPath? {
    guard newCounts.indices.contains(path.section), path.item < newCounts[path.section] else {
      return nil
    }
    if let items = oldItems[path.section] { return items[path.item] }
    return oldSection[path.section].map { IndexPath(item: path.item, section: $0) }
  }

  // MARK: - Sections

  private mutating func mapSections(_ changes: ListChanges) throws(ListInconsistency) {
    var leaving = Set<Int>()
    let away = changes.deletedSections + changes.movedSections.map(\.from)
    for section in away + changes.reloadedSections {
      guard oldCounts.indices.contains(section) else {
        throw .noSectionBefore(section, verb: "delete", count: oldCounts.count)
      }
      guard leaving.insert(section).inserted else { throw .sectionTwice(section) }
    }
    leaving.subtract(changes.reloadedSections)
    let expected = oldCounts.count + changes.insertedSections.count - changes.deletedSections.count
    guard expected == newCounts.count else {
      throw .sectionCount(
        ListInconsistency.Sum(
          before: oldCounts.count,
          after: newCounts.count,
          inserted: changes.insertedSections.count,
          deleted: changes.deletedSections.count
        )
      )
    }
    var taken = Set<Int>()
    for section in changes.insertedSections + changes.movedSections.map(\.to) {
      guard newCounts.indices.contains(section) else {
        throw .noSectionAfter(section, count: newCounts.count)
      }
      guard taken.insert(section).inserted else { throw .sectionTwice(section) }
    }
    for move in changes.movedSections { connect(move.from, move.to) }
    let staying = oldCounts.indices.filter { !leaving.contains($0) }
    let free = newCounts.indices.filter { !taken.contains($0) }
    for (old, new) in zip(staying, free) { connect(old, new) }
  }

  private mutating func connect(_ old: Int, _ new: Int) {
    newSection[old] = new
    oldSection[new] = old
  }

  // MARK: - Items

  private mutating func mapItems(_ changes: ListChanges) throws(ListInconsistency) {
    try checkItems(changes)
    var arriving = Dictionary(grouping: changes.insertedItems, by: \.section)
      .mapValues { Set($0.map(\.item)) }
    for move in changes.movedItems { arriving[move.to.section, default: []].insert(move.to.item) }
    var leaving = Dictionary(grouping: changes.deletedItems, by: \.section)
      .mapValues { Set($0.map(\.item)) }
    for move in changes.movedItems {
      leaving[move.from.section, default: []].insert(move.from.item)
    }
    let reloaded = Set(changes.reloadedSections)
    for old in oldCounts.indices {
      guard let new = newSection[old], !reloaded.contains(old) else {
        newItems[old] = Array(repeating: nil, count: oldCounts[old])
        continue
      }
      try mapItems(changes, old: old, new: new, leaving[old] ?? [], arriving[new] ?? [])
    }
    for new in newCounts.indices
    where oldSection[new] == nil || reloaded.contains(oldSection[new] ?? -1) {
      oldItems[new] = Array(repeating: nil, count: newCounts[new])
    }
    for move in changes.movedItems { connect(move) }
  }

  /// Lets the items of a section that neither come nor go close up in their order.
  private mutating func mapItems(
    _ changes: ListChanges,
    old: Int,
    new: Int,
    _ leaving: Set<Int>,
    _ arriving: Set<Int>
  ) throws(ListInconsistency) {
    guard oldCounts[old] - leaving.count + arriving.count == newCounts[new] else {
      throw .itemCount(section: old, sum(changes, old: old, new: new))
    }
    guard !leaving.isEmpty || !arriving.isEmpty else { return }
    var forward = [IndexPath?](repeating: nil, count: oldCounts[old])
    var backward = [IndexPath?](repeating: nil, count: newCounts[new])
    var target = 0
    for item in 0..<oldCounts[old] where !leaving.contains(item) {
      while arriving.contains(target) { target += 1 }
      guard target < backward.count else {
        throw .itemCount(section: old, sum(changes, old: old, new: new))
      }
      forward[item] = IndexPath(item: target, section: new)
      backward[target] = IndexPath(item: item, section: old)
      target += 1
    }
    newItems[old] = forward
    oldItems[new] = backward
  }

  private func sum(_ changes: ListChanges, old: Int, new: Int) -> ListInconsistency.Sum {
    ListInconsistency.Sum(
      before: oldCounts[old],
      after: newCounts[new],
      inserted: changes.insertedItems.count { $0.section == new },
      deleted: changes.deletedItems.count { $0.section == old },
      movedIn: changes.movedItems.count { $0.to.section == new },
      movedOut: changes.movedItems.count { $0.from.section == old }
    )
  }

  /// Connects both ends of a move; an end in a section that comes or goes as a whole has no other end.
  private mutating func connect(_ move: ListChanges.ItemMove) {
    let leavesItems = newItems[move.from.section] != nil
    let entersItems = oldItems[move.to.section] != nil
    if leavesItems { newItems[move.from.section]?[move.from.item] = move.to }
    if entersItems { oldItems[move.to.section]?[move.to.item] = move.from }
  }

  private func checkItems(_ changes: ListChanges) throws(ListInconsistency) {
    var seen = Set<IndexPath>()
    let leaving =
      changes.deletedItems.map { ($0, "delete") } + changes.reloadedItems.map { ($0, "reload") }
      + changes.movedItems.map { ($0.from, "move") }
    for (path, verb) in leaving {
      guard oldCounts.indices.contains(path.section), path.section >= 0 else {
        throw .noItemBefore(path, verb: verb, count: nil)
      }
      guard path.item >= 0, path.item < oldCounts[path.section] else {
        throw .noItemBefore(path, verb: verb, count: oldCounts[path.section])
      }
      guard seen.insert(path).inserted else { throw .twice(path) }
    }
    seen = []
    for path in changes.insertedItems + changes.movedItems.map(\.to) {
      guard newCounts.indices.contains(path.section) else { throw .noItemAfter(path, count: nil) }
      guard path.item >= 0, path.item < newCounts[path.section] else {
        throw .noItemAfter(path, count: newCounts[path.section])
      }
      guard seen.insert(path).inserted else { throw .twice(path) }
    }
  }
}
