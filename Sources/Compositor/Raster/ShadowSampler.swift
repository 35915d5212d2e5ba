/// A shadow grid under any map, as coverage.
struct ShadowSampler {
  var values: UnsafePointer<UInt16>
  var width: Int
  var height: Int
  /// Grid coordinates at the tile's pixels; whole numbers are cell centres. When folded they are measured from
  /// the shape's centre.
  var map: TextureMap
  var isAffine: Bool
  /// For a folded grid the coordinates of the centre, in cells from the first one.
  var centerX: Double
  var centerY: Double
  var isFolded: Bool

  /// Writes coverage of columns `x` to `end` of a row, with room for seven more.
  @inline(__always)
  func cover(_ row: Int, _ x: Int, _ end: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
    if isAffine, abs(map.v.x) < 1e-7 {
      straight(row, x, end, coverage)
    } else {
      general(row, x, end, coverage)
    }
  }

  /// A row that runs along a row of the grid: mixed down once, then only across.
  private func straight(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    let (line, fraction) = split(fold(map.v.y * Double(row) + map.v.z, centerY), height)
    let upper = values + line &* width
    let lower = upper + (height > 1 ? width : 0)
    let down = UInt32(fraction * 256)
    let step = map.u.x
    let start = map.u.y * Double(row) + map.u.z
    let last = max(0, width &- 2)
    var previous = -1
    var left: UInt32 = 0
    var right: UInt32 = 0
    var column = x
    while column < end {
      let (cell, part) = split(fold(step * Double(column) + start, centerX), width)
      if cell != previous {
        previous = cell
        left = mix(UInt32(upper[cell]), UInt32(lower[cell]), down)
        let next = min(cell, last) &+ (width > 1 ? 1 : 0)
        right = mix(UInt32(upper[next]), UInt32(lower[next]), down)
      }
      coverage[column &- x] = byte(mix(left, right, UInt32(part * 256)))
      column &+= 1
    }
  }

  private func general(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    let y = Double(row)
    let u0 = map.u.y * y + map.u.z
    let v0 = map.v.y * y + map.v.z
    let w0 = map.w.y * y + map.w.z
    let (acrossStep, downStep) = (width > 1 ? 1 : 0, height > 1 ? width : 0)
    var column = x
    while column < end {
      let place = Double(column)
      let depth = isAffine ? 1 : 1 / (map.w.x * place + w0)
      let (cell, part) = split(fold((map.u.x * place + u0) * depth, centerX), width)
      let (line, fraction) = split(fold((map.v.x * place + v0) * depth, centerY), height)
      let from = values + (line &* width &+ cell)
      let across = UInt32(part * 256)
      let top = mix(UInt32(from[0]), UInt32(from[acrossStep]), across)
      let below = from + downStep
      let bottom = mix(UInt32(below[0]), UInt32(below[acrossStep]), across)
      coverage[column &- x] = byte(mix(top, bottom, UInt32(fraction * 256)))
      column &+= 1
    }
  }

  @inline(__always)
  private func fold(_ value: Double, _ center: Double) -> Double {
    isFolded ? center - abs(value) : value
  }

  /// The cell at or before a place, and how far the place is on the way to the next.
  @inline(__always)
  private func split(_ value: Double, _ count: Int) -> (Int, Double) {
    guard value > 0 else { return (0, 0) }
    let last = Double(count &- 1)
    guard value < last else { return (max(0, count &- 2), count > 1 ? 1 : 0) }
    let cell = Int(value)
    return (cell, value - Double(cell))
  }

  @inline(__always)
  private func mix(_ from: UInt32, _ to: UInt32, _ part: UInt32) -> UInt32 {
    (from &* (256 &- part) &+ to &* part) &>> 8
  }

  @inline(__always)
  private func byte(_ value: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (value &* 255 &+ 32767) / 65535)
  }
}
