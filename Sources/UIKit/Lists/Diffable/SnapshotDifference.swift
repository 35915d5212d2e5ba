import Foundation

/// What leads from one snapshot to another: a batch of changes for a list, and what is shown anew after it.
nonisolated struct SnapshotDifference {
  /// The changes; what is reloaded is not among them.
  private(set) var changes = ListChanges()
  /// The sections that get new cells, as they are counted after the batch.
  private(set) var reloadedSections: [Int] = []
  /// The items that get new cells, by their paths after the batch.
  private(set) var reloadedItems: [IndexPath] = []
  /// The items whose cells are set up anew, by their paths after the batch.
  private(set) var reconfiguredItems: [IndexPath] = []

  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
    compareItems(old, new)
    let (oldSections, oldPaths, newPaths) = (Set(old.sectionIdentifiers), old.paths, new.paths)
    reloadedSections = new.reloadedSectionIdentifiers.filter(oldSections.contains)
      .compactMap(new.indexOfSection)
    // What has just come is as it should be.
    let stayed = { (item: Item) in oldPaths[item] == nil ? nil : newPaths[item] }
    reloadedItems = new.reloadedItemIdentifiers.compactMap(stayed)
    reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap(stayed)
  }

  private mutating func compareSections<Section: Hashable>(_ old: [Section], _ new: [Section]) {
    let (before, after) = (Set(old), Set(new))
    changes.deletedSections = old.indices.filter { !after.contains(old[$0]) }
    changes.insertedSections = new.indices.filter { !before.contains(new[$0]) }
    let newIndexes = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    let oldIndexes = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    for section in Self.moved(from: old.filter(after.contains), to: new.filter(before.contains)) {
      if let from = oldIndexes[section], let to = newIndexes[section] {
        changes.movedSections.append(.init(from: from, to: to))
      }
    }
  }

  private mutating func compareItems<Section: Hashable, Item: Hashable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldPaths, newPaths) = (old.paths, new.paths)
    let (before, after) = (Set(old.sectionIdentifiers), Set(new.sectionIdentifiers))
    for section in old.sectionIdentifiers where after.contains(section) {
      // What goes into a section that comes is part of the section's coming.
      changes.deletedItems += old.itemIdentifiers(inSection: section).filter { item in
        new.sectionIdentifier(containingItem: item).map { !before.contains($0) } ?? true
      }.compactMap { oldPaths[$0] }
    }
    for section in new.sectionIdentifiers where before.contains(section) {
      let items = new.itemIdentifiers(inSection: section)
      changes.insertedItems += items.filter { item in
        old.sectionIdentifier(containingItem: item).map { !after.contains($0) } ?? true
      }.compactMap { newPaths[$0] }
      let stays = { (item: Item) in
        old.sectionIdentifier(containingItem: item) == section
          && new.sectionIdentifier(containingItem: item) == section
      }
      let arrivals = items.filter { item in
        old.sectionIdentifier(containingItem: item).map { $0 != section && after.contains($0) }
          ?? false
      }
      let reordered = Self.moved(
        from: old.itemIdentifiers(inSection: section).filter(stays),
        to: items.filter(stays)
      )
      for item in arrivals + reordered {
        if let from = oldPaths[item], let to = newPaths[item] {
          changes.movedItems.append(.init(from: from, to: to))
        }
      }
    }
  }

  /// The fewest elements whose moves turn one order of the same elements into another.
  private static func moved<Element: Hashable>(
    from old: [Element],
    to new: [Element]
  ) -> [Element] {
    new.difference(from: old).insertions.compactMap { change in
      if case .insert(_, let element, _) = change { element } else { nil }
    }
  }
}
