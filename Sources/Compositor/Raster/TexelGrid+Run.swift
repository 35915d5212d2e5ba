extension TexelGrid {
  /// Mixes texels along a straight run; up to seven pixels more than wanted may be mixed.
  ///
  /// - Parameters:
  ///   - mixer: The grid's mixer.
  ///   - buffer: Where the pixels go.
  ///   - count: How many are wanted.
  ///   - u: The first coordinate across, with 16 bits of fraction. All of them must be near.
  ///   - v: The first coordinate down.
  ///   - du: The step across.
  ///   - dv: The step down.
  @inline(__always)
  func run(
    _ mixer: UnsafePointer<TexelMixer>,
    _ buffer: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ u: Int,
    _ v: Int,
    _ du: Int,
    _ dv: Int
  ) {
    if dv == 0, levelRun(buffer, count, u, v, du) { return }
    let steps = (count &+ 3) & ~3 &- 1
    let isInside =
      isWithin(u, u &+ du &* steps, width) && isWithin(v, v &+ dv &* steps, height)
    if isInside {
      Self.insideRun(mixer, buffer, count, u, v, du, dv)
    } else {
      crossingRun(mixer, buffer, count, u, v, du, dv)
    }
  }

  // NB: kept out of line, where its constants find room in registers.
  @inline(never)
  private static func insideRun(
    _ mixer: UnsafePointer<TexelMixer>,
    _ buffer: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ u: Int,
    _ v: Int,
    _ du: Int,
    _ dv: Int
  ) {
    let mixer = mixer.pointee
    var places = TexelPlaces(u, v, du, dv)
    var index = 0
    while index < count {
      mixer.mix(places.us, places.vs, buffer + index)
      places.advance()
      index &+= 4
    }
  }

  /// Some positions may lie beyond the rim; this is asked for eight at a time.
  @inline(never)
  private func crossingRun(
    _ mixer: UnsafePointer<TexelMixer>,
    _ buffer: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ u: Int,
    _ v: Int,
    _ du: Int,
    _ dv: Int
  ) {
    let mixer = mixer.pointee
    var places = TexelPlaces(u, v, du, dv)
    var (nextU, nextV) = (u, v)
    var index = 0
    while index < count {
      let isInside =
        isWithin(nextU, nextU &+ du &* 7, width) && isWithin(nextV, nextV &+ dv &* 7, height)
      let first = places
      places.advance()
      if isInside {
        mixer.mix(first.us, first.vs, buffer + index)
        mixer.mix(places.us, places.vs, buffer + (index &+ 4))
      } else {
        mixer.clampedMix(first.us, first.vs, buffer + index)
        if count &- index > 4 {
          mixer.clampedMix(places.us, places.vs, buffer + (index &+ 4))
        }
      }
      places.advance()
      nextU &+= du &* 8
      nextV &+= dv &* 8
      index &+= 8
    }
  }

  /// The same for a run that stays between two rows of the grid; gives false when it is not worth while.
  @inline(never)
  private func levelRun(
    _ buffer: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ u: Int,
    _ v: Int,
    _ du: Int
  ) -> Bool {
    let end = u &+ du &* (count &- 1)
    guard count > 8, max(end &- u, u &- end) &>> 16 < 2 &* count else { return false }
    let room = buffer + (TileSurface.stride &+ 16)
    guard let row = TexelRow(self, u, end, v, room) else { return false }
    var us = TexelMixer.four(from: u, step: du)
    let du4 = TexelMixer.all(du &* 4)
    var index = 0
    while index < count {
      row.mix(us, buffer + index)
      us = us &+ du4
      index &+= 4
    }
    return true
  }

  /// Whether all of a straight run has a neighbour on both sides.
  @inline(__always)
  private func isWithin(_ first: Int, _ last: Int, _ count: Int) -> Bool {
    let limit = UInt(bitPattern: (count &- 1) &<< 16)
    return UInt(bitPattern: first) < limit && UInt(bitPattern: last) < limit
  }

  /// Whether all coordinates of a run fit into the lanes of a register.
  @inline(__always)
  static func isNear(_ start: Int, _ step: Int, _ count: Int) -> Bool {
    let end = start &+ step &* count
    let limit = TexelMixer.limit
    return start > -limit && start < limit && end > -limit && end < limit
  }

  /// The same for grids and coordinates that do not fit into the lanes of a register.
  @inline(never)
  func farRun(
    _ buffer: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ u: Int,
    _ v: Int,
    _ du: Int,
    _ dv: Int
  ) {
    for index in 0..<count {
      buffer[index] = clampedMix(u &+ du &* index, v &+ dv &* index)
    }
  }
}
