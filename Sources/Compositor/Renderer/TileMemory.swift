/// The private memory of one thread: surfaces for nested groups, a line and a mask.
final class TileMemory: @unchecked Sendable {
  // Safe to send: only the one thread that draws with it touches it.
  private var surfaces: [UnsafeMutablePointer<UInt32>] = []
  /// Room for one row of a tile.
  let line: UnsafeMutablePointer<UInt32>
  /// Room for the coverage of a tile.
  let mask: UnsafeMutablePointer<UInt8>
  /// Room for the two quads that one item may need.
  let quads = (QuadCut.Room(), QuadCut.Room())

  init() {
    line = .allocate(capacity: TileSurface.stride + 16)
    line.initialize(repeating: 0, count: TileSurface.stride + 16)
    mask = .allocate(capacity: TileSurface.capacity)
    mask.initialize(repeating: 0, count: TileSurface.capacity)
  }

  deinit {
    for surface in surfaces { surface.deallocate() }
    line.deallocate()
    mask.deallocate()
    quads.0.deallocate()
    quads.1.deallocate()
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
