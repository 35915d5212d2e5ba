import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The tiles of a picture that a backdrop looks at, to be drawn by any number of threads.
struct BackdropSourceJob: @unchecked Sendable {
  // Safe to send: tables are only read, and each tile writes pixels and a flag of its own.
  var tables: FrameTables
  var tiles: [Int32]
  var columns: Int
  /// The size of the whole picture.
  var width: Int
  var height: Int
  /// The part that is wanted.
  var bounds: PixelBounds
  /// Where the part goes, row after row without a gap.
  var target: UnsafeMutablePointer<UInt32>
  /// For each tile whether all of it is opaque.
  var opaque: UnsafeMutablePointer<Bool>

  private final class Counter: Sendable {
    let next = Atomic<Int>(0)
  }

  /// Draws all tiles with one thread for each memory.
  func run(_ memories: [TileMemory]) {
    let counter = Counter()
    guard memories.count > 1, tiles.count > 1 else {
      work(memories[0], counter)
      return
    }
    DispatchQueue.concurrentPerform(iterations: min(memories.count, tiles.count)) { thread in
      work(memories[thread], counter)
    }
  }

  private func work(_ memory: TileMemory, _ counter: Counter) {
    var renderer = TileRenderer(tables, memory)
    while true {
      let place = counter.next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard place < tiles.count else { return }
      let tile = Int(tiles[place])
      let x = tile % columns * TileSurface.width
      let y = tile / columns * TileSurface.height
      let whole = renderer.draw(
        tile,
        x: x,
        y: y,
        width: min(TileSurface.width, width - x),
        height: min(TileSurface.height, height - y)
      )
      opaque[place] = copy(whole.part(bounds))
    }
  }

  /// Copies a part of a tile; gives whether it is opaque.
  private func copy(_ part: TileSurface) -> Bool {
    let stride = Int(bounds.maxX - bounds.minX)
    let offset = (part.y - Int(bounds.minY)) * stride + part.x - Int(bounds.minX)
    var all: UInt32 = 0xff00_0000
    for y in 0..<part.height {
      let row = part.row(y)
      memcpy(target + (offset + y * stride), row, part.width * 4)
      for x in 0..<part.width { all &= row[x] }
    }
    return all == 0xff00_0000
  }
}
