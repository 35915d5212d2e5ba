public import Foundation

/// Is told when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells that a search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells that a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells that a search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells that a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Lets the app show the search itself; it is not asked.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
