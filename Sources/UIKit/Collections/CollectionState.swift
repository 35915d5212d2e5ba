import Foundation

/// What a collection knows and shows.
struct CollectionState {
  var counts: [Int] = []
  var isLoaded = false
  /// Whether views are being made or placed, which must not begin anew meanwhile.
  var isUpdating = false
  /// Everything that is shown.
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// What was said about what is shown.
  var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  var cellPool = ReusePool<UICollectionReusableView>()
  /// By kind.
  var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// In the order of selection.
  var selected: [IndexPath] = []
  var updateDepth = 0
  var changes = ListChanges()
  var completions: [(Bool) -> Void] = []
}
