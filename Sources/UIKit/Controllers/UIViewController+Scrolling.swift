import QuartzCore

/// The scroll views that a controller named for its edges.
private final class ContentScrollViews {
  struct Entry {
    weak var scrollView: UIScrollView?
    var edges: NSDirectionalRectEdge
  }

  var entries: [Entry] = []
}

extension UIViewController {
  /// Names the scroll view whose content lies below bars; without a name it is looked for.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or nil for none.
  ///   - edge: The edges at which it lies below bars.
  public func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge = .all
  ) {
    let key = ObjectIdentifier(ContentScrollViews.self)
    let known = attachments[key] as? ContentScrollViews ?? ContentScrollViews()
    known.entries.insert(ContentScrollViews.Entry(scrollView: scrollView, edges: edge), at: 0)
    attachments[key] = known
    storedParent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the scroll view whose content lies below bars at an edge, or nil.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The scroll view.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let known = attachments[ObjectIdentifier(ContentScrollViews.self)] as? ContentScrollViews
    if let entry = known?.entries.first(where: { $0.edges.contains(edge) }) {
      return entry.scrollView
    }
    if let child = childForScrolling { return child.contentScrollView(for: edge) }
    guard let view = viewIfLoaded else { return nil }
    if let scroll = view as? UIScrollView { return scroll }
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first { scroll in
      scroll.frame.width >= view.bounds.width / 2 && scroll.frame.height >= view.bounds.height / 2
    }
  }

  private var childForScrolling: UIViewController? {
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController }
    return nil
  }
}

extension UIScrollView {
  /// Whether the content stands at its top, so that none of it lies below a bar there.
  var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }

  /// Whether the content ends above the bottom inset, so that none of it lies below a bar there.
  var isAtBottomEdge: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.5
  }
}
