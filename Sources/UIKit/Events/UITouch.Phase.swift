extension UITouch {
  /// What a touch does.
  nonisolated public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stays where it is.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// A pointer came over the region.
    case regionEntered = 5
    /// A pointer moved over the region.
    case regionMoved = 6
    /// A pointer left the region.
    case regionExited = 7
  }

  /// What touches.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A mouse or a track pad.
    case indirectPointer = 3
  }
}
