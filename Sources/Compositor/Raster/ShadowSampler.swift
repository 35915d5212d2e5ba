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
  @inline(__always)
  func cover(_ row: Int, _ x: Int, _ end: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
    let y = Double(row)
    let u0 = map.u.y * y + map.u.z
    let v0 = map.v.y * y + map.v.z
    let w0 = map.w.y * y + map.w.z
    var column = Double(x)
    var depth = isAffine ? 1 : 1 / (map.w.x * column + w0)
    var u = TextureMap.fixed((map.u.x * column + u0) * depth)
    var v = TextureMap.fixed((map.v.x * column + v0) * depth)
    let center = (TextureMap.fixed(centerX), TextureMap.fixed(centerY))
    var index = x
    // Exact every eight pixels, straight in between.
    while index < end {
      column += 8
      if !isAffine { depth = 1 / (map.w.x * column + w0) }
      let nextU = TextureMap.fixed((map.u.x * column + u0) * depth)
      let nextV = TextureMap.fixed((map.v.x * column + v0) * depth)
      let block = block(u, v, nextU, nextV, center)
      UnsafeMutableRawPointer(coverage + (index &- x)).storeBytes(of: block, as: UInt64.self)
      u = nextU
      v = nextV
      index &+= 8
    }
  }

  /// Eight pixels, the first one in the lowest byte.
  @inline(__always)
  private func block(
    _ u: Int,
    _ v: Int,
    _ nextU: Int,
    _ nextV: Int,
    _ center: (Int, Int)
  ) -> UInt64 {
    let (lastX, lastY) = ((width &- 1) &<< 16, (height &- 1) &<< 16)
    let (du, dv) = ((nextU &- u) &>> 3, (nextV &- v) &>> 3)
    let a = fold(u, center.0)
    let b = fold(nextU, center.0)
    let c = fold(v, center.1)
    let d = fold(nextV, center.1)
    // A folded coordinate is largest in between, so that both ends at the far side mean all of it.
    if min(a, b) >= lastX, min(c, d) >= lastY {
      let value = Self.byte(UInt32(values[height &* width &- 1]))
      return UInt64(value) &* 0x0101_0101_0101_0101
    }
    let least = min(min(a, b), min(c, d))
    let most = max(max(a, b), max(c, d))
    guard isSmooth, least > -TexelMixer.limit, most < TexelMixer.limit,
      max(center.0, center.1) < TexelMixer.limit
    else { return farBlock(u, v, du, dv, center) }
    let us = TexelMixer.four(from: u, step: du)
    let vs = TexelMixer.four(from: v, step: dv)
    let first = four(us, vs, center)
    let second = four(us &+ TexelMixer.all(du &* 4), vs &+ TexelMixer.all(dv &* 4), center)
    return Self.bytes(first, second)
  }

  // MARK: Four pixels

  @inline(__always)
  private func fold(_ value: Words4, _ center: Int) -> Words4 {
    guard isFolded else { return value }
    let sign = value &>> Words4(repeating: 31)
    return TexelMixer.all(center) &- ((value ^ sign) &- sign)
  }

  /// Four coverages, 0 to 255.
  @inline(__always)
  private func four(_ u: Words4, _ v: Words4, _ center: (Int, Int)) -> Words4 {
    let zero = Words4(repeating: 0)
    let sixteen = Words4(repeating: 16)
    let eight = Words4(repeating: 8)
    let foldedU = fold(u, center.0)
    let foldedV = fold(v, center.1)
    let nearU = TexelMixer.least(
      foldedU.replacing(with: zero, where: foldedU .< zero),
      TexelMixer.all((width &- 1) &<< 16)
    )
    let nearV = TexelMixer.least(
      foldedV.replacing(with: zero, where: foldedV .< zero),
      TexelMixer.all((height &- 1) &<< 16)
    )
    let x = TexelMixer.least(nearU &>> sixteen, TexelMixer.all(width &- 2))
    let y = TexelMixer.least(nearV &>> sixteen, TexelMixer.all(height &- 2))
    let small = Words4(repeating: 0x7fff)
    let place = (y & small) &* (TexelMixer.all(width) & small) &+ x
    let across = (nearU &- (x &<< sixteen)) &>> eight
    let down = (nearV &- (y &<< sixteen)) &>> eight
    let top = pairs(values, place)
    let bottom = pairs(values + width, place)
    let upper = Self.mix(top.left, top.right, across)
    let lower = Self.mix(bottom.left, bottom.right, across)
    let value = Self.mix(upper, lower, down)
    return ((value &<< eight) &- value &+ Words4(repeating: 32768)) &>> sixteen
  }

  /// Two neighbouring cells at each of four places, each fetched by one 32-bit load.
  @inline(__always)
  private func pairs(
    _ base: UnsafePointer<UInt16>,
    _ place: Words4
  ) -> (left: Words4, right: Words4) {
    let places = unsafeBitCast(place, to: SIMD2<UInt64>.self)
    let (first, second) = (places.x, places.y)
    let both = SIMD4<UInt32>(
      Self.pair(base + Int(first & 0xffff_ffff)),
      Self.pair(base + Int(first &>> 32)),
      Self.pair(base + Int(second & 0xffff_ffff)),
      Self.pair(base + Int(second &>> 32))
    )
    let left = both & SIMD4(repeating: 0xffff)
    let right = both &>> SIMD4(repeating: 16)
    return (unsafeBitCast(left, to: Words4.self), unsafeBitCast(right, to: Words4.self))
  }

  @inline(__always)
  private static func pair(_ cell: UnsafePointer<UInt16>) -> UInt32 {
    UnsafeRawPointer(cell).loadUnaligned(as: UInt32.self)
  }

  /// Mixes values whose difference has 16 bits with its sign; the part is of 256.
  @inline(__always)
  private static func mix(_ from: Words4, _ to: Words4, _ part: Words4) -> Words4 {
    let sixteen = Words4(repeating: 16)
    let difference = ((to &- from) &<< sixteen) &>> sixteen
    return from &+ ((difference &* (part & Words4(repeating: 0x1ff))) &>> Words4(repeating: 8))
  }

  @inline(__always)
  private static func bytes(_ first: Words4, _ second: Words4) -> UInt64 {
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

  // MARK: One pixel

  /// The same for grids and coordinates that do not fit into the lanes of a register.
  @inline(never)
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
