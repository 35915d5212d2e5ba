import QuartzCore

extension ViewTransition {
  /// How the old look becomes the new one; raw values are those of the options' bits 20 to 23.
  nonisolated enum Style: Int {
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
    case crossDissolve = 5
    case flipFromTop = 6
    case flipFromBottom = 7

    /// The axis and direction of a half turn, or nil for what does not turn.
    var turn: (x: CGFloat, y: CGFloat)? {
      switch self {
      case .flipFromLeft: (0, 1)
      case .flipFromRight: (0, -1)
      case .flipFromTop: (-1, 0)
      case .flipFromBottom: (1, 0)
      case .curlUp, .curlDown, .crossDissolve: nil
      }
    }
  }
}
