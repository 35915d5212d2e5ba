public import Foundation
import QuartzCore

/// Supplies the items of a collection from snapshots, and shows what differs between two of them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header, a footer or the like.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView,
    _ elementKind: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// The snapshots that the data source is given.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var isShown = false

  /// Makes headers, footers and the like, or nil where the layout wants none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes the data source of a collection.
  ///
  /// - Parameters:
  ///   - collectionView: The collection, whose data source it becomes.
  ///   - cellProvider: Makes the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// Returns what is shown.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether items come, go and move visibly.
  ///   - completion: Called when that is done, or nil.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let collectionView, isShown else {
      applySnapshotUsingReloadData(snapshot, completion: completion)
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot)
    let show = { [self] in
      update(collectionView, by: difference, to: snapshot, completion: completion)
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
    collectionView?.reloadData()
    if let completion { World.current.enqueue(completion) }
  }

  private func update(
    _ collectionView: UICollectionView,
    by difference: SnapshotDifference,
    to snapshot: Snapshot,
    completion: (() -> Void)?
  ) {
    let changes = difference.changes
    collectionView.performBatchUpdates {
      self.current = snapshot.settled
      collectionView.deleteSections(IndexSet(changes.deletedSections))
      collectionView.insertSections(IndexSet(changes.insertedSections))
      for move in changes.movedSections {
        collectionView.moveSection(move.from, toSection: move.to)
      }
      collectionView.deleteItems(at: changes.deletedItems)
      collectionView.insertItems(at: changes.insertedItems)
      for move in changes.movedItems { collectionView.moveItem(at: move.from, to: move.to) }
    } completion: { _ in
      completion?()
    }
    if !difference.reloadedSections.isEmpty {
      collectionView.reloadSections(IndexSet(difference.reloadedSections))
    }
    let items = (difference.reloadedItems + difference.reconfiguredItems)
      .filter { !difference.reloadedSections.contains($0.section) }
    if !items.isEmpty { collectionView.reloadItems(at: items) }
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

  // MARK: - UICollectionViewDataSource

  /// Returns how many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns how many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  /// Returns the cell that was made for the item; an empty one is reported.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    return cell ?? missing("cell", UICollectionViewCell())
  }

  /// Returns the view that was made; an empty one is reported.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? missing("supplementary view", UICollectionReusableView())
  }

  private func missing<View: UICollectionReusableView>(_ what: String, _ stopgap: View) -> View {
    World.current.report(
      CompatibilityIssue(
        message: "the \(what) provider returned nil for what the collection shows",
        context: "UICollectionViewDiffableDataSource"
      )
    )
    return stopgap
  }
}
