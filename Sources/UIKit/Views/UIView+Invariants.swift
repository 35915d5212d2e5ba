import QuartzCore

extension UIView {
  #if INTERNAL_CHECKS
  /// Checks that views and layers tell the same story: each subview knows its superview, and layers stand in the
  /// order of their views.
  func checkInvariants() {
    for subview in storedSubviews {
      precondition(
        subview.storedSuperview === self,
        "\(subview) does not know that it is in \(self)"
      )
    }
    // Code may have put a view's layer elsewhere; those that are here stand in order.
    let views = storedSubviews.filter { $0.layer.superlayer === layer }.map(ObjectIdentifier.init)
    let known = Set(views)
    let order = (layer.sublayers ?? []).compactMap { $0.delegate as? UIView }
      .map(ObjectIdentifier.init)
      .filter(known.contains)
    precondition(
      order == views,
      "the layers of \(self) are not in the order of its subviews"
    )
  }
  #else
  /// Costs nothing unless internal checks are compiled in.
  @inline(__always) func checkInvariants() {}
  #endif
}
