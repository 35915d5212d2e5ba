/// The memory behind a placed outline.
final class PathTable {
  let geometry: PathGeometry
  private let edges: UnsafeMutablePointer<PathEdge>
  private let offsets: UnsafeMutablePointer<Int32>
  private let items: UnsafeMutablePointer<Int32>

  /// Places an outline, or gives nil when nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - transform: From its coordinates to device pixels.
  ///   - clip: The pixels that exist.
  init?(_ outline: Outline, transform: Homography, within clip: PixelBounds) {
    guard !clip.isEmpty else { return nil }
    let flat = PathFlattener(outline, transform: transform, within: clip)
    guard let bounds = flat.bounds?.intersection(clip), !bounds.isEmpty, !flat.edges.isEmpty else {
      return nil
    }
    let firstBand = Int(bounds.minY) / TileSurface.height
    let bandCount = (Int(bounds.maxY) - 1) / TileSurface.height - firstBand + 1
    let bands = Self.sort(flat.edges, firstBand, bandCount)
    edges = Self.memory(flat.edges)
    offsets = Self.memory(bands.offsets)
    items = Self.memory(bands.items)
    geometry = PathGeometry(
      bounds: bounds,
      isEvenOdd: outline.isEvenOdd,
      edges: UnsafePointer(edges),
      offsets: UnsafePointer(offsets),
      items: UnsafePointer(items),
      firstBand: firstBand,
      bandCount: bandCount
    )
  }

  /// Sorts edges into bands of a tile's height.
  private static func sort(
    _ edges: [PathEdge],
    _ firstBand: Int,
    _ bandCount: Int
  ) -> (offsets: [Int32], items: [Int32]) {
    let bands = { (edge: PathEdge) -> ClosedRange<Int> in
      let height = TileSurface.height
      let first = min(max(Int(edge.y0) / height - firstBand, 0), bandCount - 1)
      return first...min(max(Int(edge.y1) / height - firstBand, first), bandCount - 1)
    }
    var offsets = [Int32](repeating: 0, count: bandCount + 1)
    for edge in edges {
      for band in bands(edge) { offsets[band] += 1 }
    }
    var total: Int32 = 0
    for band in 0...bandCount {
      let count = offsets[band]
      offsets[band] = total
      total += count
    }
    var next = offsets
    var items = [Int32](repeating: 0, count: Int(total))
    for (index, edge) in edges.enumerated() {
      for band in bands(edge) {
        items[Int(next[band])] = Int32(index)
        next[band] += 1
      }
    }
    return (offsets, items)
  }

  private static func memory<Element>(_ values: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, values.count))
    values.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      memory.initialize(from: start, count: buffer.count)
    }
    return memory
  }

  deinit {
    edges.deallocate()
    offsets.deallocate()
    items.deallocate()
  }
}
