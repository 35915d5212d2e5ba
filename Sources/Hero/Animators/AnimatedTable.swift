/// Something for each of a few animated values, in the order in which they are started.
///
/// A stand-in has two to six of them, and hundreds of stand-ins are looked at again and again when a
/// transition begins: a short list is found through faster than a dictionary.
nonisolated struct AnimatedTable<Element> {
  private var entries: [(key: AnimatedKey, element: Element)] = []

  /// The keys, in order.
  var keys: [AnimatedKey] { entries.map(\.key) }

  /// What belongs to a key, or nil.
  subscript(key: AnimatedKey) -> Element? {
    get { entries.first { $0.key == key }?.element }
    set {
      let place = entries.firstIndex { $0.key.rawValue >= key.rawValue } ?? entries.count
      let isKnown = place < entries.count && entries[place].key == key
      switch (newValue, isKnown) {
      case (let element?, true): entries[place].element = element
      case (let element?, false): entries.insert((key, element), at: place)
      case (nil, true): entries.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// Returns a table with something else for each key.
  ///
  /// - Parameter transform: Makes it.
  /// - Returns: The table.
  func mapValues<Other>(_ transform: (Element) -> Other) -> AnimatedTable<Other> {
    var table = AnimatedTable<Other>()
    table.entries = entries.map { ($0.key, transform($0.element)) }
    return table
  }
}

nonisolated extension AnimatedTable: Sequence {
  func makeIterator() -> IndexingIterator<[(key: AnimatedKey, element: Element)]> {
    entries.makeIterator()
  }
}
