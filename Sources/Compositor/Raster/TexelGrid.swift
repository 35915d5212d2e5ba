/// The texels that a paint reads, as raw memory.
struct TexelGrid {
  var base: UnsafePointer<UInt32>
  var stride: Int
  var width: Int
  var height: Int
  /// How many of the texels on each side only repeat the outermost ones; coordinates are counted from within.
  var rim = 0

  // Safe: never written to, and never read by a paint that has texels or a ramp.
  nonisolated(unsafe) private static let nothing = {
    let pixel = UnsafeMutablePointer<UInt32>.allocate(capacity: 16)
    pixel.initialize(repeating: 0, count: 16)
    return UnsafePointer(pixel)
  }()

  /// The grid of a paint without texels.
  static var empty: Self { Self(base: nothing, stride: 0, width: 0, height: 0) }

  /// The texel whose square a 16.16 position lies in; beyond the rim the nearest one.
  @inline(__always)
  func nearest(_ u: Int, _ v: Int) -> UInt32 {
    let x = min(max(u &>> 16, 0), width &- 1)
    let y = min(max(v &>> 16, 0), height &- 1)
    return base[y &* stride &+ x]
  }

  /// Mixes around a position; beyond the rim the rim's texels go on.
  func clampedMix(_ u: Int, _ v: Int) -> UInt32 {
    let nearU = min(max(u, 0), (width &- 1) &<< 16)
    let nearV = min(max(v, 0), (height &- 1) &<< 16)
    let x = min(nearU &>> 16, width &- 2)
    let y = min(nearV &>> 16, height &- 2)
    let right = UInt32(truncatingIfNeeded: (nearU &- x &<< 16) &>> 8)
    let down = UInt32(truncatingIfNeeded: (nearV &- y &<< 16) &>> 8)
    let top = base + (y &* stride &+ x)
    let bottom = top + stride
    return Self.mix(
      Self.mix(top[0], bottom[0], down),
      Self.mix(top[1], bottom[1], down),
      right
    )
  }

  /// Mixes two texels, the second one with a weight of 256.
  @inline(__always)
  private static func mix(_ from: UInt32, _ to: UInt32, _ weight: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let half: UInt32 = 0x0080_0080
    let rest = 256 &- weight
    let even = (from & mask) &* rest &+ (to & mask) &* weight &+ half
    let odd = ((from &>> 8) & mask) &* rest &+ ((to &>> 8) & mask) &* weight &+ half
    return ((even &>> 8) & mask) | (odd & ~mask)
  }
}
