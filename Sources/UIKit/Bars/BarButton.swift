import QuartzCore

/// A button that shows an item of a bar.
final class BarButton: UIButton {
  let item: UIBarButtonItem
  private var shownTitle: String?
  private var shownImage: UIImage?
  /// Whether the tint is the item's own.
  private var isTinted = false

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    adopt(.system)
    addAction(
      UIAction { [weak item] _ in item?.trigger(with: nil) },
      for: .touchUpInside
    )
    update()
  }

  /// Returns the view that shows an item: its own, or a button, which stays the same for an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - old: The views of a bar so far.
  /// - Returns: The view.
  static func view(for item: UIBarButtonItem, among old: [UIView]) -> UIView {
    if let own = item.customView { return own }
    let known = old.lazy.compactMap { $0 as? BarButton }.first { $0.item === item }
    known?.update()
    return known ?? BarButton(item)
  }

  /// Takes over what changed of the item; a touch and an open menu stay.
  func update() {
    isEnabled = item.isEnabled
    let image = item.image ?? item.systemItem?.symbol?.image(pointSize: 22)
    let title = item.image == nil ? item.title : nil
    if title != shownTitle { setTitle(title, for: .normal) }
    if image !== shownImage { setImage(image, for: .normal) }
    (shownTitle, shownImage) = (title, image)
    changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
    if menu !== item.menu { menu = item.menu }
    if item.tintColor == nil, isTinted {
      isTinted = false
      tintColor = nil
    }
  }

  override var menuSender: Any { item }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  /// Gives the button the look of the item and the tint of the bar.
  func refresh(tint: UIColor) {
    if let own = item.tintColor {
      isTinted = true
      tintColor = own
    }
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
