import QuartzCore

/// A change of a bar from one item to another while it is shown.
struct NavigationBarTransition {
  /// How long a change takes that the bar animates by itself, in seconds.
  static let duration = 0.35

  var outgoing: NavigationBarContent?
  var incoming: NavigationBarContent?
  var oldItems: [UINavigationItem]
  var newItems: [UINavigationItem]
  var isPop: Bool
  /// Whether what stands below the rows moves as a part of pages that slide over each other.
  var slides: Bool
  /// The change of the background, where there is one.
  var fade: BarBackgroundFade?
  /// Whether content of the new page lies below the bar; nil while nobody knows.
  var isAtEdge: Bool?
  /// Whether an item changed meanwhile.
  var isOutdated = false
}
