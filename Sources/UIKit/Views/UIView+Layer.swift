import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      World.current.report(
        CompatibilityIssue(
          message: "layerClass must inherit from CALayer; a plain layer is used",
          context: "\(Self.self)"
        )
      )
      return CALayer()
    }
    if type == CALayer.self { return CALayer() }
    // NB: Swift makes an instance of a class that is known only at run time by a required initialiser, and
    // the one that layers have is this; nothing is decoded.
    return type.init(coder: BlankCoder()) ?? CALayer()
  }

  /// The colour that was set, or the layer's own when it was changed behind the view's back.
  var currentBackgroundColor: UIColor? {
    guard let color = layer.backgroundColor else { return nil }
    if let stored = storedBackgroundColor,
      stored.resolvedColor(with: traitCollection).cgColor == color
    {
      return stored
    }
    return UIColor(cgColor: color)
  }

  var resolvedTintColor: UIColor {
    let color = inheritedTintColor
    return isTintDimmed ? color.dimmedTint : color
  }

  private var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.storedTintColor { return color }
      view = current.storedSuperview
    }
    return .systemBlue
  }

  var isTintDimmed: Bool {
    var view: UIView? = self
    while let current = view {
      if current.ownTintAdjustmentMode != .automatic {
        return current.ownTintAdjustmentMode == .dimmed
      }
      if current.isBehindPresentation { return true }
      view = current.storedSuperview
    }
    return false
  }

  func tellTintColorChange() {
    tintColorDidChange()
    for subview in storedSubviews where subview.storedTintColor == nil {
      subview.tellTintColorChange()
    }
  }

  /// The style that the nearest of the view and its superviews demands, or nil for the screen's.
  var demandedStyle: UIUserInterfaceStyle? {
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified {
        return current.overrideUserInterfaceStyle
      }
      view = current.storedSuperview
    }
    return nil
  }

  /// Tells of another style after a move to another place in the tree.
  func tellStyleChange(since old: UIUserInterfaceStyle?) {
    if demandedStyle != old { tellStyleChange() }
  }

  func tellStyleChange() {
    let previous = traitCollection
    if let color = storedBackgroundColor {
      layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    }
    traitCollectionDidChange(previous)
    for subview in storedSubviews { subview.tellStyleChange() }
  }

  /// Whether touches may reach the view at all.
  var receivesTouches: Bool {
    !isHidden && isUserInteractionEnabled && layer.opacity >= Self.smallestTouchableOpacity
      && touchBlockingAnimations == 0
  }

  /// Views that are less opaque than this receive no touches.
  private static let smallestTouchableOpacity: Float = 0.01
}
