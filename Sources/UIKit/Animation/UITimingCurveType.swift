/// The kind of curve that timing parameters have.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// A curve of the system's.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve combined with a spring.
  case composed = 3
}
