/// What constraints are about: a view, or a rectangle of one.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view that the rectangle belongs to.
  var layoutView: UIView? { get }
  /// What diagnostics call the item.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  var layoutName: String {
    if let accessibilityIdentifier { return "\(type(of: self)):\(accessibilityIdentifier)" }
    if let text = (self as? UILabel)?.text { return "\(type(of: self)):'\(text)'" }
    return "\(type(of: self))"
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }

  var layoutName: String {
    let owner = owningView?.layoutName ?? "nil"
    return identifier.isEmpty ? "\(owner).guide" : "\(owner).\(identifier)"
  }
}

/// A view that knows who keeps it here, and says so when it goes.
struct UnownedView {
  weak var view: UIView?
}
