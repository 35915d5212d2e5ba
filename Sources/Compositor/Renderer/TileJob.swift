#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Tiles of a frame, to be drawn by any number of threads.
struct TileJob: @unchecked Sendable {
  // Safe to send: tables are only read, and each tile writes pixels and a flag of its own.
  var tables: FrameTables
  /// Which tiles are drawn.
  var tiles: UnsafePointer<Int32>
  var count: Int
  var columns: Int
  /// The size of the whole picture.
  var width: Int
  var height: Int
  /// The part of the picture that is kept.
  var bounds: PixelBounds
  /// Where that part's first pixel goes.
  var target: UnsafeMutablePointer<UInt32>
  /// Pixels from one row of the target to the next.
  var stride: Int
  /// For each tile room for whether all that is kept of it is opaque; nil when nobody asks.
  var opaque: UnsafeMutablePointer<Bool>?

  /// Draws all tiles with one thread for each memory.
  func run(_ crew: Crew, _ memories: [TileMemory]) {
    let counter = WorkCounter(count)
    crew.perform(most: min(memories.count, count)) { thread in work(memories[thread], counter) }
  }

  private func work(_ memory: TileMemory, _ counter: WorkCounter) {
    var renderer = TileRenderer(tables, memory)
    while let place = counter.next() {
      let tile = Int(tiles[place])
      let x = tile % columns * TileSurface.width
      let y = tile / columns * TileSurface.height
      let surface = renderer.draw(
        tile,
        x: x,
        y: y,
        width: min(TileSurface.width, width - x),
        height: min(TileSurface.height, height - y)
      )
      let part = surface.part(bounds)
      copy(part)
      opaque?[place] = Self.isOpaque(part)
    }
  }

  private func copy(_ part: TileSurface) {
    let first = target + ((part.y - Int(bounds.minY)) * stride + part.x - Int(bounds.minX))
    for row in 0..<part.height { memcpy(first + row * stride, part.row(row), part.width * 4) }
  }

  private static func isOpaque(_ part: TileSurface) -> Bool {
    var all: UInt32 = 0xff00_0000
    for y in 0..<part.height {
      let row = part.row(y)
      for x in 0..<part.width { all &= row[x] }
    }
    return all == 0xff00_0000
  }
}
