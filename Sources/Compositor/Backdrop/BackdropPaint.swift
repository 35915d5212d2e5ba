/// A blurred picture as workers see it: cells that quadratic B-splines enlarge to pixels.
struct BackdropPaint {
  /// The first word of the even plane: blue and red of each cell, or finished pixels.
  var even: UnsafePointer<UInt32>
  /// The first word of the odd plane: green and alpha.
  var odd: UnsafePointer<UInt32>
  /// Where it lies, in cells of the whole picture.
  var minX: Int
  var minY: Int
  /// Cells from one row to the next.
  var stride: Int
  /// A cell is this power of two pixels wide; at 0 the even plane holds finished pixels.
  var shift: Int
  /// Whether all of the picture is opaque.
  var isOpaque: Bool
  /// The least that colours can be, with six bits of fraction: blue and red, green and alpha.
  var least: (UInt32, UInt32)
  /// How much less than their alpha colours must be.
  var below: (UInt32, UInt32)

  private typealias Lanes = SIMD16<Int16>

  /// Numbers of room that a tile's row needs.
  static let room = 2 * plane
  /// For each plane: the row's cells, and three numbers that pixels are computed from.
  private static let plane = 4 * part
  private static let part = 2 * (TileSurface.width / 2 + 24)

  init(_ store: CellStore, shift: Int, isOpaque: Bool, color: BackdropColor) {
    even = UnsafePointer(store.row(0))
    odd = even + store.plane
    minX = Int(store.bounds.minX)
    minY = Int(store.bounds.minY)
    stride = store.width
    self.shift = shift
    self.isOpaque = isOpaque
    least = Self.pair(color.least)
    below = Self.pair(color.below)
  }

  private static func pair(_ color: SIMD4<Float>) -> (UInt32, UInt32) {
    let whole = (0..<4).map { UInt32(min(max(color[$0], 0), 255) * 64 + 0.5) }
    return (whole[0] | whole[2] << 16, whole[1] | whole[3] << 16)
  }

  /// Gives pixels of a row.
  ///
  /// - Parameters:
  ///   - y: The row of the picture.
  ///   - x: The first column of the picture.
  ///   - end: The column after the last, at most a tile's width farther.
  ///   - buffer: Room for a row of a tile and sixteen pixels more.
  ///   - room: Room for numbers.
  /// - Returns: The first pixel; seven pixels beyond the last may be read.
  @inline(__always)
  func fetch(
    _ y: Int,
    _ x: Int,
    _ end: Int,
    _ buffer: UnsafeMutablePointer<UInt32>,
    _ room: UnsafeMutablePointer<Int16>
  ) -> UnsafePointer<UInt32> {
    guard shift > 0 else {
      return even + ((y &- minY) &* stride &+ x &- minX)
    }
    let from = x &>> shift
    let count = ((end &- 1) &>> shift) &- from &+ 1
    for plane in 0..<2 {
      let part = room + plane &* Self.plane
      down(plane == 0 ? even : odd, y, from &- 1, count &+ 2, part)
      across(count, part)
    }
    let start = x & ~7
    var column = start
    while column < end {
      enlarge(column, from, room, buffer + (column &- start))
      column &+= 8
    }
    return UnsafePointer(buffer + (x &- start))
  }

  // MARK: Splines

  /// Twice the way from a cell's middle to a pixel's, in pixels.
  @inline(__always)
  private func way(_ place: Int) -> Int {
    let size = 1 &<< shift
    return 2 &* (place & (size &- 1)) &+ 1 &- size
  }

  /// That way in cells, squared, times 256.
  @inline(__always)
  private func square(_ way: Int) -> Int {
    let twice = 2 &* shift
    return (way &* way &* 64 &+ (1 &<< (twice &- 1))) &>> twice
  }

