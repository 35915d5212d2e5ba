/// A number that constraints determine, or depend on, of a view or a guide.
enum LayoutQuantity: Int, CaseIterable {
  /// The frame, in the superview of a view or in the view that owns a guide.
  case minX, minY, width, height
  /// The origin of a view's own coordinates.
  case originX, originY

  static func start(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity {
    axis == .horizontal ? .minX : .minY
  }

  static func length(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity {
    axis == .horizontal ? .width : .height
  }

  static func origin(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity {
    axis == .horizontal ? .originX : .originY
  }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .minX, .width, .originX: .horizontal
    case .minY, .height, .originY: .vertical
    }
  }

  /// The present value of a view.
  func value(of view: UIView) -> CGFloat {
    switch self {
    case .minX: view.center.x - view.bounds.width * view.layer.anchorPoint.x
    case .minY: view.center.y - view.bounds.height * view.layer.anchorPoint.y
    case .width: view.bounds.width
    case .height: view.bounds.height
    case .originX: view.bounds.minX
    case .originY: view.bounds.minY
    }
  }
}
