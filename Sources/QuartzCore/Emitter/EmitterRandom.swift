/// Numbers that look random and are the same for the same particle.
struct EmitterRandom {
  private var state: UInt64

  /// Begins the numbers of one particle.
  init(seed: UInt64, _ index: Int) {
    state = seed &+ UInt64(bitPattern: Int64(index)) &* 0x9E37_79B9_7F4A_7C15
    _ = next()
  }

  /// Returns the next 64 bits: SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 to 1.
  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  /// Returns a number from -1 to 1.
  mutating func signed() -> Double { unit() * 2 - 1 }

  /// Returns a number around a middle.
  ///
  /// Uncertain: Apple calls the range one about the mean; it is taken as the greatest difference from it.
  mutating func spread(_ spread: EmitterCellState.Spread) -> Double {
    spread.middle + signed() * spread.range
  }
}
