import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A frame's dirty tiles, to be drawn by any number of threads.
struct TileJob: @unchecked Sendable {
  // Safe to send: tables are only read, and each tile writes pixels of its own.
  var tables: FrameTables
  var dirty: UnsafePointer<Int32>
  var count: Int
  var columns: Int
  var width: Int
  var height: Int
  var target: UnsafeMutablePointer<UInt32>
  var stride: Int

  /// Hands out tiles.
  private final class Counter: Sendable {
    let next = Atomic<Int>(0)
  }

  /// Draws all tiles with one thread for each memory.
  func run(_ memories: [TileMemory]) {
    let counter = Counter()
    guard memories.count > 1, count > 1 else {
      work(memories[0], counter)
      return
    }
    DispatchQueue.concurrentPerform(iterations: min(memories.count, count)) { thread in
      work(memories[thread], counter)
    }
  }

  private func work(_ memory: TileMemory, _ counter: Counter) {
    var renderer = TileRenderer(tables, memory)
    while true {
      let place = counter.next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard place < count else { return }
      let tile = Int(dirty[place])
      let x = tile % columns * TileSurface.width
      let y = tile / columns * TileSurface.height
      let surface = renderer.draw(
        tile,
        x: x,
        y: y,
        width: min(TileSurface.width, width - x),
        height: min(TileSurface.height, height - y)
      )
      for row in 0..<surface.height {
        memcpy(target + ((y + row) * stride + x), surface.row(row), surface.width * 4)
      }
    }
  }
}
