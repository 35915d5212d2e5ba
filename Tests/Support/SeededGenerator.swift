/// Random numbers that are the same for the same seed.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator.
  ///
  /// - Parameter seed: What the numbers depend on.
  public init(_ seed: UInt64) {
    state = seed &+ 0x9E37_79B9_7F4A_7C15
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns the next number of a range.
  ///
  /// - Parameter range: The range.
  /// - Returns: The number.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Returns whether something happens that has a probability.
  ///
  /// - Parameter probability: How likely it is, 0 to 1.
  /// - Returns: Whether it happens.
  public mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// Returns one of some values.
  ///
  /// - Parameters:
  ///   - first: A value.
  ///   - rest: The others.
  /// - Returns: The value chosen.
  public mutating func one<Value>(of first: Value, _ rest: Value...) -> Value {
    let index = Int.random(in: 0...rest.count, using: &self)
    return index == 0 ? first : rest[index - 1]
  }
}
