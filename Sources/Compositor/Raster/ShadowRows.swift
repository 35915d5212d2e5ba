/// A shadow's rows in one tile, and what is the same for all of them.
struct ShadowRows {
  private let sampler: UnsafePointer<ShadowSampler>
  private let mixer: ShadowMixer
  private let center: (Int, Int)
  private let isSmooth: Bool
  /// Whether each row stays between two rows of the grid.
  private let isLevel: Bool

  /// Prepares the rows.
  ///
  /// - Parameters:
  ///   - sampler: The grid, with the origin at the tile's first pixel.
  ///   - tile: The tile.
  init(_ sampler: UnsafePointer<ShadowSampler>, _ tile: TileSurface) {
    self.sampler = sampler
    center = (
      TextureMap.fixed(sampler.pointee.centerX), TextureMap.fixed(sampler.pointee.centerY)
    )
    mixer = ShadowMixer(sampler, center)
    isSmooth = sampler.pointee.isSmooth && max(center.0, center.1) < TexelMixer.limit
    let map = sampler.pointee.map
    let isUpright = sampler.pointee.isAffine && map.v.x == 0 && map.u.y == 0
    let width = Double(tile.width + 16)
    isLevel =
      isSmooth && isUpright
      && Self.isNear(TextureMap.fixed(map.u.z), TextureMap.fixed(map.u.x * width + map.u.z))
      && Self.isNear(
        TextureMap.fixed(map.v.z),
        TextureMap.fixed(map.v.y * Double(tile.height) + map.v.z)
      )
  }

  @inline(__always)
  private static func isNear(_ first: Int, _ last: Int) -> Bool {
    let limit = TexelMixer.limit
    return max(first, last) < limit && min(first, last) > -limit
  }

  /// Writes coverage of columns `x` to `end` of a row, with room for seven more.
  ///
  /// `lines` are those of the row before, or empty.
  @inline(never)
  func cover(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ coverage: UnsafeMutablePointer<UInt8>,
    _ lines: inout ShadowLines
  ) {
    guard isLevel else {
      cover(row, x, end, coverage)
      return
    }
    let v = TextureMap.fixed(
      sampler.pointee.map.v.y * Double(row) + sampler.pointee.map.v.z
    )
    let place = mixer.row(sampler.pointee.fold(v, center.1), height: sampler.pointee.height)
    lines.update(place.cell, x, end &- x) { cell, line in mixAcross(cell, x, end, line) }
    lines.mixDown(place.part, end &- x, coverage)
  }

  /// Mixes a row of cells across for the pixels of a level row.
  @inline(never)
  private func mixAcross(_ cell: Int, _ x: Int, _ end: Int, _ line: UnsafeMutablePointer<UInt16>) {
    let (step, start) = (sampler.pointee.map.u.x, sampler.pointee.map.u.z)
    var column = Double(x)
    var u = TextureMap.fixed(step * column + start)
    var index = x
    while index < end {
      column += 8
      let nextU = TextureMap.fixed(step * column + start)
      if sampler.pointee.isFar(u, nextU, center.0, sampler.pointee.width) {
        mixer.fillFar(cell, line + (index &- x))
      } else {
        mixer.across(cell, u, (nextU &- u) &>> 3, line + (index &- x))
      }
      u = nextU
      index &+= 8
    }
  }

  /// The same for any row: exact every eight pixels and straight in between, where that is near enough.
  @inline(__always)
  private func cover(
    _ row: Int,
    _ x: Int,
    _ end: Int,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    let map = sampler.pointee.map
    let isAffine = sampler.pointee.isAffine
    let y = Double(row)
    let u0 = map.u.y * y + map.u.z
    let v0 = map.v.y * y + map.v.z
    let w0 = map.w.y * y + map.w.z
    var column = Double(x)
    var depth = isAffine ? 1 : 1 / (map.w.x * column + w0)
    var u = TextureMap.fixed((map.u.x * column + u0) * depth)
    var v = TextureMap.fixed((map.v.x * column + v0) * depth)
    var index = x
    while index < end {
      column += 8
      let nextDepth = isAffine ? 1 : 1 / (map.w.x * column + w0)
      let nextU = TextureMap.fixed((map.u.x * column + u0) * nextDepth)
      let nextV = TextureMap.fixed((map.v.x * column + v0) * nextDepth)
      let isBent = !isAffine && TextureMap.isBent(nextU &- u, nextV &- v, depth, nextDepth)
      let block =
        isBent ? exactBlock(column - 8, y) : block(u, v, nextU, nextV)
      UnsafeMutableRawPointer(coverage + (index &- x)).storeBytes(of: block, as: UInt64.self)
      (u, v, depth) = (nextU, nextV, nextDepth)
      index &+= 8
    }
  }

  @inline(never)
  private func exactBlock(_ column: Double, _ row: Double) -> UInt64 {
    var block: UInt64 = 0
    for index in 0..<8 {
      let (u, v) = sampler.pointee.map.place(column + Double(index), row)
      block |= (sampler.pointee.farBlock(u, v, 0, 0, center) & 255) &<< UInt64(8 &* index)
    }
    return block
  }

  @inline(__always)
  private func block(_ u: Int, _ v: Int, _ nextU: Int, _ nextV: Int) -> UInt64 {
    let isConstant =
      sampler.pointee.isFar(u, nextU, center.0, sampler.pointee.width)
      && sampler.pointee.isFar(v, nextV, center.1, sampler.pointee.height)
    if isConstant { return sampler.pointee.farthest }
    let (du, dv) = ((nextU &- u) &>> 3, (nextV &- v) &>> 3)
    guard isSmooth, Self.isNear(u, nextU), Self.isNear(v, nextV) else {
      return sampler.pointee.farBlock(u, v, du, dv, center)
    }
    return mixer.eight(u, v, du, dv)
  }
}
