/// Parts of a list that can be prepared one beside the other, since no group is open where they are cut.
struct ListParts {
  private(set) var ranges: [Range<Int>] = []
  /// How many quads, and how many paints, each part has at most.
  private(set) var rooms: [Int] = []

  /// Fewer items are not worth a part.
  private static let least = 256
  private static let most = 8

  /// Whether a list is worth being cut.
  static func areWorthwhile(_ count: Int) -> Bool { count >= 2 * least }

  init(_ items: UnsafeBufferPointer<DisplayList.Item>) {
    let size = max(Self.least, (items.count + Self.most - 1) / Self.most)
    // For each open group or mask whether it is a mask; a list that is not well-formed is cut less often.
    var open: [Bool] = []
    var (start, room) = (0, 0)
    for index in items.indices {
      if index - start >= size, open.isEmpty {
        ranges.append(start..<index)
        rooms.append(room)
        (start, room) = (index, 0)
      }
      switch items[index] {
      case .fill, .shadow, .backdrop:
        // A ring has two quads, and so has a shadow with a cover; halvings that are blended have two paints.
        room += 2
      case .beginGroup(let group):
        room += group.clips.count
        open.append(false)
      case .beginMask:
        open.append(true)
      case .endMask:
        if open.last == true { open.removeLast() }
      case .endGroup:
        _ = open.popLast()
      }
    }
    ranges.append(start..<items.count)
    rooms.append(room)
  }
}
