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

  /// The mix of four texels around a position that is known to have four.
  @inline(__always)
  func mix(_ u: Int, _ v: Int) -> UInt32 {
    mix(
      base + ((v &>> 16) &* stride &+ (u &>> 16)),
      UInt16(truncatingIfNeeded: (u &>> 8) & 255),
      UInt16(truncatingIfNeeded: (v &>> 8) & 255)
    )
  }

  /// The mix of four texels around any position; beyond the rim the rim's texels go on.
  ///
  /// The grid is at least two texels wide and high.
  @inline(__always)
  func clampedMix(_ u: Int, _ v: Int) -> UInt32 {
    let cu = min(max(u, 0), (width &- 1) &<< 16)
    let cv = min(max(v, 0), (height &- 1) &<< 16)
    let x = min(cu &>> 16, width &- 2)
    let y = min(cv &>> 16, height &- 2)
    return mix(
      base + (y &* stride &+ x),
      UInt16(truncatingIfNeeded: (cu &- x &<< 16) &>> 8),
      UInt16(truncatingIfNeeded: (cv &- y &<< 16) &>> 8)
    )
  }

  /// One 64-bit load fetches two neighbours; rows are mixed first, then columns.
  @inline(__always)
  private func mix(_ texel: UnsafePointer<UInt32>, _ fx: UInt16, _ fy: UInt16) -> UInt32 {
    let upper = UnsafeRawPointer(texel).loadUnaligned(as: SIMD8<UInt8>.self)
    let lower = UnsafeRawPointer(texel + stride).loadUnaligned(as: SIMD8<UInt8>.self)
    let top = SIMD8<UInt16>(truncatingIfNeeded: upper)
    let bottom = SIMD8<UInt16>(truncatingIfNeeded: lower)
    let eight = SIMD8<UInt16>(repeating: 8)
    let down = SIMD8<UInt16>(repeating: fy)
    let up = SIMD8<UInt16>(repeating: 256 &- fy)
    let column = (top &* up &+ bottom &* down &+ SIMD8<UInt16>(repeating: 128)) &>> eight
    let left = SIMD4<UInt16>(repeating: 256 &- fx)
    let right = SIMD4<UInt16>(repeating: fx)
    let sum = column.lowHalf &* left &+ column.highHalf &* right &+ SIMD4(repeating: 128)
    let mixed = sum &>> SIMD4(repeating: 8)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mixed), to: UInt32.self)
  }
}
