/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top in Core Animation's sense: on iOS the bottom edge of the screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom in Core Animation's sense: on iOS the top edge of the screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
