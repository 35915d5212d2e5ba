import QuartzCore

/// Where a view stood, so that it can be put back.
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let bounds: CGRect
  private let center: CGPoint
  private let filled: Bool

  /// Notes a view's place; nil when it is in no superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    bounds = view.bounds
    center = view.center
    filled = view.bounds.size == superview.bounds.size
  }

  /// Puts a view back, with the size that it had, or that of the superview when it filled it.
  ///
  /// The transform is the animator's affair and stays what it is.
  func restore(_ view: UIView) {
    guard let superview else { return }
    if view.superview !== superview { superview.insertSubview(view, at: index) }
    if filled {
      view.bounds.size = superview.bounds.size
      view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    } else {
      view.bounds.size = bounds.size
      view.center = center
    }
  }
}
