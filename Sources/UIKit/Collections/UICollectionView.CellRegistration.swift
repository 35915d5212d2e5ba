public import Foundation
import QuartzCore

extension UICollectionView {
  /// How the cells of a kind are made and filled: a class and what fills an instance from an item.
  ///
  /// A registration is made once and kept, not made anew for every cell.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell from an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = "\(Cell.self) \(UUID())"
    let handler: Handler

    /// Makes a registration.
    ///
    /// - Parameter handler: Fills a cell from an item.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How the headers or footers of a kind are made and filled.
  ///
  /// A registration is made once and kept, not made anew for every view.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view for a place.
    public typealias Handler = (
      _ supplementaryView: Supplementary,
      _ elementKind: String,
      _ indexPath: IndexPath
    ) -> Void

    let identifier = "\(Supplementary.self) \(UUID())"
    let elementKind: String
    let handler: Handler

    /// Makes a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of view.
    ///   - handler: Fills a view for a place.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell that a registration fills from an item.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The place of the cell.
  ///   - item: The item; for nil the cell is not filled.
  /// - Returns: The cell.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if state.cellPool.registeredClass(for: registration.identifier) == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier,
      for: indexPath
    )
    guard let cell = cell as? Cell else {
      preconditionFailure("the pool of \(registration.identifier) gave a \(type(of: cell))")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a header, a footer or the like that a registration fills.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The place of the view.
  /// - Returns: The view.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if state.supplementaryPools[kind]?.registeredClass(for: identifier) == nil {
      register(
        Supplementary.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    guard let view = view as? Supplementary else {
      preconditionFailure("the pool of \(identifier) gave a \(type(of: view))")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
