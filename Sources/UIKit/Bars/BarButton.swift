import QuartzCore

/// A button that shows an item of a bar.
final class BarButton: UIButton {
  private let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    adopt(.system)
    isEnabled = item.isEnabled
    if let title = item.title, item.image == nil { setTitle(title, for: .normal) }
    if let image = item.image ?? item.systemItem?.symbol?.image(pointSize: 22) {
      setImage(image, for: .normal)
    }
    addAction(
      UIAction { [weak item] _ in item?.trigger(with: nil) },
      for: .touchUpInside
    )
    changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
    menu = item.menu
  }

  override var menuSender: Any { item }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  /// Gives the button the look of the item and the tint of the bar.
  func refresh(tint: UIColor) {
    if let own = item.tintColor { tintColor = own }
    let isBold = item.style == .done
    let attributes = item.titleTextAttributes(for: .normal)
    let font = attributes?[.font] as? UIFont
    titleLabel?.font = font ?? .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    if let color = attributes?[.foregroundColor] as? UIColor { setTitleColor(color, for: .normal) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, item.adoptAppearance(shownBy: self) { refresh(tint: tintColor) }
  }

  var barWidth: CGFloat {
    if item.width > 0 { return item.width }
    switch item.systemItem {
    case .flexibleSpace, .fixedSpace: return item.width
    default: return max(intrinsicContentSize.width, item.image == nil ? 0 : 24)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min((bounds.width - 44) / 2, 0), dy: 0).contains(point)
  }
}
