public import QuartzCore

/// One change of a batch, as a layout hears of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What a change does.
  nonisolated public enum Action: Int, Sendable {
    /// It inserts.
    case insert = 0
    /// It deletes.
    case delete = 1
    /// It asks anew.
    case reload = 2
    /// It moves.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// The path before the batch, or nil; a whole section has the item `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The path after the batch, or nil; a whole section has the item `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// What the change does.
  public let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }

  /// Returns the changes of a batch.
  static func items(of changes: ListChanges) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    typealias Item = UICollectionViewUpdateItem
    var items: [UICollectionViewUpdateItem] = []
    items += changes.deletedSections.map { Item(before: section($0), after: nil, action: .delete) }
    items += changes.insertedSections.map { Item(before: nil, after: section($0), action: .insert) }
    items += changes.reloadedSections.map {
      Item(before: section($0), after: section($0), action: .reload)
    }
    items += changes.movedSections.map {
      Item(before: section($0.from), after: section($0.to), action: .move)
    }
    items += changes.deletedItems.map { Item(before: $0, after: nil, action: .delete) }
    items += changes.insertedItems.map { Item(before: nil, after: $0, action: .insert) }
    items += changes.reloadedItems.map { Item(before: $0, after: $0, action: .reload) }
    items += changes.movedItems.map { Item(before: $0.from, after: $0.to, action: .move) }
    return items
  }
}
