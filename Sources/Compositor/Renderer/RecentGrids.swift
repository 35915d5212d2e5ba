/// The grids that were found in this frame: sprites ask for the same few pictures over and over.
struct RecentGrids {
  private struct Entry {
    var base: UnsafePointer<UInt32>?
    var width = 0
    var height = 0
    var grid = TexelGrid.empty
  }

  private var entries = [Entry](repeating: Entry(), count: Self.count)
  private static let count = 64

  /// Forgets all, since addresses stand for pictures only as long as a list has them.
  mutating func removeAll() {
    for place in entries.indices { entries[place].base = nil }
  }

  @inline(__always)
  private static func place(of texture: Texture) -> Int {
    Int(bitPattern: texture.base) >> 6 & (count - 1)
  }

  /// The grid of a picture, if it was found before.
  @inline(__always)
  func grid(of texture: Texture) -> TexelGrid? {
    let place = Self.place(of: texture)
    guard entries[place].base == texture.base, entries[place].width == texture.width,
      entries[place].height == texture.height
    else { return nil }
    return entries[place].grid
  }

  mutating func add(_ grid: TexelGrid, of texture: Texture) {
    entries[Self.place(of: texture)] = Entry(
      base: texture.base,
      width: texture.width,
      height: texture.height,
      grid: grid
    )
  }
}
