nonisolated extension HeroDefaultAnimationType {
  /// The direction in which a default animation moves.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upwards.
    case up
    /// Downwards.
    case down

    /// Towards the side where a line of the device's language begins.
    public static var leading: Direction {
      HeroLanguageDirection.isRightToLeft ? .right : .left
    }

    /// Towards the side where a line of the device's language ends.
    public static var trailing: Direction {
      HeroLanguageDirection.isRightToLeft ? .left : .right
    }

    var opposite: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .down
      case .down: .up
      }
    }
  }

  /// How automatic animations choose between left and right.
  public enum Strategy: Hashable, Sendable {
    /// Presenting moves left, whatever the language.
    case forceLeftToRight
    /// Presenting moves right, whatever the language.
    case forceRightToLeft
    /// Presenting moves to the leading side of the device's language.
    case userInterface
  }
}
