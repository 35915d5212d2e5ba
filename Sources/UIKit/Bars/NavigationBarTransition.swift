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
}
