public import Foundation

/// Shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Tells that the text or the scope of a search changed, or that it begins or ends.
  ///
  /// - Parameter searchController: The search.
  func updateSearchResults(for searchController: UISearchController)
}
