/// The private memory of one thread: surfaces for nested groups, a line and a mask.
final class TileMemory: @unchecked Sendable {
  // Safe to send: only the one thread that draws with it touches it.
  private var surfaces: [UnsafeMutablePointer<UInt32>] = []
  /// Room for two rows of a tile, and after each of them for what a paint needs to make it.
  let line: UnsafeMutablePointer<UInt32>
  /// Room for the coverage of a tile.
  let mask: UnsafeMutablePointer<UInt8>
  /// Room for a shadow's rows.
  let shadow: ShadowRoom
  /// Room for the two quads that one item may need.
  let quads = (QuadCut.Room(), QuadCut.Room())
  /// Room for what a row of a backdrop is computed from.
  let cells: UnsafeMutablePointer<Int16>

  /// Room for one row of a tile and what a paint needs to make it, in pixels.
  static let lineCapacity = TileSurface.stride + 16 + TexelRow.capacity

  init() {
    cells = .allocate(capacity: BackdropPaint.room)
    cells.initialize(repeating: 0, count: BackdropPaint.room)
    line = .allocate(capacity: 2 * Self.lineCapacity)
    line.initialize(repeating: 0, count: 2 * Self.lineCapacity)
    mask = .allocate(capacity: TileSurface.capacity)
    mask.initialize(repeating: 0, count: TileSurface.capacity)
    shadow = ShadowRoom(coverage: mask, lines: .allocate(capacity: 2 * ShadowLines.capacity))
    shadow.lines.initialize(repeating: 0, count: 2 * ShadowLines.capacity)
  }

  deinit {
    for surface in surfaces { surface.deallocate() }
    line.deallocate()
    mask.deallocate()
    shadow.lines.deallocate()
    quads.0.deallocate()
    quads.1.deallocate()
    cells.deallocate()
  }

  /// The surface of a depth of nesting.
  func surface(_ level: Int) -> UnsafeMutablePointer<UInt32> {
    while surfaces.count <= level {
      let surface = UnsafeMutablePointer<UInt32>.allocate(capacity: TileSurface.capacity)
      surface.initialize(repeating: 0, count: TileSurface.capacity)
      surfaces.append(surface)
    }
    return surfaces[level]
  }
}
