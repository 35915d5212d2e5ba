extension TexelGrid {
  /// Mixes texels along a straight run, in blocks of eight; only blocks at the rim pay for clamping.
  @inline(__always)
  func run(
    _ buffer: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ u: inout Int,
    _ v: inout Int,
    _ du: Int,
    _ dv: Int
  ) {
    let limitU = (width &- 1) &<< 16
    let limitV = (height &- 1) &<< 16
    let (twoU, twoV) = (du &* 2, dv &* 2)
    var index = 0
    while index < count {
      // An even number: one pixel more than wanted may be mixed.
      let length = min(8, (count &- index &+ 1) & ~1)
      let lastU = u &+ du &* (length &- 1)
      let lastV = v &+ dv &* (length &- 1)
      let isInside =
        u >= 0 && u < limitU && lastU >= 0 && lastU < limitU
        && v >= 0 && v < limitV && lastV >= 0 && lastV < limitV
      let stop = index &+ length
      if isInside {
        while index < stop {
          mixTwo(u, v, u &+ du, v &+ dv, buffer + index)
          u &+= twoU
          v &+= twoV
          index &+= 2
        }
      } else {
        while index < stop {
          clampedMixTwo(u, v, u &+ du, v &+ dv, buffer + index)
          u &+= twoU
          v &+= twoV
          index &+= 2
        }
      }
    }
  }
}
