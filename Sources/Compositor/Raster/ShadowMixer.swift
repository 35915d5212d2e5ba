/// Mixes cells of a shadow grid around four positions at a time.
///
/// Coordinates, places and weights of the four stand side by side in registers; only the loads, each of two
/// neighbouring cells, are done one by one. Across comes first, then down.
struct ShadowMixer {
  private let values: UnsafePointer<UInt16>
  private let width: Words4
  private let below: Int
  private let farU: Words4
  private let farV: Words4
  private let lastX: Words4
  private let lastY: Words4
  /// All bits when the grid is folded.
  private let folds: Words4
  private let centerU: Words4
  private let centerV: Words4

  /// Coordinates around the sampler's grid.
  @inline(__always)
  init(_ sampler: UnsafePointer<ShadowSampler>, _ center: (Int, Int)) {
    values = sampler.pointee.values
    below = sampler.pointee.width
    width = TexelMixer.all(sampler.pointee.width)
    farU = TexelMixer.all((sampler.pointee.width &- 1) &<< 16)
    farV = TexelMixer.all((sampler.pointee.height &- 1) &<< 16)
    lastX = TexelMixer.all(sampler.pointee.width &- 2)
    lastY = TexelMixer.all(sampler.pointee.height &- 2)
    let isFolded = sampler.pointee.isFolded
    folds = TexelMixer.all(isFolded ? -1 : 0)
    centerU = TexelMixer.all(isFolded ? center.0 : 0)
    centerV = TexelMixer.all(isFolded ? center.1 : 0)
  }

  /// The coordinate folded at the centre: the centre less the distance to it.
  @inline(__always)
  private func fold(_ value: Words4, _ center: Words4) -> Words4 {
    let flips = ~(value &>> Words4(repeating: 31)) & folds
    return center &+ (value ^ flips) &- flips
  }

  /// The cell to the left of a coordinate, and the part of its right neighbour, of 256.
  @inline(__always)
  private static func place(
    _ value: Words4,
    _ far: Words4,
    _ last: Words4
  ) -> (cell: Words4, part: Words4) {
    let zero = Words4(repeating: 0)
    let sixteen = Words4(repeating: 16)
    let near = TexelMixer.least(value.replacing(with: zero, where: value .< zero), far)
    let cell = TexelMixer.least(near &>> sixteen, last)
    return (cell, (near &- (cell &<< sixteen)) &>> Words4(repeating: 8))
  }

  /// Eight coverages, the first one in the lowest byte.
  @inline(__always)
  func eight(_ u: Int, _ v: Int, _ du: Int, _ dv: Int) -> UInt64 {
    let us = TexelMixer.four(from: u, step: du)
    let vs = TexelMixer.four(from: v, step: dv)
    let first = four(us, vs)
    let second = four(us &+ TexelMixer.all(du &* 4), vs &+ TexelMixer.all(dv &* 4))
    return Self.bytes(first, second)
  }

  @inline(__always)
  private func four(_ u: Words4, _ v: Words4) -> Words4 {
    let (x, across) = Self.place(fold(u, centerU), farU, lastX)
    let (y, down) = Self.place(fold(v, centerV), farV, lastY)
    let small = Words4(repeating: 0x7fff)
    let place = (y & small) &* (width & small) &+ x
    let upper = Self.mixPairs(values, place, across)
    let lower = Self.mixPairs(values + below, place, across)
    return Self.byte(Self.mix(upper, lower, down))
  }

  // MARK: Level rows

  /// The cell above a folded coordinate down, and the part of the cell below, of 256.
  @inline(__always)
  func row(_ v: Int, height: Int) -> (cell: Int, part: Int) {
    let near = min(max(v, 0), (height &- 1) &<< 16)
    let cell = min(near &>> 16, height &- 2)
    return (cell, (near &- cell &<< 16) &>> 8)
  }

  /// Mixes across eight pixels' places in a row of cells.
  @inline(__always)
  func across(_ row: Int, _ u: Int, _ du: Int, _ target: UnsafeMutablePointer<UInt16>) {
    let us = TexelMixer.four(from: u, step: du)
    let cells = values + row &* below
    let first = across(cells, us)
    let second = across(cells, us &+ TexelMixer.all(du &* 4))
    let words = SIMD8<UInt16>(
      lowHalf: SIMD4(truncatingIfNeeded: first),
      highHalf: SIMD4(truncatingIfNeeded: second)
    )
    UnsafeMutableRawPointer(target).storeBytes(of: words, as: SIMD8<UInt16>.self)
  }

  @inline(__always)
  private func across(_ cells: UnsafePointer<UInt16>, _ u: Words4) -> Words4 {
    let (x, part) = Self.place(fold(u, centerU), farU, lastX)
    return Self.mixPairs(cells, x, part)
  }

  /// The last cell of a row, for eight pixels.
  @inline(__always)
  func fillFar(_ row: Int, _ target: UnsafeMutablePointer<UInt16>) {
    let words = SIMD8(repeating: values[row &* below &+ below &- 1])
    UnsafeMutableRawPointer(target).storeBytes(of: words, as: SIMD8<UInt16>.self)
  }

  // MARK: Cells

  /// Mixes two neighbouring cells at each of four places, each pair fetched by one 32-bit load.
  @inline(__always)
  private static func mixPairs(
    _ base: UnsafePointer<UInt16>,
    _ place: Words4,
    _ part: Words4
  ) -> Words4 {
    let places = unsafeBitCast(place, to: SIMD2<UInt64>.self)
    let (first, second) = (places.x, places.y)
    let both = SIMD4<UInt32>(
      pair(base + Int(first & 0xffff_ffff)),
      pair(base + Int(first &>> 32)),
      pair(base + Int(second & 0xffff_ffff)),
      pair(base + Int(second &>> 32))
    )
    return mix(
      unsafeBitCast(both & SIMD4(repeating: 0xffff), to: Words4.self),
      unsafeBitCast(both &>> SIMD4(repeating: 16), to: Words4.self),
      part
    )
  }

  @inline(__always)
  private static func pair(_ cell: UnsafePointer<UInt16>) -> UInt32 {
    UnsafeRawPointer(cell).loadUnaligned(as: UInt32.self)
  }

  /// Mixes values whose difference has 16 bits with its sign; the part is of 256.
  @inline(__always)
  static func mix(_ from: Words4, _ to: Words4, _ part: Words4) -> Words4 {
    let sixteen = Words4(repeating: 16)
    // Known to be small, both factors make one multiplication of 16-bit lanes.
    let difference = ((to &- from) &<< sixteen) &>> sixteen
    return from &+ ((difference &* (part & Words4(repeating: 0x1ff))) &>> Words4(repeating: 8))
  }

  /// 0 to 65535 as 0 to 255, rounded.
  @inline(__always)
  static func byte(_ value: Words4) -> Words4 {
    ((value &<< Words4(repeating: 8)) &- value &+ Words4(repeating: 32768))
      &>> Words4(repeating: 16)
  }

  @inline(__always)
  static func bytes(_ first: Words4, _ second: Words4) -> UInt64 {
    let low = unsafeBitCast(first, to: SIMD16<UInt8>.self)
    let high = unsafeBitCast(second, to: SIMD16<UInt8>.self)
    let bytes = SIMD8<UInt8>(
      low[0],
      low[4],
      low[8],
      low[12],
      high[0],
      high[4],
      high[8],
      high[12]
    )
    return unsafeBitCast(bytes, to: UInt64.self)
  }
}
