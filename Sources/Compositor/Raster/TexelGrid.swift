/// The texels that a paint reads, as raw memory.
struct TexelGrid {
  var base: UnsafePointer<UInt32>
  var stride: Int
  var width: Int
  var height: Int

  /// The texel whose square a 16.16 position lies in; beyond the rim the nearest one.
  @inline(__always)
  func nearest(_ u: Int, _ v: Int) -> UInt32 {
    let x = min(max(u &>> 16, 0), width &- 1)
    let y = min(max(v &>> 16, 0), height &- 1)
    return base[y &* stride &+ x]
  }

  /// Mixes around two positions that are known to have four texels each.
  @inline(__always)
  func mixTwo(
    _ u0: Int,
    _ v0: Int,
    _ u1: Int,
    _ v1: Int,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    mix(
      base + ((v0 &>> 16) &* stride &+ (u0 &>> 16)),
      (u0 &>> 8) & 255,
      (v0 &>> 8) & 255,
      base + ((v1 &>> 16) &* stride &+ (u1 &>> 16)),
      (u1 &>> 8) & 255,
      (v1 &>> 8) & 255,
      target
    )
  }

  /// Mixes around two positions; beyond the rim the rim's texels go on.
  @inline(__always)
  func clampedMixTwo(
    _ u0: Int,
    _ v0: Int,
    _ u1: Int,
    _ v1: Int,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    let (p0, x0, y0) = clamped(u0, v0)
    let (p1, x1, y1) = clamped(u1, v1)
    mix(p0, x0, y0, p1, x1, y1, target)
  }

  /// The upper left texel of the four around a position, and the parts of the right and lower ones, of 256.
  @inline(__always)
  private func clamped(_ u: Int, _ v: Int) -> (UnsafePointer<UInt32>, Int, Int) {
    let cu = min(max(u, 0), (width &- 1) &<< 16)
    let cv = min(max(v, 0), (height &- 1) &<< 16)
    let x = min(cu &>> 16, width &- 2)
    let y = min(cv &>> 16, height &- 2)
    return (base + (y &* stride &+ x), (cu &- x &<< 16) &>> 8, (cv &- y &<< 16) &>> 8)
  }

  /// Two neighbours, fetched by one 64-bit load.
  @inline(__always)
  private static func pair(_ texel: UnsafePointer<UInt32>) -> UInt64 {
    UnsafeRawPointer(texel).loadUnaligned(as: UInt64.self)
  }

  /// Mixes two times four texels, first down, then across, and stores both pixels at once.
  ///
  /// Even and odd bytes are kept in 16-bit lanes of their own, so that nothing is widened or packed.
  @inline(__always)
  private func mix(
    _ first: UnsafePointer<UInt32>,
    _ across0: Int,
    _ down0: Int,
    _ second: UnsafePointer<UInt32>,
    _ across1: Int,
    _ down1: Int,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    typealias Lanes = SIMD8<UInt16>
    let low = Lanes(repeating: 0x00ff)
    let half = Lanes(repeating: 128)
    let eight = Lanes(repeating: 8)
    let top = unsafeBitCast(SIMD2(Self.pair(first), Self.pair(second)), to: Lanes.self)
    let bottom = unsafeBitCast(
      SIMD2(Self.pair(first + stride), Self.pair(second + stride)),
      to: Lanes.self
    )
    let four: UInt64 = 0x0001_0001_0001_0001
    let down = unsafeBitCast(
      SIMD2(
        UInt64(truncatingIfNeeded: down0) &* four,
        UInt64(truncatingIfNeeded: down1) &* four
      ),
      to: Lanes.self
    )
    let up = Lanes(repeating: 256) &- down
    let even = ((top & low) &* up &+ (bottom & low) &* down &+ half) &>> eight
    let odd = ((top &>> eight) &* up &+ (bottom &>> eight) &* down &+ half) &>> eight
    // The left texel's lanes are weighed with 256 less the part, the right one's with the part.
    let left: UInt64 = 0x0100_0100
    let toRight: UInt64 = 0x0001_0000_fffe_ffff
    let across = unsafeBitCast(
      SIMD2(
        left &+ UInt64(truncatingIfNeeded: across0) &* toRight,
        left &+ UInt64(truncatingIfNeeded: across1) &* toRight
      ),
      to: Lanes.self
    )
    let evenSum = Self.fold(even &* across) &+ half
    let oddSum = Self.fold(odd &* across) &+ half
    let pixels = unsafeBitCast(
      (evenSum &>> eight) | (oddSum & Lanes(repeating: 0xff00)),
      to: SIMD2<UInt64>.self
    )
    let both = (pixels.x & 0xffff_ffff) | (pixels.y &<< 32)
    UnsafeMutableRawPointer(target).storeBytes(of: both, as: UInt64.self)
  }

  /// Adds the right texel's lanes to the left one's.
  @inline(__always)
  private static func fold(_ lanes: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let wide = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    return lanes &+ unsafeBitCast(wide &>> SIMD2(repeating: 32), to: SIMD8<UInt16>.self)
  }
}
