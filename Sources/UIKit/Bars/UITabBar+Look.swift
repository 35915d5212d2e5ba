import QuartzCore

extension UITabBar {
  /// Tabs in a bar that is wider than this stand around its middle, with their titles beside the images.
  private static let wideWidth: CGFloat = 600
  private static let usualItemWidth: CGFloat = 76
  private static let usualItemSpacing: CGFloat = 34

  func refreshLook() {
    if backgroundFade == nil { background.apply(backgroundLook(atEdge: isAtScrollEdge)) }
    for button in buttons {
      let isSelected = button.item === selectedItem
      button.show(isSelected: isSelected, look: look(of: button.item, isSelected: isSelected))
    }
  }

  // MARK: - Background

  /// The appearance that counts: the item's, or the bar's, or nil for the older properties.
  private func appearance(atEdge: Bool) -> UITabBarAppearance? {
    if atEdge, let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return edge
    }
    if let own = selectedItem?.standardAppearance { return own }
    return hasAppearance ? standardAppearance : nil
  }

  private var hasOwnEdgeAppearance: Bool {
    selectedItem?.scrollEdgeAppearance != nil || scrollEdgeAppearance != nil
  }

  private func backgroundLook(atEdge: Bool) -> BarBackgroundView.Look {
    if atEdge, !hasOwnEdgeAppearance, isTranslucent, barTintColor == nil,
      backgroundImage == nil, barStyle == .default
    {
      return .bare
    }
    guard let appearance = appearance(atEdge: atEdge) else { return lookOfProperties }
    return BarBackgroundView.Look(appearance, usual: Self.usualEffect)
  }

  private static var usualEffect: UIBlurEffect { UIBlurEffect(style: .systemChromeMaterial) }

  private var lookOfProperties: BarBackgroundView.Look {
    let isClear = backgroundImage.map { $0.size == .zero } ?? false
    let isPlain = barTintColor == nil && backgroundImage == nil && isTranslucent
    let opaque: UIColor = barStyle == .black ? UIColor(white: 0.09, alpha: 1) : .systemBackground
    return BarBackgroundView.Look(
      color: isClear || isPlain ? nil : backgroundImage == nil ? barTintColor ?? opaque : nil,
      image: isClear ? nil : backgroundImage,
      hairline: shadowImage != nil || isClear ? nil : .separator,
      effect: isPlain
        ? UIBlurEffect(
          style: barStyle == .black ? .systemChromeMaterialDark : .systemChromeMaterial
        )
        : nil
    )
  }

  /// Lets the background become that of other content, inside the animation of a transition.
  func fadeBackground(toEdge isAtEdge: Bool) {
    endFade(isCompleted: false)
    UIView.performWithoutAnimation {
      backgroundFade = BarBackgroundFade(background)
      resolveFade(toEdge: isAtEdge)
    }
    backgroundFade?.advance()
  }

  /// Says where the other content stands.
  func resolveFade(toEdge isAtEdge: Bool) {
    edgeOfFade = isAtEdge
    let look = backgroundLook(atEdge: isAtEdge)
    UIView.performWithoutAnimation { backgroundFade?.resolve(look) }
  }

  /// Leaves the background as the transition ended.
  func endFade(isCompleted: Bool) {
    guard let fade = backgroundFade else { return }
    backgroundFade = nil
    fade.end(isCompleted: isCompleted)
    if isCompleted { isAtScrollEdge = edgeOfFade }
    refreshLook()
  }

  // MARK: - Tabs

  private func look(of item: UITabBarItem, isSelected: Bool) -> TabBarButton.Look {
    let layout = appearance(atEdge: isAtScrollEdge)?.stackedLayoutAppearance
    let state = isSelected ? layout?.selected : layout?.normal
    let usual: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    let control: UIControl.State = isSelected ? .selected : .normal
    let iconColor = state?.iconColor ?? usual
    var title: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.titleSize(isInline), weight: .medium),
      .foregroundColor: iconColor,
    ]
    title.merge(state?.titleTextAttributes ?? [:]) { _, new in new }
    title.merge(item.titleTextAttributes(for: .normal) ?? [:]) { _, new in new }
    if isSelected {
      title.merge(item.titleTextAttributes(for: control) ?? [:]) { _, new in new }
    }
    let offset = state?.titlePositionAdjustment ?? .zero
    return TabBarButton.Look(
      iconColor: iconColor,
      titleAttributes: title,
      titleOffset: UIOffset(
        horizontal: offset.horizontal + item.titlePositionAdjustment.horizontal,
        vertical: offset.vertical + item.titlePositionAdjustment.vertical
      ),
      badgeColor: item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed,
      badgeAttributes: item.badgeTextAttributes(for: .normal) ?? state?.badgeTextAttributes ?? [:]
    )
  }

  private static func titleSize(_ isInline: Bool) -> CGFloat { isInline ? 13 : 10 }

  private var isInline: Bool { bounds.width > Self.wideWidth }

  func placeButtons() {
    guard !buttons.isEmpty else { return }
    let wasInline = buttons[0].isInline
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    )
    let isCentered =
      itemPositioning == .centered || (itemPositioning == .automatic && isInline)
    let count = CGFloat(buttons.count)
    var width = area.width / count
    var space: CGFloat = 0
    var x = area.minX
    if isCentered {
      width = itemWidth > 0 ? itemWidth : max(Self.usualItemWidth, min(width - 34, 140))
      space = itemSpacing > 0 ? itemSpacing : Self.usualItemSpacing
      x = area.midX - (width * count + space * (count - 1)) / 2
    }
    for button in buttons {
      button.isInline = isInline
      button.frame = CGRect(
        x: x,
        y: 0,
        width: width,
        height: min(bounds.height, Self.standardHeight)
      )
      x += width + space
    }
    if wasInline != isInline { refreshLook() }
  }
}
