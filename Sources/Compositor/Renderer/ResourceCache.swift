import Foundation

/// What is costly to make and often wanted again: mips, gradient ramps, shadow grids.
///
/// Whatever no frame asked for lately is let go. Several threads may ask at once.
final class ResourceCache: @unchecked Sendable {
  // Safe to send: the tables are touched only while the lock is held, and nothing that was given changes.
  private struct Entry<Value> {
    var value: Value
    var frame: Int
  }

  private struct ShadowKey: Hashable {
    var caster: DisplayList.Shadow.Caster
    var sigma: Double
  }

  private struct QuarterKey: Hashable {
    var halfWidth: Double
    var halfHeight: Double
    var radius: Double
    var sigma: Double
  }

  private var frame = 0
  private var mips: [Texture: Entry<MipChain>] = [:]
  private var widened: [Texture: Entry<PixelStore>] = [:]
  private var ramps: [[DisplayList.GradientPaint.Stop]: Entry<PixelStore>] = [:]
  private var quarters: [QuarterKey: Entry<ShadowGrid>] = [:]
  private var shadows: [ShadowKey: Entry<ShadowGrid>] = [:]
  private var rims: [Texture: Entry<PixelStore>] = [:]
  private let lock = NSLock()

  /// Texels around a picture that is kept with a rim: as far as a soft edge and the rest of a register reach.
  static let rim = 5
  /// Pictures of more texels are not kept with a rim: little of them is at the edge.
  static let mostRimmed = 16384

  /// How many frames something stays that nobody asks for.
  private static let patience = 90

  init() {}

  /// Begins a frame and lets go of what was not used lately.
  func beginFrame() {
    frame += 1
    guard frame % Self.patience == 0 else { return }
    let oldest = frame - Self.patience
    mips = mips.filter { $0.value.frame >= oldest }
    rims = rims.filter { $0.value.frame >= oldest }
    widened = widened.filter { $0.value.frame >= oldest }
    ramps = ramps.filter { $0.value.frame >= oldest }
    quarters = quarters.filter { $0.value.frame >= oldest }
    shadows = shadows.filter { $0.value.frame >= oldest }
  }

  /// The picture made smaller by halves.
  ///
  /// - Parameters:
  ///   - texture: The picture.
  ///   - level: How often it is halved, at least 1.
  /// - Returns: The smaller picture, and how often it was halved.
  func mip(_ texture: Texture, level: Int) -> (grid: TexelGrid, level: Int) {
    let chain = find(&mips, texture) { MipChain(texture) }
    return lock.withLock { chain.level(level) }
  }

  /// The picture with its rim texels doubled, so that it is at least two texels wide and high.
  func atLeastTwo(_ texture: Texture) -> TexelGrid {
    let store = find(&widened, texture) {
      let store = PixelStore(width: max(2, texture.width), height: max(2, texture.height))
      for y in 0..<store.height {
        for x in 0..<store.width {
          let row = texture.base + min(y, texture.height - 1) * texture.stride
          store.base[y * store.width + x] = row[min(x, texture.width - 1)]
        }
      }
      return store
    }
    return store.grid
  }

  /// The picture inside a rim of its outermost texels, so that what is mixed at its edges is there to be read.
  ///
  /// - Parameters:
  ///   - texture: The picture.
  ///   - recent: What the one who asks has found before in this frame.
  /// - Returns: The texels, those of the rim included.
  func rimmed(_ texture: Texture, _ recent: inout RecentGrids) -> TexelGrid {
    if let grid = recent.grid(of: texture) { return grid }
    var grid = find(&rims, texture) { Self.rimmedCopy(texture) }.grid
    grid.rim = Self.rim
    recent.add(grid, of: texture)
    return grid
  }

  private static func rimmedCopy(_ texture: Texture) -> PixelStore {
    let store = PixelStore(width: texture.width + 2 * rim, height: texture.height + 2 * rim)
    for y in 0..<store.height {
      let from = texture.base + min(max(y - rim, 0), texture.height - 1) * texture.stride
      let row = store.base + y * store.width
      (row + rim).update(from: from, count: texture.width)
      for x in 0..<rim {
        row[x] = from[0]
        row[rim + texture.width + x] = from[texture.width - 1]
      }
    }
    return store
  }

  /// The tabulated colours of a gradient.
  func ramp(_ stops: [DisplayList.GradientPaint.Stop]) -> GradientRamp {
    let store = find(&ramps, stops) {
      let store = PixelStore(width: GradientRamp.count, height: 1)
      GradientRamp.tabulate(stops, into: store.base)
      return store
    }
    return GradientRamp(base: UnsafePointer(store.base))
  }

  /// The folded quarter of a blurred rounded rectangle; lengths in cells.
  func quarter(
    halfWidth: Double,
    halfHeight: Double,
    radius: Double,
    sigma: Double
  ) -> ShadowGrid {
    let flat = radius + GaussianBlur.reach * sigma * 2 + 4
    let key = QuarterKey(
      // Beyond this size the quarter is the same for every rectangle.
      halfWidth: min(halfWidth, flat),
      halfHeight: min(halfHeight, flat),
      radius: radius,
      sigma: sigma
    )
    return find(&quarters, key) {
      ShadowGrid.quarter(
        halfWidth: key.halfWidth,
        halfHeight: key.halfHeight,
        radius: radius,
        sigma: sigma
      )
    }
  }

  /// The blurred picture of any caster.
  func shadow(
    _ caster: DisplayList.Shadow.Caster,
    sigma: Double,
    make: () -> ShadowGrid
  ) -> ShadowGrid {
    find(&shadows, ShadowKey(caster: caster, sigma: sigma), make)
  }

  private func find<Key: Hashable, Value>(
    _ table: inout [Key: Entry<Value>],
    _ key: Key,
    _ make: () -> Value
  ) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let index = table.index(forKey: key) {
      table.values[index].frame = frame
      return table.values[index].value
    }
    let value = make()
    table[key] = Entry(value: value, frame: frame)
    return value
  }
}
