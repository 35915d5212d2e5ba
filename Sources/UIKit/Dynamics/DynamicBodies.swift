/// All bodies of an animator, in the order in which behaviours first acted on them.
struct DynamicBodies {
  var all: [DynamicBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Returns the place of an item's body, or nil.
  func index(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  /// Makes a body for an item that has none.
  mutating func add(_ item: any UIDynamicItem) {
    guard index(of: item) == nil else { return }
    indices[ObjectIdentifier(item)] = all.count
    all.append(DynamicBody(item: item))
  }

  mutating func removeAll() {
    all.removeAll()
    indices.removeAll()
  }
}
