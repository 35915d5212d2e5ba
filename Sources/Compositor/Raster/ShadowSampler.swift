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

  /// Whether both ends of a run, and so all of it, lie at the far side.
  ///
  /// A folded coordinate is largest in between.
  @inline(__always)
  func isFar(_ first: Int, _ last: Int, _ center: Int, _ count: Int) -> Bool {
    min(fold(first, center), fold(last, center)) >= (count &- 1) &<< 16
  }

  /// Eight coverages of the last cell.
  var farthest: UInt64 {
    UInt64(Self.byte(UInt32(values[height &* width &- 1]))) &* 0x0101_0101_0101_0101
  }

  // MARK: One pixel

  /// Eight coverages for grids and coordinates that do not fit into the lanes of a register.
  func farBlock(
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
  func fold(_ value: Int, _ center: Int) -> Int {
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
