import QuartzCore

/// Where a view stood, so that it can be put back.
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let bounds: CGRect
  private let center: CGPoint
  private let filled: Bool
  private let sizeOfSuperview: CGSize

  /// Notes a view's place; nil when it is in no superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    bounds = view.bounds
    center = view.center
    sizeOfSuperview = superview.bounds.size
    filled = view.bounds.size == superview.bounds.size
  }

  /// The rectangle in which the view belongs, in the superview's coordinates; nil when that is gone.
  var frame: CGRect? {
    guard let superview else { return nil }
    if filled { return superview.bounds }
    return CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// Whether the superview has another size now.
  var isResized: Bool { superview.map { $0.bounds.size != sizeOfSuperview } ?? false }

  /// Whether a view stands in its superview still.
  func holds(_ view: UIView) -> Bool { superview == nil || view.superview === superview }

  /// The same rectangle in another view's coordinates.
  func frame(in view: UIView) -> CGRect? {
    guard let frame, let superview else { return nil }
    let isConnected = superview.window != nil && superview.window === view.window
    return isConnected ? view.convert(frame, from: superview) : frame
  }

  /// Gives a view that is out of its superview the size that it will have there.
  func resize(_ view: UIView) {
    guard filled, let superview, view.superview !== superview,
      view.bounds.size != superview.bounds.size
    else { return }
    view.bounds.size = superview.bounds.size
    view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
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
