package import CoreGraphics

/// Draws display lists into memory, tile by tile.
///
/// The pixels depend on nothing but the list: not on the number of threads, nor on what was drawn before.
/// A renderer is used by one thread at a time; it spreads tiles over threads itself.
package final class Renderer {
  /// What is drawn of a picture.
  package enum Damage: Hashable, Sendable {
    /// Every pixel.
    case everything
    /// Only tiles that differ from the picture drawn last; the target must still hold that picture.
    case changes
  }

  /// How many threads draw, at least 1.
  package var threads: Int { crew.threads }
  /// How many pixels the last picture wrote.
  package private(set) var pixelsTouched = 0

  private(set) var preparer = FramePreparer(cache: ResourceCache())
  private(set) var bins = TileBins()
  let backdrops = BackdropMemory()
  let crew: Crew
  let memories: [TileMemory]
  private(set) var dirty: [Int32] = []
  private var lastDigests: [UInt64] = []
  // Kept so that the addresses that digests stand for are not used again.
  private var lastList: DisplayList?
  private weak var lastTarget: PixelBuffer?

  /// Makes a renderer.
  ///
  /// - Parameter threads: How many threads draw, at least 1.
  package init(threads: Int) {
    crew = Crew(threads: threads)
    memories = (0..<crew.threads).map { _ in TileMemory() }
  }

  deinit { preparer.deallocate() }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: What to draw. Its size must not exceed the target's.
  ///   - target: Where the pixels go; its rows are written from the left, whatever lies beyond the list's size stays.
  ///   - damage: What is drawn of the picture.
  /// - Returns: The rectangles that were written.
  @discardableResult
  package func render(
    _ list: DisplayList,
    into target: PixelBuffer,
    damage: Damage = .everything
  ) -> [PixelBounds] {
    let width = min(list.width, target.width)
    let height = min(list.height, target.height)
    pixelsTouched = 0
    let isSameTarget = lastTarget === target
    if damage == .changes, isSameTarget, let lastList, Self.isSame(lastList, list) { return [] }
    preparer.cache.beginFrame()
    preparer.begin(width: width, height: height, wantsDigests: damage == .changes)
    preparer.add(list.items, crew)
    let passes = preparer.backdropPasses()
    bins.sort(preparer.commands, width: width, height: height)
    let digests =
      damage == .changes ? bins.addBackdrops(passes, preparer.commands, width, height) : []
    findDirty(damage == .changes && isSameTarget)
    drawBackdrops(passes, digests, width, height)
    lastDigests = damage == .changes ? bins.digests : []
    lastList = list
    lastTarget = target
    draw(into: target, width, height)
    return rectangles(width, height)
  }

  /// Whether two lists are the same memory.
  private static func isSame(_ left: DisplayList, _ right: DisplayList) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    guard left.items.count == right.items.count else { return false }
    return left.items.withUnsafeBufferPointer { first in
      right.items.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress }
    }
  }

  private func findDirty(_ comparesDigests: Bool) {
    dirty.removeAll(keepingCapacity: true)
    let isComparable = comparesDigests && lastDigests.count == bins.count
    for tile in 0..<bins.count where !isComparable || lastDigests[tile] != bins.digests[tile] {
      dirty.append(Int32(tile))
    }
  }

  // MARK: Drawing

  private func draw(into target: PixelBuffer, _ width: Int, _ height: Int) {
    guard !dirty.isEmpty else { return }
    withTables(preparer.commands, bins) { tables in
      dirty.withUnsafeBufferPointer { dirty in
        guard let first = dirty.baseAddress else { return }
        let job = TileJob(
          tables: tables,
          tiles: first,
          count: dirty.count,
          columns: bins.columns,
          width: width,
          height: height,
          bounds: PixelBounds(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height)),
          target: target.base,
          stride: target.stride
        )
        job.run(crew, memories)
      }
    }
  }

  func withTables(_ commands: [Command], _ bins: TileBins, _ body: (FrameTables) -> Void) {
    commands.withUnsafeBufferPointer { commands in
      preparer.quads.withUnsafeBufferPointer { quads in
        preparer.paths.withUnsafeBufferPointer { paths in
          preparer.paints.withUnsafeBufferPointer { paints in
            preparer.shadows.withUnsafeBufferPointer { shadows in
              preparer.clips.withUnsafeBufferPointer { clips in
                backdrops.paints.withUnsafeBufferPointer { backdrops in
                  bins.withPointers { offsets, items in
                    body(
                      FrameTables(
                        commands: commands.startOrNothing,
                        quads: quads.startOrNothing,
                        paths: paths.startOrNothing,
                        paints: paints.startOrNothing,
                        shadows: shadows.startOrNothing,
                        clips: clips.startOrNothing,
                        backdrops: backdrops.startOrNothing,
                        offsets: offsets,
                        items: items
                      )
                    )
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// The dirty tiles as rectangles, neighbours in a row joined.
  private func rectangles(_ width: Int, _ height: Int) -> [PixelBounds] {
    var result: [PixelBounds] = []
    for tile in dirty {
      let x = Int(tile) % bins.columns * TileSurface.width
      let y = Int(tile) / bins.columns * TileSurface.height
      let next = PixelBounds(
        minX: Int32(x),
        minY: Int32(y),
        maxX: Int32(min(width, x + TileSurface.width)),
        maxY: Int32(min(height, y + TileSurface.height))
      )
      pixelsTouched += Int(next.maxX - next.minX) * Int(next.maxY - next.minY)
      if let last = result.last, last.maxX == next.minX, last.minY == next.minY {
        result[result.count - 1].maxX = next.maxX
      } else {
        result.append(next)
      }
    }
    return result
  }
}

extension UnsafeBufferPointer {
  /// The first element's address; an address that is never read when there is none.
  fileprivate var startOrNothing: UnsafePointer<Element> {
    baseAddress ?? UnsafePointer(bitPattern: MemoryLayout<Element>.alignment) ?? Self.unreachable
  }

  private static var unreachable: UnsafePointer<Element> {
    preconditionFailure("an alignment is never 0")
  }
}
