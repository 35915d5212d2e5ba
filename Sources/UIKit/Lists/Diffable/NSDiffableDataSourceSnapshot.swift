/// The sections and items of a list as a value, each by an identifier of its own.
///
/// Identifiers must differ from each other: an item is in one section only.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections that are to be shown anew although they are there already.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are to be shown anew although they are there already.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be set up anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Makes a snapshot of nothing.
  public init() {}

  // MARK: - Reading

  /// How many items there are.
  public var numberOfItems: Int { sections.count }

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns how many items a section has.
  ///
  /// - Parameter identifier: The section, which must be there.
  /// - Returns: The number.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section.
  ///
  /// - Parameter identifier: The section, which must be there.
  /// - Returns: The items, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      preconditionFailure("there is no section \(identifier) in the snapshot")
    }
    return found
  }

  /// Returns the section of an item, or nil for an item that is not there.
  ///
  /// - Parameter identifier: The item.
  /// - Returns: The section.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections[identifier]
  }

  /// Returns the place of an item among all items, or nil for one that is not there.
  ///
  /// - Parameter identifier: The item.
  /// - Returns: The place, from 0.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the place of a section, or nil for one that is not there.
  ///
  /// - Parameter identifier: The section.
  /// - Returns: The place, from 0.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items, which must not be there.
  ///   - sectionIdentifier: The section, or nil for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("there is no section in the snapshot to which items could be added")
    }
    insert(identifiers, into: section, at: numberOfItems(inSection: section))
  }

  /// Adds items before another one.
  ///
  /// - Parameters:
  ///   - identifiers: The items, which must not be there.
  ///   - beforeIdentifier: The other one, which must be there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    insert(identifiers, into: place.section, at: place.index)
  }

  /// Adds items after another one.
  ///
  /// - Parameters:
  ///   - identifiers: The items, which must not be there.
  ///   - afterIdentifier: The other one, which must be there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier)
    insert(identifiers, into: place.section, at: place.index + 1)
  }

  /// Takes items away.
  ///
  /// - Parameter identifiers: The items; those that are not there are left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    for section in Set(identifiers.compactMap { sections[$0] }) {
      items[section]?.removeAll(where: leaving.contains)
    }
    for identifier in identifiers { sections[identifier] = nil }
    reloadedItemIdentifiers.removeAll(where: leaving.contains)
    reconfiguredItemIdentifiers.removeAll(where: leaving.contains)
  }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Puts an item before another one.
  ///
  /// - Parameters:
  ///   - identifier: The item, which must be there.
  ///   - toIdentifier: The other one, which must be there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Puts an item after another one.
  ///
  /// - Parameters:
  ///   - identifier: The item, which must be there.
  ///   - toIdentifier: The other one, which must be there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Has items shown anew with new cells.
  ///
  /// - Parameter identifiers: The items, which must be there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Has the cells of items set up anew.
  ///
  /// - Parameter identifiers: The items, which must be there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  private func place(
    of identifier: ItemIdentifierType
  ) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sections[identifier],
      let index = items[section]?.firstIndex(of: identifier)
    else { preconditionFailure("there is no item \(identifier) in the snapshot") }
    return (section, index)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    into section: SectionIdentifierType,
    at index: Int
  ) {
    for identifier in identifiers {
      precondition(
        sections.updateValue(section, forKey: identifier) == nil,
        "the item \(identifier) is in the snapshot already; identifiers must differ"
      )
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    to other: ItemIdentifierType,
    offset: Int
  ) {
    precondition(identifier != other, "the item \(identifier) cannot be moved to itself")
    let old = place(of: identifier)
    items[old.section]?.remove(at: old.index)
    let new = place(of: other)
    items[new.section]?.insert(identifier, at: new.index + offset)
    sections[identifier] = new.section
  }

  // MARK: - Sections

  /// Adds sections at the end.
  ///
  /// - Parameter identifiers: The sections, which must not be there.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another one.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, which must not be there.
  ///   - toIdentifier: The other one, which must be there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: index(ofSection: toIdentifier))
  }

  /// Adds sections after another one.
  ///
  /// - Parameters:
  ///   - identifiers: The sections, which must not be there.
  ///   - toIdentifier: The other one, which must be there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, at: index(ofSection: toIdentifier) + 1)
  }

  /// Takes sections and their items away.
  ///
  /// - Parameter identifiers: The sections; those that are not there are left out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      deleteItems(items[identifier] ?? [])
      items[identifier] = nil
    }
    let leaving = Set(identifiers)
    sectionIdentifiers.removeAll(where: leaving.contains)
    reloadedSectionIdentifiers.removeAll(where: leaving.contains)
  }

  /// Puts a section before another one.
  ///
  /// - Parameters:
  ///   - identifier: The section, which must be there.
  ///   - toIdentifier: The other one, which must be there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: index(ofSection: toIdentifier))
  }

  /// Puts a section after another one.
  ///
  /// - Parameters:
  ///   - identifier: The section, which must be there.
  ///   - toIdentifier: The other one, which must be there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(ofSection: identifier))
    sectionIdentifiers.insert(identifier, at: index(ofSection: toIdentifier) + 1)
  }

  /// Has sections shown anew with new cells.
  ///
  /// - Parameter identifiers: The sections, which must be there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = index(ofSection: identifier) }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  private func index(ofSection identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("there is no section \(identifier) in the snapshot")
    }
    return index
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(
        items.updateValue([], forKey: identifier) == nil,
        "the section \(identifier) is in the snapshot already; identifiers must differ"
      )
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  // MARK: - Applying

  /// The snapshot once it is shown: nothing is to be shown anew any more.
  var settled: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}

nonisolated extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
