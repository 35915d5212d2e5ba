import Foundation

/// What one view of a collection stands for.
nonisolated struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }
}
