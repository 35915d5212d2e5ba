import CoreGraphics

/// Lengths one after the other, of which any may change and any place may be asked for.
///
/// A binary indexed tree (Fenwick, "A new data structure for cumulative frequency tables"): setting a length,
/// finding where one begins and finding what lies at a place take time that grows as the logarithm of the count.
nonisolated struct HeightIndex: Equatable {
  private var heights: [CGFloat]
  /// The node of index `i`, counted from 1, holds the sum of the `i & -i` lengths that end there.
  private var tree: [CGFloat]

  init(_ heights: [CGFloat] = []) {
    self.heights = heights
    tree = [0] + heights
    for index in tree.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  var count: Int { heights.count }

  /// The sum of all lengths.
  var total: CGFloat { offset(of: count) }

  subscript(index: Int) -> CGFloat {
    get { heights[index] }
    set {
      let change = newValue - heights[index]
      guard change != 0 else { return }
      heights[index] = newValue
      var node = index + 1
      while node < tree.count {
        tree[node] += change
        node += node & -node
      }
    }
  }

  /// Returns the sum of the lengths before one.
  func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    return sum
  }

  /// Returns which length lies at a place: the last that begins there or before, or nil when there is none.
  ///
  /// Places before the first and after the last lie at these.
  func index(at place: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var node = 0
    var left = place
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = node + step
      if next < tree.count, tree[next] <= left {
        node = next
        left -= tree[next]
      }
      step /= 2
    }
    return min(node, count - 1)
  }
}
