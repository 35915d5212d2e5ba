import QuartzCore

extension UINavigationBar {
  /// How much of a translucent bar covers what is behind it.
  private static let translucency: CGFloat = 0.94

  /// The appearance that counts: the item's, or the bar's, or nil for the older properties.
  private var appearance: UINavigationBarAppearance? {
    if let own = topItem?.standardAppearance { return own }
    return hasAppearance ? standardAppearance : nil
  }

  func refreshLook() {
    if let appearance {
      applyAppearance(appearance)
    } else {
      applyProperties()
    }
    content?.apply(titleAttributes: titleAttributes, tint: tintColor)
  }

  private func applyAppearance(_ appearance: UINavigationBarAppearance) {
    let showsUsual = !appearance.isTransparent && appearance.backgroundEffect == nil
    let usual: UIColor? = showsUsual ? usualColor : nil
    background.apply(
      color: appearance.backgroundColor ?? usual,
      image: appearance.backgroundImage,
      hairline: appearance.shadowColor,
      effect: appearance.backgroundEffect
    )
  }

  /// Shows the older properties: an empty background image makes the bar transparent.
  private func applyProperties() {
    let image = backgroundImage(for: .default)
    let isClear = image.map { $0.size == .zero } ?? false
    let hidesHairline = shadowImage != nil || isClear
    let color = barTintColor ?? usualColor
    background.apply(
      color: isClear ? nil : image == nil ? color : nil,
      image: isClear ? nil : image,
      hairline: hidesHairline ? nil : .separator
    )
  }

  private var usualColor: UIColor {
    let base: UIColor =
      barStyle == .black ? UIColor(white: 0.09, alpha: 1) : .systemBackground
    return isTranslucent && barTintColor == nil ? base.withAlphaComponent(Self.translucency) : base
  }

  /// The look of titles: what was set, over the usual one.
  var titleAttributes: [NSAttributedString.Key: Any] {
    let color: UIColor = barStyle == .black ? .white : .label
    var merged: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: color,
    ]
    let own = appearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
    merged.merge(own) { _, new in new }
    return merged
  }

  /// Lets the background reach from the bar up to the top of its superview, behind the status bar.
  func placeBackground() {
    let above = superview == nil ? 0 : max(frame.minY, 0)
    let height = bounds.height + above
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: height)
    background.layoutIfNeeded()
  }

  func itemDidChange() {
    guard transition == nil else { return }
    refreshLook()
    showContent()
  }

  /// Shows the top item at once.
  func showContent() {
    transition?.outgoing?.removeFromSuperview()
    transition = nil
    content?.removeFromSuperview()
    content = nil
    guard let topItem else { return }
    let shown = makeContent(for: topItem, back: backItem)
    content = shown
    shown.frame = bounds
    addSubview(shown)
    refreshLook()
  }

  func makeContent(for item: UINavigationItem, back: UINavigationItem?) -> NavigationBarContent {
    let content = NavigationBarContent(item: item, back: back, arrow: backIndicatorImage)
    content.onBack = { [weak self] in self?.goBack() }
    content.frame = bounds
    content.apply(titleAttributes: titleAttributes, tint: tintColor)
    return content
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }
}
