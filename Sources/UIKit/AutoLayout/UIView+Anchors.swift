extension UIView {
  /// The edge at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line on which the first text stands; the top edge where there is no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line on which the last text stands; the bottom edge where there is no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The size that asks ``systemLayoutSizeFitting(_:)`` for the least size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The size that asks ``systemLayoutSizeFitting(_:)`` for the greatest size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  // MARK: - Guides

  /// The guides that code has added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide, taking it away from another view.
  ///
  /// - Parameter layoutGuide: The guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ensuredLayoutState.guides.append(layoutGuide)
  }

  /// Removes a guide, and the constraints about it.
  ///
  /// - Parameter layoutGuide: The guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var ancestor: UIView? = self
    while let current = ancestor {
      for constraint in current.layoutState?.constraints ?? []
      where constraint.links.contains(where: { $0 === layoutGuide }) {
        current.release(constraint)
      }
      ancestor = current.storedSuperview
    }
    layoutState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that bars and the device leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    ruledGuide(.safeArea, named: "safeAreaLayoutGuide")
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    ruledGuide(.margins, named: "layoutMarginsGuide")
  }

  /// The part of the view inside its margins that is not too wide for lines of text.
  public var readableContentGuide: UILayoutGuide {
    ruledGuide(.readableContent, named: "readableContentGuide")
  }

  /// The part of the view that what stands in place of a keyboard covers, or the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = ensuredLayoutState
    let known = state.ruledGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    if let known { return known }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.ruledGuides.append(guide)
    return guide
  }

  func ruledGuide(_ kind: UILayoutGuide.Kind, named identifier: String) -> UILayoutGuide {
    let state = ensuredLayoutState
    if let guide = state.ruledGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self, named: identifier)
    state.ruledGuides.append(guide)
    return guide
  }
}
