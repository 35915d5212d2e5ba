extension UITabBarItem {
  /// The tabs that the system knows.
  nonisolated public enum SystemItem: Int, Sendable {
    /// The tabs that have no room: three dots.
    case more
    /// What is liked: a star.
    case favorites
    /// What is recommended: a star.
    case featured
    /// What others like: a star.
    case topRated
    /// What was used last: a clock.
    case recents
    /// People.
    case contacts
    /// What was done: a clock.
    case history
    /// Marked places: a book.
    case bookmarks
    /// Finding: a magnifying glass.
    case search
    /// What was loaded: an arrow down.
    case downloads
    /// What is new: a clock.
    case mostRecent
    /// What is seen most: a list.
    case mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured: "star.fill"
      case .topRated: "star"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      }
    }
  }
}
