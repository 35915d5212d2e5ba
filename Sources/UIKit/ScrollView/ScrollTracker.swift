import QuartzCore

/// Tells a bar when the content beside it moves.
final class ScrollTracker {
  private(set) weak var scrollView: UIScrollView?
  private let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
  }

  /// Follows another scroll view, or none.
  func follow(_ next: UIScrollView?) {
    guard next !== scrollView else { return }
    scrollView?.moveObservers[ObjectIdentifier(self)] = nil
    scrollView = next
    next?.moveObservers[ObjectIdentifier(self)] = { [weak self] in self?.action() }
  }

  isolated deinit {
    scrollView?.moveObservers[ObjectIdentifier(self)] = nil
  }
}
