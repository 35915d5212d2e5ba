/// Rows of a shadow grid as pixels of one level row see them, mixed across.
///
/// A grid is coarse, so that several rows of pixels lie between the same two rows of cells. Those are mixed across
/// once and kept; a row of pixels then only mixes down.
struct ShadowLines {
  /// The pixels that the lines are for.
  private var x = -1
  private var count = 0
  /// The upper row of cells.
  private var row = Int.min
  private var upper: UnsafeMutablePointer<UInt16>
  private var lower: UnsafeMutablePointer<UInt16>

  /// Room that two lines take, in cells.
  static let capacity = 2 * (TileSurface.stride + 16)

  /// Makes lines of which nothing is known yet.
  ///
  /// - Parameter room: Memory of their own.
  @inline(__always)
  init(_ room: UnsafeMutablePointer<UInt16>) {
    upper = room
    lower = room + Self.capacity / 2
  }

  /// Sees to it that the lines are those of two rows of cells.
  ///
  /// - Parameters:
  ///   - row: The upper row of cells.
  ///   - x: The first pixel.
  ///   - count: How many pixels are wanted.
  ///   - make: Mixes a row of cells across.
  @inline(__always)
  mutating func update(
    _ row: Int,
    _ x: Int,
    _ count: Int,
    _ make: (Int, UnsafeMutablePointer<UInt16>) -> Void
  ) {
    let isKnown = x == self.x && count <= self.count
    if isKnown, row == self.row { return }
    if isKnown, row == self.row &+ 1 {
      (upper, lower) = (lower, upper)
      make(row &+ 1, lower)
    } else if isKnown, row == self.row &- 1 {
      (upper, lower) = (lower, upper)
      make(row, upper)
    } else {
      make(row, upper)
      make(row &+ 1, lower)
    }
    self.x = x
    self.count = count
    self.row = row
  }

  /// Mixes down.
  ///
  /// - Parameters:
  ///   - part: The lower line's part, of 256.
  ///   - count: How many pixels are wanted; up to seven more are written.
  ///   - coverage: Where the bytes go.
  @inline(__always)
  func mixDown(_ part: Int, _ count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
    let down = TexelMixer.all(part)
    var index = 0
    while index < count {
      let top = UnsafeRawPointer(upper + index).loadUnaligned(as: SIMD8<UInt16>.self)
      let bottom = UnsafeRawPointer(lower + index).loadUnaligned(as: SIMD8<UInt16>.self)
      let bytes = ShadowMixer.bytes(
        ShadowMixer.byte(
          ShadowMixer.mix(Self.widen(top.lowHalf), Self.widen(bottom.lowHalf), down)
        ),
        ShadowMixer.byte(
          ShadowMixer.mix(Self.widen(top.highHalf), Self.widen(bottom.highHalf), down)
        )
      )
      UnsafeMutableRawPointer(coverage + index).storeBytes(of: bytes, as: UInt64.self)
      index &+= 8
    }
  }

  @inline(__always)
  private static func widen(_ cells: SIMD4<UInt16>) -> Words4 {
    Words4(truncatingIfNeeded: cells)
  }
}
