extension UIGestureRecognizer {
  /// How far a gesture is recognized.
  nonisolated public enum State: Int, Sendable {
    /// Not decided.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A gesture was recognized, or a continuous one ended.
    case ended = 3
    /// A continuous gesture was broken off.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5

    /// A discrete gesture was recognized: another name of ``ended``.
    public static let recognized = State.ended

    var isTerminal: Bool { rawValue >= State.ended.rawValue }
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }
}
