public import Foundation
import QuartzCore

/// Supplies the rows of a table from snapshots, and shows what differs between two of them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The snapshots that the data source is given.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var isShown = false

  /// How rows come and go; default automatic.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes the data source of a table.
  ///
  /// - Parameters:
  ///   - tableView: The table, whose data source it becomes.
  ///   - cellProvider: Makes the cell of an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: - Snapshots

  /// Returns what is shown.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether rows come, go and move visibly.
  ///   - completion: Called when that is done, or nil.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let tableView, isShown else {
      applySnapshotUsingReloadData(snapshot, completion: completion)
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    let show = { [self] in
      update(tableView, by: difference, to: snapshot, completion: completion)
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Shows a snapshot anew from the ground up, without animation.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: Called when that is done, or nil.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    isShown = true
    tableView?.reloadData()
    if let completion { World.current.enqueue(completion) }
  }

  private func update(
    _ tableView: UITableView,
    by difference: SnapshotDifference,
    to snapshot: Snapshot,
    completion: (() -> Void)?
  ) {
    let (changes, animation) = (difference.changes, defaultRowAnimation)
    tableView.performBatchUpdates {
      self.current = snapshot.settled
      tableView.deleteSections(IndexSet(changes.deletedSections), with: animation)
      tableView.insertSections(IndexSet(changes.insertedSections), with: animation)
      for move in changes.movedSections { tableView.moveSection(move.from, toSection: move.to) }
      tableView.deleteRows(at: changes.deletedItems, with: animation)
      tableView.insertRows(at: changes.insertedItems, with: animation)
      for move in changes.movedItems { tableView.moveRow(at: move.from, to: move.to) }
    } completion: { _ in
      completion?()
    }
    if !difference.reloadedSections.isEmpty {
      tableView.reloadSections(IndexSet(difference.reloadedSections), with: animation)
    }
    let rows = difference.reloadedItems.filter { !difference.reloadedSections.contains($0.section) }
    if !rows.isEmpty { tableView.reloadRows(at: rows, with: animation) }
    if !difference.reconfiguredItems.isEmpty {
      tableView.reconfigureRows(at: difference.reconfiguredItems)
    }
  }

  // MARK: - Identifiers

  /// Returns the item at a path, or nil.
  ///
  /// - Parameter indexPath: The path.
  /// - Returns: The item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the path of an item, or nil.
  ///
  /// - Parameter itemIdentifier: The item.
  /// - Returns: The path.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the section at an index, or nil.
  ///
  /// - Parameter index: The index.
  /// - Returns: The section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Returns the index of a section, or nil.
  ///
  /// - Parameter sectionIdentifier: The section.
  /// - Returns: The index.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: - UITableViewDataSource

  /// Returns how many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns how many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  /// Returns the cell that was made for the item; an empty one is reported.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    if let cell { return cell }
    World.current.report(
      CompatibilityIssue(
        message: "the cell provider returned nil for an item of the snapshot",
        context: "UITableViewDiffableDataSource"
      )
    )
    return UITableViewCell()
  }

  /// Returns nil; a subclass may return a title.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil; a subclass may return a title.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns false; a subclass may let rows be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing; a subclass may take up what editing asks for.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns false; a subclass may let rows be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing; a subclass may take up a move.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
