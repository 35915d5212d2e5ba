import QuartzCore

/// What stands below the usual row of a navigation bar: a large title and a search bar.
struct NavigationBarExtent: Equatable {
  /// The height of a large title, in points.
  static let largeTitleHeight: CGFloat = 52

  /// The height of a line above the row, in points.
  static let promptHeight: CGFloat = 30

  /// The height of the line above the row, or 0 where there is none.
  var prompt: CGFloat = 0
  /// The height of the row of buttons.
  var row = UINavigationBar.standardHeight
  /// The height of the large title, or 0 where there is none.
  var largeTitle: CGFloat = 0
  /// The height of the search bar, or 0 where there is none.
  var search: CGFloat = 0
  /// Whether the search bar stays when content scrolls.
  var keepsSearch = false
  /// Whether the search bar takes the place of everything else.
  var isSearching = false

  /// The height down to the end of the row.
  var head: CGFloat { isSearching ? row : prompt + row }

  /// The height below the row, in points.
  var full: CGFloat {
    isSearching ? max(search - row, 0) : largeTitle + search
  }

  /// The height that is left when content has scrolled away, in points.
  var least: CGFloat { isSearching ? full : keepsSearch ? search : 0 }

  /// Where content comes to rest, in points from its top.
  var restingPlaces: [CGFloat] {
    let collapsible = keepsSearch ? [largeTitle] : [search, largeTitle]
    return collapsible.reduce(into: [0]) { places, part in
      if part > 0 { places.append((places.last ?? 0) + part) }
    }
  }

  /// The height at a distance that content has scrolled from its top; a negative one stretches it.
  func height(scrolled distance: CGFloat) -> CGFloat {
    guard full > least else { return full }
    // Only a large title stretches.
    let way = largeTitle > 0 ? distance : max(distance, 0)
    return max(full - way, least)
  }
}
