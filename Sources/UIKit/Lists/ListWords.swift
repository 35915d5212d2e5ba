/// What a list calls its parts in messages.
nonisolated struct ListWords {
  /// "row" or "item".
  var item: String
  /// "table view" or "collection view".
  var list: String

  static let table = ListWords(item: "row", list: "table view")
  static let collection = ListWords(item: "item", list: "collection view")
}
