/// How long ago something was, in words that change at known times.
nonisolated enum Age {
  private static let seconds: [Double] = [0, 5, 10, 20, 30, 40, 50]

  /// Says how long ago something was.
  ///
  /// - Parameter age: Seconds since then.
  /// - Returns: The words, such as `5 s ago`.
  static func text(_ age: Double) -> String {
    let start = start(of: age)
    switch start {
    case ..<5: return "just now"
    case ..<60: return "\(Int(start)) s ago"
    case ..<3600: return "\(Int(start / 60)) min ago"
    default: return "\(Int(start / 3600)) h ago"
    }
  }

  /// Returns when the words change next.
  ///
  /// - Parameter age: Seconds since then.
  /// - Returns: The age at which `text(_:)` says something else; greater than the age itself.
  static func nextChange(after age: Double) -> Double {
    if let next = seconds.first(where: { $0 > age }) { return next }
    let step: Double = age < 3600 ? 60 : 3600
    return (age / step).rounded(.down) * step + step
  }

  private static func start(of age: Double) -> Double {
    if age < 60 { return seconds.last { $0 <= age } ?? 0 }
    let step: Double = age < 3600 ? 60 : 3600
    return (age / step).rounded(.down) * step
  }
}
