/// Remembers every decision of inside or outside on the way to a colour.
///
/// Where all points of a pixel have the same trace, no edge runs through it.
struct LayerTrace: Equatable {
  private(set) var value: UInt64 = 0

  mutating func note(_ identity: UInt64, _ decision: Int) {
    value = (value ^ (identity &* 4096 &+ UInt64(bitPattern: Int64(decision)))) &* 0x100_0000_01b3
  }
}
