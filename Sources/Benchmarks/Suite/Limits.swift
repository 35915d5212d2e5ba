/// A first gate and a target.
nonisolated struct Limit {
  let gate: Double
  let target: Double
}

/// What a picture's time is held to.
nonisolated struct Limits {
  /// The first gate as a multiple of copying the frame; nil when there is none.
  let memcpy: Double?
  /// Multiples of Skia's time.
  let skia: Limit?

  init(_ memcpy: Double?, skia: Limit? = nil) {
    self.memcpy = memcpy
    self.skia = skia
  }

  /// The target as a multiple of the roofline, for the pictures that have a gate.
  var roofline: Double? { memcpy == nil ? nil : 1.15 }
  /// The share of one thread's time that two may take.
  var threads: Limit? { memcpy == nil ? nil : Limit(gate: 0.55, target: 0.52) }
}
