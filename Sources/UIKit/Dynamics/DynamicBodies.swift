/// All bodies of an animator, in the order in which behaviours first acted on them.
struct DynamicBodies {
  var all: [DynamicBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Returns the place of an item's body, or nil.
  func index(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  /// Has a body for each of some items, and forgets all others.
  mutating func follow(_ items: [any UIDynamicItem]) {
    let acted = Set(items.map { ObjectIdentifier($0) })
    if all.contains(where: { !acted.contains(ObjectIdentifier($0.item)) }) {
      all.removeAll { !acted.contains(ObjectIdentifier($0.item)) }
      indices.removeAll()
      for (index, body) in all.enumerated() { indices[ObjectIdentifier(body.item)] = index }
    }
    for item in items { add(item) }
  }

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