  @inline(__always)
  private static func load(_ place: UnsafePointer<Int16>) -> Lanes {
    UnsafeRawPointer(place).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func store(_ lanes: Lanes, _ place: UnsafeMutablePointer<Int16>) {
    UnsafeMutableRawPointer(place).storeBytes(of: lanes, as: Lanes.self)
  }

  /// The spline's value at the middle, its slope for half a pixel, and its bend.
  @inline(__always)
  private func spline(_ left: Lanes, _ middle: Lanes, _ right: Lanes) -> (Lanes, Lanes, Lanes) {
    let run = right &- left
    let bend = left &+ right &- middle &- middle
    let half = Lanes(repeating: Int16(truncatingIfNeeded: 1 &<< (shift &+ 1)))
    let by = Lanes(repeating: Int16(truncatingIfNeeded: shift &+ 2))
    let eighth: Lanes = (bend &+ Lanes(repeating: 4)) &>> Lanes(repeating: 3)
    let slope: Lanes = (run &+ half) &>> by
    let part: Lanes = (bend &+ Lanes(repeating: 8)) &>> Lanes(repeating: 4)
    return (middle &+ eighth, slope, part)
  }

  @inline(__always)
  private static func value(
    _ middle: Lanes,
    _ slope: Lanes,
    _ bend: Lanes,
    _ way: Lanes,
    _ square: Lanes
  ) -> Lanes {
    let curve: Lanes = bend &* square &+ Lanes(repeating: 16)
    let line: Lanes = middle &+ slope &* way
    return line &+ (curve &>> Lanes(repeating: 5))
  }

  /// Cells of one row of pixels.
  @inline(__always)
  private func down(
    _ plane: UnsafePointer<UInt32>,
    _ y: Int,
    _ from: Int,
    _ count: Int,
    _ room: UnsafeMutablePointer<Int16>
  ) {
    let step = way(y)
    let way = Lanes(repeating: Int16(truncatingIfNeeded: step))
    let square = Lanes(repeating: Int16(truncatingIfNeeded: square(step)))
    let row = plane + (((y &>> shift) &- minY) &* stride &+ from &- minX)
    let middle = UnsafeRawPointer(row).assumingMemoryBound(to: Int16.self)
    var lane = 0
    while lane < 2 &* count {
      let parts = spline(
        Self.load(middle + (lane &- 2 &* stride)),
        Self.load(middle + lane),
        Self.load(middle + (lane &+ 2 &* stride))
      )
      Self.store(Self.value(parts.0, parts.1, parts.2, way, square), room + lane)
      lane &+= 16
    }
  }

  /// What the pixels of each cell of a row are computed from.
  @inline(__always)
  private func across(_ count: Int, _ room: UnsafeMutablePointer<Int16>) {
    var lane = 0
    while lane < 2 &* count {
      let parts = spline(
        Self.load(room + lane),
        Self.load(room + (lane &+ 2)),
        Self.load(room + (lane &+ 4))
      )
      Self.store(parts.0, room + (Self.part &+ lane))
      Self.store(parts.1, room + (2 &* Self.part &+ lane))
      Self.store(parts.2, room + (3 &* Self.part &+ lane))
      lane &+= 16
    }
  }

  // MARK: Pixels

  /// Makes eight pixels.
  @inline(__always)
  private func enlarge(
    _ x: Int,
    _ from: Int,
    _ room: UnsafePointer<Int16>,
    _ buffer: UnsafeMutablePointer<UInt32>
  ) {
    let ramp = Lanes(0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14)
    var way = ramp &+ Lanes(repeating: Int16(truncatingIfNeeded: self.way(x)))
    if shift == 1 {
      way = Lanes(-1, -1, 1, 1, -1, -1, 1, 1, -1, -1, 1, 1, -1, -1, 1, 1)
    } else if shift == 2 {
      way = Lanes(-3, -3, -1, -1, 1, 1, 3, 3, -3, -3, -1, -1, 1, 1, 3, 3)
    }
    let whole = unsafeBitCast(way &* way, to: Lanes16.self)
    let by = UInt16(truncatingIfNeeded: 2 &* shift)
    let half = Lanes16(repeating: 1 &<< (by &- 1))
    let scaled: Lanes16 = whole &* Lanes16(repeating: 64) &+ half
    let square = unsafeBitCast(scaled &>> Lanes16(repeating: by), to: Lanes.self)
    let cell = (x &>> shift) &- from
    var even = value(cell, room, way, square)
    var odd = value(cell, room + Self.plane, way, square)
    let opaque: Int16 = 255 * 64
    var most = Lanes(repeating: opaque)
    if !isOpaque {
      let alpha = unsafeBitCast(Self.limit(odd, Lanes(repeating: 0), most), to: Pixels8.self)
      let low: Pixels8 = alpha &>> Pixels8(repeating: 16)
      let both: Pixels8 = low | (alpha & Pixels8(repeating: 0xffff_0000))
      most = unsafeBitCast(both, to: Lanes.self)
    }
    even = Self.limit(even, Self.spread(least.0), most &- Self.spread(below.0))
    odd = Self.limit(odd, Self.spread(least.1), most &- Self.spread(below.1))
    let round = Lanes(repeating: 32)
    let six = Lanes(repeating: 6)
    let low = unsafeBitCast((even &+ round) &>> six, to: Pixels8.self)
    let high = unsafeBitCast((odd &+ round) &>> six, to: Pixels8.self)
    var pixels = low | (high &<< Pixels8(repeating: 8))
    if isOpaque { pixels |= Pixels8(repeating: 0xff00_0000) }
    Blend.store(pixels, buffer)
  }

  @inline(__always)
  private func value(
    _ cell: Int,
    _ room: UnsafePointer<Int16>,
    _ way: Lanes,
    _ square: Lanes
  ) -> Lanes {
    Self.value(
      spread(cell, room + Self.part),
      spread(cell, room + 2 &* Self.part),
      spread(cell, room + 3 &* Self.part),
      way,
      square
    )
  }

  /// The numbers of the cells that eight pixels lie in.
  @inline(__always)
  private func spread(_ cell: Int, _ numbers: UnsafePointer<Int16>) -> Lanes {
    let words = UnsafeRawPointer(numbers).assumingMemoryBound(to: UInt32.self)
    // The block of eight may begin before the first cell that is wanted.
    let at = { (offset: Int) -> UInt32 in words[max(cell &+ offset, 0)] }
    if shift > 2 { return Self.spread(at(0)) }
    if shift == 2 {
      return unsafeBitCast(
        Pixels8(lowHalf: SIMD4(repeating: at(0)), highHalf: SIMD4(repeating: at(1))),
        to: Lanes.self
      )
    }
    let (a, b, c, d) = (at(0), at(1), at(2), at(3))
    return unsafeBitCast(Pixels8(a, a, b, b, c, c, d, d), to: Lanes.self)
  }

  @inline(__always)
  private static func spread(_ word: UInt32) -> Lanes {
    unsafeBitCast(Pixels8(repeating: word), to: Lanes.self)
  }

  @inline(__always)
  private static func limit(_ lanes: Lanes, _ least: Lanes, _ most: Lanes) -> Lanes {
    let high = lanes.replacing(with: most, where: lanes .> most)
    return high.replacing(with: least, where: high .< least)
  }
}
