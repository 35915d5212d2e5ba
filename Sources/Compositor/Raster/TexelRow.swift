/// One row of texels, mixed of two neighbouring rows of a grid: what a picture that is only scaled needs for a row of
/// pixels.
///
/// Mixing down once for each texel and then across for each pixel gives what `TexelMixer` gives, for less.
struct TexelRow {
  private typealias Lanes = SIMD8<UInt16>

  private let texels: UnsafePointer<UInt32>
  // What lies beyond the run's ends stays at them.
  private let least: Words4
  private let most: Words4
  private let last: Words4
  /// The first texel's coordinate.
  private let start: Words4

  /// Room that a row takes, in texels.
  static let capacity = 2 * TileSurface.stride

  /// Mixes the texels that a run needs, or gives nil when there is no room for them.
  ///
  /// - Parameters:
  ///   - grid: The texels.
  ///   - u: The run's first coordinate.
  ///   - end: The run's last coordinate.
  ///   - v: The coordinate down.
  ///   - room: Where the row goes.
  @inline(__always)
  init?(_ grid: TexelGrid, _ u: Int, _ end: Int, _ v: Int, _ room: UnsafeMutablePointer<UInt32>) {
    let farU = (grid.width &- 1) &<< 16
    let farV = (grid.height &- 1) &<< 16
    let low = min(max(min(u, end), 0), farU)
    let high = min(max(max(u, end), 0), farU)
    let from = max(0, min(low &>> 16, grid.width &- 4))
    let count = min(high &>> 16 &+ 2, grid.width) &- from
    guard grid.width >= 4, count <= Self.capacity &- 4 else { return nil }
    let near = min(max(v, 0), farV)
    let y = min(near &>> 16, grid.height &- 2)
    let upper = grid.base + (y &* grid.stride &+ from)
    Self.mixDown(upper, upper + grid.stride, (near &- y &<< 16) &>> 8, max(4, count), room)
    texels = UnsafePointer(room)
    least = TexelMixer.all(low)
    most = TexelMixer.all(high)
    last = TexelMixer.all(grid.width &- 2)
    start = TexelMixer.all(from)
  }

  @inline(__always)
  private static func mixDown(
    _ upper: UnsafePointer<UInt32>,
    _ lower: UnsafePointer<UInt32>,
    _ part: Int,
    _ count: Int,
    _ room: UnsafeMutablePointer<UInt32>
  ) {
    let down = Lanes(repeating: UInt16(truncatingIfNeeded: part))
    let up = Lanes(repeating: 256) &- down
    var index = 0
    while index < count {
      // The last four overlap those before, so that nothing beyond is read.
      let place = min(index, count &- 4)
      let top = UnsafeRawPointer(upper + place).loadUnaligned(as: Lanes.self)
      let bottom = UnsafeRawPointer(lower + place).loadUnaligned(as: Lanes.self)
      let low = Lanes(repeating: 0x00ff)
      let half = Lanes(repeating: 128)
      let eight = Lanes(repeating: 8)
      let even = ((top & low) &* up &+ (bottom & low) &* down &+ half) &>> eight
      let odd = ((top &>> eight) &* up &+ (bottom &>> eight) &* down &+ half) & ~low
      UnsafeMutableRawPointer(room + place).storeBytes(of: even | odd, as: Lanes.self)
      index &+= 4
    }
  }

  /// Mixes around four positions; beyond the rim the rim's texels go on.
  @inline(__always)
  func mix(_ u: Words4, _ target: UnsafeMutablePointer<UInt32>) {
    let sixteen = Words4(repeating: 16)
    let near = TexelMixer.least(u.replacing(with: least, where: u .< least), most)
    let x = TexelMixer.least(near &>> sixteen, last)
    let fraction = (near &- (x &<< sixteen)) &>> Words4(repeating: 8)
    let places = unsafeBitCast(x &- start, to: SIMD2<UInt64>.self)
    let (first, second) = (places.x, places.y)
    let upper = Self.pairs(
      texels + Int(first & 0xffff_ffff),
      texels + Int(first &>> 32)
    )
    let lower = Self.pairs(
      texels + Int(second & 0xffff_ffff),
      texels + Int(second &>> 32)
    )
    let from = unsafeBitCast(Words4(upper.x, upper.z, lower.x, lower.z), to: Lanes.self)
    let to = unsafeBitCast(Words4(upper.y, upper.w, lower.y, lower.w), to: Lanes.self)
    let wide = fraction | (fraction &<< sixteen)
    let right = unsafeBitCast(wide, to: Lanes.self)
    let left = unsafeBitCast(Words4(repeating: 0x0100_0100) &- wide, to: Lanes.self)
    let low = Lanes(repeating: 0x00ff)
    let half = Lanes(repeating: 128)
    let eight = Lanes(repeating: 8)
    let even = ((from & low) &* left &+ (to & low) &* right &+ half) &>> eight
    let odd = ((from &>> eight) &* left &+ (to &>> eight) &* right &+ half) & ~low
    UnsafeMutableRawPointer(target).storeBytes(of: even | odd, as: Lanes.self)
  }

  /// Two times two neighbours, each fetched by one 64-bit load.
  @inline(__always)
  private static func pairs(
    _ first: UnsafePointer<UInt32>,
    _ second: UnsafePointer<UInt32>
  ) -> Words4 {
    Words4(
      lowHalf: UnsafeRawPointer(first).loadUnaligned(as: SIMD2<Int32>.self),
      highHalf: UnsafeRawPointer(second).loadUnaligned(as: SIMD2<Int32>.self)
    )
  }
}
