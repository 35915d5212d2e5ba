/// Remembers every decision of inside or outside on the way to a colour.
///
/// Where all points of a pixel have the same trace, no edge runs through it.
struct LayerTrace: Equatable {
  private(set) var value: UInt64 = 0
  /// What lies behind the layer that blurs it, at this point; nil when that layer was not met.
  var behind: SIMD4<Double>?
  /// The blur of all that lies there, at this pixel; nil when it is not known yet.
  var blurred: SIMD4<Double>?

  static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  mutating func note(_ identity: UInt64, _ decision: Int) {
    value = (value ^ (identity &* 4096 &+ UInt64(bitPattern: Int64(decision)))) &* 0x100_0000_01b3
  }
}
