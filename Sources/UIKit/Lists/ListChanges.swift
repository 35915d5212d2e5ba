import Foundation

/// The insertions, deletions, reloads and moves of one batch.
///
/// What is deleted, reloaded or moved away is named as it was before the batch; what is inserted or moved in is
/// named as it is afterwards.
nonisolated struct ListChanges {
  /// A path that goes elsewhere.
  struct ItemMove: Hashable {
    var from: IndexPath
    var to: IndexPath
  }

  /// A section that goes elsewhere.
  struct SectionMove: Hashable {
    var from: Int
    var to: Int
  }

  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [SectionMove] = []
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [ItemMove] = []

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && insertedItems.isEmpty && deletedItems.isEmpty
      && reloadedItems.isEmpty && movedItems.isEmpty
  }
}
