/// Four 32-bit lanes: texel coordinates with 16 bits of fraction, or places in a grid.
typealias Words4 = SIMD4<Int32>

/// Mixes texels around four positions at a time.
///
/// Coordinates, places and weights of the four stand side by side in registers; only the eight loads, each of two
/// neighbouring texels, are done one by one. Even and odd bytes are kept in 16-bit lanes of their own, so that
/// nothing is widened. Down comes first, then across; each is rounded to a byte.
struct TexelMixer {
  private typealias Lanes = SIMD8<UInt16>

  private let base: UnsafePointer<UInt32>
  private let below: UnsafePointer<UInt32>
  private let stride: Words4
  private let farU: Words4
  private let farV: Words4
  private let lastX: Words4
  private let lastY: Words4

  /// Coordinates from here on do not fit into a lane.
  static let limit = 0x4000_0000

  /// Whether a grid's places fit into the lanes.
  @inline(__always)
  static func fits(_ grid: TexelGrid) -> Bool {
    max(grid.width, grid.height, grid.stride) < 0x4000
  }

  /// Makes a mixer of a grid that fits.
  @inline(__always)
  init(_ grid: TexelGrid) {
    base = grid.base
    below = grid.base + grid.stride
    stride = Self.all(grid.stride)
    farU = Self.all((grid.width &- 1) &<< 16)
    farV = Self.all((grid.height &- 1) &<< 16)
    lastX = Self.all(grid.width &- 2)
    lastY = Self.all(grid.height &- 2)
  }

  @inline(__always)
  static func all(_ value: Int) -> Words4 {
    Words4(repeating: Int32(truncatingIfNeeded: value))
  }

  /// A coordinate and the three that follow in equal steps.
  @inline(__always)
  static func four(from start: Int, step: Int) -> Words4 {
    let one = all(step)
    let odd = one & Words4(0, -1, 0, -1)
    let upper = (one &+ one) & Words4(0, 0, -1, -1)
    return all(start) &+ odd &+ upper
  }

  @inline(__always)
  static func least(_ a: Words4, _ b: Words4) -> Words4 { a.replacing(with: b, where: a .> b) }

  /// Mixes around positions of which some may lie beyond the rim, where the rim's texels go on.
  @inline(__always)
  func clampedMix(_ u: Words4, _ v: Words4, _ target: UnsafeMutablePointer<UInt32>) {
    let zero = Words4(repeating: 0)
    let sixteen = Words4(repeating: 16)
    let nearU = Self.least(u.replacing(with: zero, where: u .< zero), farU)
    let nearV = Self.least(v.replacing(with: zero, where: v .< zero), farV)
    let x = Self.least(nearU &>> sixteen, lastX)
    let y = Self.least(nearV &>> sixteen, lastY)
    mix(x, y, nearU &- (x &<< sixteen), nearV &- (y &<< sixteen), target)
  }

  /// Mixes around positions that are known to have four texels each.
  @inline(__always)
  func mix(_ u: Words4, _ v: Words4, _ target: UnsafeMutablePointer<UInt32>) {
    let sixteen = Words4(repeating: 16)
    let part = Words4(repeating: 0xffff)
    mix(u &>> sixteen, v &>> sixteen, u & part, v & part, target)
  }

  /// Mixes the four texels to the right of and below each of four places; parts are of 65,536.
  @inline(__always)
  private func mix(
    _ x: Words4,
    _ y: Words4,
    _ partX: Words4,
    _ partY: Words4,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    // Known to be small, both factors make one multiplication of 16-bit lanes.
    let small = Words4(repeating: 0x7fff)
    let places = unsafeBitCast((y & small) &* (stride & small) &+ x, to: SIMD2<UInt64>.self)
    let (first, second) = (places.x, places.y)
    let (a, b) = (Int(first & 0xffff_ffff), Int(first &>> 32))
    let (c, d) = (Int(second & 0xffff_ffff), Int(second &>> 32))
    let eight = Words4(repeating: 8)
    let sixteen = Words4(repeating: 16)
    let fractionX = partX &>> eight
    let fractionY = partY &>> eight
    let right = fractionX | (fractionX &<< sixteen)
    let left = Words4(repeating: 0x0100_0100) &- right
    let down = fractionY | (fractionY &<< sixteen)
    let upper = Self.mixDown(
      Self.pairs(base + a, base + b),
      Self.pairs(below + a, below + b),
      Words4(down.x, down.x, down.y, down.y)
    )
    let lower = Self.mixDown(
      Self.pairs(base + c, base + d),
      Self.pairs(below + c, below + d),
      Words4(down.z, down.z, down.w, down.w)
    )
    let even = Self.mixAcross(upper.even, lower.even, left, right) &>> Lanes(repeating: 8)
    let odd = Self.mixAcross(upper.odd, lower.odd, left, right) & Lanes(repeating: 0xff00)
    UnsafeMutableRawPointer(target).storeBytes(of: even | odd, as: Lanes.self)
  }

  /// Two times two neighbours, each fetched by one 64-bit load.
  @inline(__always)
  private static func pairs(
    _ first: UnsafePointer<UInt32>,
    _ second: UnsafePointer<UInt32>
  ) -> Lanes {
    let pair = SIMD4(
      lowHalf: UnsafeRawPointer(first).loadUnaligned(as: SIMD2<UInt32>.self),
      highHalf: UnsafeRawPointer(second).loadUnaligned(as: SIMD2<UInt32>.self)
    )
    return unsafeBitCast(pair, to: Lanes.self)
  }

  @inline(__always)
  private static func mixDown(
    _ top: Lanes,
    _ bottom: Lanes,
    _ weights: Words4
  ) -> (even: Words4, odd: Words4) {
    let low = Lanes(repeating: 0x00ff)
    let half = Lanes(repeating: 128)
    let eight = Lanes(repeating: 8)
    let down = unsafeBitCast(weights, to: Lanes.self)
    let up = Lanes(repeating: 256) &- down
    let even = ((top & low) &* up &+ (bottom & low) &* down &+ half) &>> eight
    let odd = ((top &>> eight) &* up &+ (bottom &>> eight) &* down &+ half) &>> eight
    return (unsafeBitCast(even, to: Words4.self), unsafeBitCast(odd, to: Words4.self))
  }

  /// Mixes the left and right texels of four pairs; the result is in the upper bytes of its lanes.
  @inline(__always)
  private static func mixAcross(
    _ first: Words4,
    _ second: Words4,
    _ left: Words4,
    _ right: Words4
  ) -> Lanes {
    let from = unsafeBitCast(Words4(first.x, first.z, second.x, second.z), to: Lanes.self)
    let to = unsafeBitCast(Words4(first.y, first.w, second.y, second.w), to: Lanes.self)
    return from &* unsafeBitCast(left, to: Lanes.self)
      &+ to &* unsafeBitCast(right, to: Lanes.self) &+ Lanes(repeating: 128)
  }
}
