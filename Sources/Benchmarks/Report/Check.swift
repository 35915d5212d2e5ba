/// A figure held against its first gate and its target.
nonisolated struct Check: Codable, Equatable {
  /// How a figure stands.
  enum Verdict: String, Codable {
    case target
    case ok
    case missesGate = "misses the gate"
  }

  /// What the figure is, such as "x memcpy".
  let measure: String
  let value: Double
  /// What must hold first.
  let gate: Double?
  /// What is aimed at.
  let target: Double?
  /// Whether a larger figure is better.
  let wantsMore: Bool
  let verdict: Verdict

  /// Makes a check and judges it.
  ///
  /// - Parameters:
  ///   - measure: What the figure is.
  ///   - value: The figure.
  ///   - gate: What must hold first. Default nothing.
  ///   - target: What is aimed at. Default nothing.
  ///   - wantsMore: Whether a larger figure is better. Default false.
  init(
    _ measure: String,
    _ value: Double,
    gate: Double? = nil,
    target: Double? = nil,
    wantsMore: Bool = false
  ) {
    self.measure = measure
    self.value = value
    self.gate = gate
    self.target = target
    self.wantsMore = wantsMore
    let reaches = { (limit: Double) in wantsMore ? value >= limit : value <= limit }
    if let gate, !reaches(gate) {
      verdict = .missesGate
    } else if let target, reaches(target) {
      verdict = .target
    } else {
      verdict = .ok
    }
  }
}
