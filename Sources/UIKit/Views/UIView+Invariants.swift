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
      precondition(
        subview.layer.superlayer === layer,
        "the layer of \(subview) is not in the layer of \(self)"
      )
      precondition(
        subview.storedWindow === storedWindow,
        "\(subview) is not in the window of its superview \(self)"
      )
    }
    let views = Set(storedSubviews.map(ObjectIdentifier.init))
    let order = (layer.sublayers ?? []).compactMap { $0.delegate as? UIView }
      .map(ObjectIdentifier.init)
      .filter(views.contains)
    precondition(
      order == storedSubviews.map(ObjectIdentifier.init),
      "the layers of \(self) are not in the order of its subviews"
    )
  }
  #else
  /// Costs nothing unless internal checks are compiled in.
  @inline(__always) func checkInvariants() {}
  #endif
}
