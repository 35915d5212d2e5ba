import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Memory of large pictures that were let go, for the next ones.
///
/// The system takes memory of that size back at once, and gives it anew page by page, which takes longer than drawing
/// the picture. Only so much is kept; what was kept longest goes first.
struct PixelMemory {
  /// Where it begins.
  let start: UnsafeMutableRawPointer
  /// How many bytes there are.
  let size: Int
  /// Whether all of it is 0.
  let isClear: Bool

  /// Pictures of fewer bytes are left to the allocator, which keeps such memory itself.
  private static let least = 1 << 17
  private static let page = 1 << 14
  /// How many bytes are kept at most.
  private static let most = 1 << 26

  private struct Shelf {
    // Addresses, since pointers may not be handed between threads.
    var blocks: [(start: UInt, size: Int)] = []
    var size = 0
  }

  private static let shelf = Mutex(Shelf())

  /// Takes memory of at least a size, or gives nil when there is none.
  init?(_ size: Int) {
    guard size >= Self.least else {
      guard let start = calloc(1, size) else { return nil }
      (self.start, self.size, isClear) = (start, size, true)
      return
    }
    let size = (size + Self.page - 1) / Self.page * Self.page
    let kept = Self.shelf.withLock { shelf -> UInt? in
      guard let index = shelf.blocks.lastIndex(where: { $0.size == size }) else { return nil }
      shelf.size -= size
      return shelf.blocks.remove(at: index).start
    }
    self.size = size
    if let kept, let start = UnsafeMutableRawPointer(bitPattern: kept) {
      (self.start, isClear) = (start, false)
      return
    }
    guard let start = calloc(1, size) else { return nil }
    (self.start, isClear) = (start, true)
  }

  /// Lets the memory go; nobody may use it any more.
  func release() {
    guard size >= Self.least, size <= Self.most else {
      free(start)
      return
    }
    let (address, size) = (UInt(bitPattern: start), size)
    let dropped = Self.shelf.withLock { shelf -> [UInt] in
      shelf.blocks.append((address, size))
      shelf.size += size
      var dropped: [UInt] = []
      while shelf.size > Self.most {
        let oldest = shelf.blocks.removeFirst()
        shelf.size -= oldest.size
        dropped.append(oldest.start)
      }
      return dropped
    }
    for address in dropped { free(UnsafeMutableRawPointer(bitPattern: address)) }
  }
}
