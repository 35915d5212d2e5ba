/// A picture and its halves, made when first asked for by averaging two by two texels.
final class MipChain {
  // Keeps the texture's memory alive, so that its address stays its name.
  private let texture: Texture
  private var levels: [PixelStore] = []

  init(_ texture: Texture) {
    self.texture = texture
  }

  /// A level that is at least two texels wide and high.
  ///
  /// - Parameter wanted: How often to halve, at least 1.
  /// - Returns: The texels, and how often they were halved.
  func level(_ wanted: Int) -> (grid: TexelGrid, level: Int) {
    while levels.count < wanted {
      let from = levels.last?.grid ?? texture.grid
      guard from.width > 3, from.height > 3 else { break }
      levels.append(Self.half(from))
    }
    guard let last = levels.prefix(wanted).last else { return (texture.grid, 0) }
    return (last.grid, min(wanted, levels.count))
  }

  private static func half(_ from: TexelGrid) -> PixelStore {
    let store = PixelStore(width: (from.width + 1) / 2, height: (from.height + 1) / 2)
    for y in 0..<store.height {
      let upper = from.base + 2 * y * from.stride
      let lower = 2 * y + 1 < from.height ? upper + from.stride : upper
      let row = store.base + y * store.width
      for x in 0..<store.width {
        let left = 2 * x
        let right = min(left + 1, from.width - 1)
        row[x] = average(upper[left], upper[right], lower[left], lower[right])
      }
    }
    return store
  }

  @inline(__always)
  private static func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let odd =
      ((a &>> 8) & mask) &+ ((b &>> 8) & mask) &+ ((c &>> 8) & mask) &+ ((d &>> 8) & mask)
      &+ 0x0002_0002
    return ((even &>> 2) & mask) | (((odd &>> 2) & mask) &<< 8)
  }
}

extension Texture {
  /// The texels as workers see them.
  var grid: TexelGrid {
    TexelGrid(base: base, stride: stride, width: width, height: height)
  }
}
