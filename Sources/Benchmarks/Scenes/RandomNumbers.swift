/// The same numbers in every run.
struct RandomNumbers {
  private var state: UInt64 = 0x1234_5678

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(1 << 31)
  }
}
