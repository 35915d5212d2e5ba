/// Which commands touch which tile.
struct TileBins {
  private(set) var columns = 0
  private(set) var rows = 0
  /// For each tile the place in `items` where its commands begin, and one more for the end.
  private(set) var offsets: [Int32] = []
  private(set) var items: [Int32] = []
  /// For each tile a digest of its commands.
  var digests: [UInt64] = []
  private var groups: [PixelBounds] = []
  private var next: [Int32] = []

  var count: Int { columns * rows }

  /// Sorts commands into tiles.
  ///
  /// - Parameters:
  ///   - commands: The commands, in order.
  ///   - width: The picture's width.
  ///   - height: The picture's height.
  ///   - order: The indices of the commands that count, ascending; nil for all.
  mutating func sort(_ commands: [Command], width: Int, height: Int, order: [Int32]? = nil) {
    columns = (width + TileSurface.width - 1) / TileSurface.width
    rows = (height + TileSurface.height - 1) / TileSurface.height
    offsets.removeAll(keepingCapacity: true)
    offsets.append(contentsOf: repeatElement(0, count: count + 1))
    digests.removeAll(keepingCapacity: true)
    digests.append(contentsOf: repeatElement(Digest().value, count: count))
    visit(commands, order) { tile, _, offsets, _ in offsets[tile] &+= 1 }
    var total: Int32 = 0
    for tile in 0...count {
      let number = offsets[tile]
      offsets[tile] = total
      total += number
    }
    items.removeAll(keepingCapacity: true)
    items.append(contentsOf: repeatElement(0, count: Int(total)))
    next = offsets
    var next = self.next
    var digests = self.digests
    var items = self.items
    next.withUnsafeMutableBufferPointer { next in
      items.withUnsafeMutableBufferPointer { items in
        digests.withUnsafeMutableBufferPointer { digests in
          visit(commands, order) { tile, index, _, command in
            items[Int(next[tile])] = index
            next[tile] &+= 1
            let kind = UInt64(command.kind.rawValue) &<< 56
            digests[tile] = Self.mix(digests[tile], command.digest ^ kind)
          }
        }
      }
    }
    self.digests = digests
    self.items = items
  }

  /// Lends the tables as raw memory.
  func withPointers(_ body: (UnsafePointer<Int32>, UnsafePointer<Int32>) -> Void) {
    offsets.withUnsafeBufferPointer { offsets in
      items.withUnsafeBufferPointer { items in
        guard let start = offsets.baseAddress else { return }
        body(start, items.baseAddress ?? start)
      }
    }
  }

  @inline(__always)
  static func mix(_ value: UInt64, _ other: UInt64) -> UInt64 {
    let product = (value ^ other) &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product &>> 29)
  }

  /// Calls a body for each tile that each command touches; items of a group stay within the group.
  @inline(__always)
  mutating func visit(
    _ commands: [Command],
    _ order: [Int32]?,
    _ body: (Int, Int32, UnsafeMutableBufferPointer<Int32>, Command) -> Void
  ) {
    groups.removeAll(keepingCapacity: true)
    let columns = self.columns
    var groups = self.groups
    offsets.withUnsafeMutableBufferPointer { offsets in
      for place in 0..<(order?.count ?? commands.count) {
        let index = order.map { Int($0[place]) } ?? place
        let command = commands[index]
        var bounds = command.bounds
        switch command.kind {
        case .beginGroup:
          if let group = groups.last { bounds = bounds.intersection(group) }
          groups.append(bounds)
        case .beginMask, .endMask: bounds = groups.last ?? bounds
        case .endGroup: bounds = groups.popLast() ?? bounds
        default: if let group = groups.last { bounds = bounds.intersection(group) }
        }
        guard !bounds.isEmpty else { continue }
        let firstColumn = Int(bounds.minX) / TileSurface.width
        let lastColumn = (Int(bounds.maxX) - 1) / TileSurface.width
        let firstRow = Int(bounds.minY) / TileSurface.height
        let lastRow = (Int(bounds.maxY) - 1) / TileSurface.height
        for row in firstRow...lastRow {
          for column in firstColumn...lastColumn {
            body(row &* columns &+ column, Int32(truncatingIfNeeded: index), offsets, command)
          }
        }
      }
    }
    self.groups = groups
  }
}
