/// A shadow grid under any map, as coverage.
struct ShadowSampler {
  var values: UnsafePointer<UInt16>
  /// Cells of the grid, at least two by two.
  var width: Int
  var height: Int
  /// Whether cells and their differences fit into the lanes of a register.
  var isSmooth: Bool
  /// Grid coordinates at the tile's pixels; when folded they are measured from the shape's centre.
  ///
  /// Whole numbers are cell centres.
  var map: TextureMap
  var isAffine: Bool
  /// For a folded grid the coordinates of the centre, in cells from the first one.
  var centerX: Double
  var centerY: Double
  var isFolded: Bool

  /// Writes coverage of columns `x` to `end` of a row, with room for seven more.
  ///
  /// `lines` are those of the row before, or empty.
  @inline(never)
  static func cover(
    _ sampler: UnsafePointer<ShadowSampler>,
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ coverage: UnsafeMutablePointer<UInt8>,
    _ lines: inout ShadowLines
  ) {
    let center = (
      TextureMap.fixed(sampler.pointee.centerX), TextureMap.fixed(sampler.pointee.centerY)
    )
    let mixer = ShadowMixer(sampler, center)
    let map = sampler.pointee.map
    let isAffine = sampler.pointee.isAffine
    let isSmooth = sampler.pointee.isSmooth && max(center.0, center.1) < TexelMixer.limit
    let y = Double(row)
    let u0 = map.u.y * y + map.u.z
    let v0 = map.v.y * y + map.v.z
    let w0 = map.w.y * y + map.w.z
    var column = Double(x)
    var depth = isAffine ? 1 : 1 / (map.w.x * column + w0)
    var u = TextureMap.fixed((map.u.x * column + u0) * depth)
    var v = TextureMap.fixed((map.v.x * column + v0) * depth)
    let ends = TextureMap.fixed((map.u.x * Double(end &+ 8) + u0))
    if isAffine, map.v.x == 0, map.u.y == 0, isSmooth, isNear(u, ends), isNear(v, v) {
      let part = mixer.row(sampler.pointee.fold(v, center.1), height: sampler.pointee.height)
      lines.update(part.cell, x, end &- x) { row, line in
        levelLine(sampler, mixer, row, (u, u0), x, end, center.0, line)
      }
      lines.mixDown(part.part, end &- x, coverage)
      return
    }
    var index = x
    // Exact every eight pixels, straight in between.
    while index < end {
      column += 8
      if !isAffine { depth = 1 / (map.w.x * column + w0) }
      let nextU = TextureMap.fixed((map.u.x * column + u0) * depth)
      let nextV = TextureMap.fixed((map.v.x * column + v0) * depth)
      let (du, dv) = ((nextU &- u) &>> 3, (nextV &- v) &>> 3)
      let isConstant =
        sampler.pointee.isFar(u, nextU, center.0, sampler.pointee.width)
        && sampler.pointee.isFar(v, nextV, center.1, sampler.pointee.height)
      let block: UInt64
      if isConstant {
        block = sampler.pointee.farthest
      } else if isSmooth, isNear(u, nextU), isNear(v, nextV) {
        block = mixer.eight(u, v, du, dv)
      } else {
        block = sampler.pointee.farBlock(u, v, du, dv, center)
      }
      UnsafeMutableRawPointer(coverage + (index &- x)).storeBytes(of: block, as: UInt64.self)
      u = nextU
      v = nextV
      index &+= 8
    }
  }

  /// Mixes a row of cells across for the pixels of a level row.
  private static func levelLine(
    _ sampler: UnsafePointer<ShadowSampler>,
    _ mixer: ShadowMixer,
    _ row: Int,
    _ start: (u: Int, u0: Double),
    _ x: Int,
    _ end: Int,
    _ center: Int,
    _ line: UnsafeMutablePointer<UInt16>
  ) {
    let step = sampler.pointee.map.u.x
    var column = Double(x)
    var u = start.u
    var index = x
    while index < end {
      column += 8
      let nextU = TextureMap.fixed(step * column + start.u0)
      if sampler.pointee.isFar(u, nextU, center, sampler.pointee.width) {
        mixer.fillFar(row, line + (index &- x))
      } else {
        mixer.across(row, u, (nextU &- u) &>> 3, line + (index &- x))
      }
      u = nextU
      index &+= 8
    }
  }

  @inline(__always)
  private static func isNear(_ first: Int, _ last: Int) -> Bool {
    let limit = TexelMixer.limit
    return max(first, last) < limit && min(first, last) > -limit
  }

  /// Whether both ends of a run, and so all of it, lie at the far side.
  ///
  /// A folded coordinate is largest in between.
  @inline(__always)
  private func isFar(_ first: Int, _ last: Int, _ center: Int, _ count: Int) -> Bool {
    min(fold(first, center), fold(last, center)) >= (count &- 1) &<< 16
  }

  /// Eight coverages of the last cell.
  private var farthest: UInt64 {
    UInt64(Self.byte(UInt32(values[height &* width &- 1]))) &* 0x0101_0101_0101_0101
  }

  // MARK: One pixel

  /// Eight coverages for grids and coordinates that do not fit into the lanes of a register.
  private func farBlock(
    _ u: Int,
    _ v: Int,
    _ du: Int,
    _ dv: Int,
    _ center: (Int, Int)
  ) -> UInt64 {
    let (lastX, lastY) = ((width &- 1) &<< 16, (height &- 1) &<< 16)
    var result: UInt64 = 0
    for index in 0..<8 {
      let x = min(max(fold(u &+ du &* index, center.0), 0), lastX)
      let y = min(max(fold(v &+ dv &* index, center.1), 0), lastY)
      let cell = min(x &>> 16, width &- 2)
      let line = min(y &>> 16, height &- 2)
      let from = values + (line &* width &+ cell)
      let across = UInt32(truncatingIfNeeded: (x &- cell &<< 16) &>> 8)
      let down = UInt32(truncatingIfNeeded: (y &- line &<< 16) &>> 8)
      let top = Self.mix(UInt32(from[0]), UInt32(from[1]), across)
      let bottom = Self.mix(UInt32(from[width]), UInt32(from[width &+ 1]), across)
      result |= UInt64(Self.byte(Self.mix(top, bottom, down))) &<< UInt64(8 &* index)
    }
    return result
  }

  @inline(__always)
  private func fold(_ value: Int, _ center: Int) -> Int {
    isFolded ? center &- abs(value) : value
  }

  @inline(__always)
  private static func mix(_ from: UInt32, _ to: UInt32, _ part: UInt32) -> UInt32 {
    (from &* (256 &- part) &+ to &* part) &>> 8
  }

  /// 0 to 65535 as 0 to 255, rounded.
  @inline(__always)
  private static func byte(_ value: UInt32) -> UInt32 { (value &* 255 &+ 32768) &>> 16 }
}
