/// Which side of a transition is drawn on top.
nonisolated public enum HeroViewOrderingStrategy: Hashable, Sendable {
  /// What the animation asks for; the destination on top otherwise, the source when dismissing.
  case auto
  /// The screen that is left.
  case sourceViewOnTop
  /// The screen that is entered.
  case destinationViewOnTop
}
