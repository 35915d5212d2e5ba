public import QuartzCore

/// A bar of buttons, usually at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height of the bar without the safe area, in points.
  package static let standardHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let space: CGFloat = 8

  private let background = BarBackgroundView()
  private var storedItems: [UIBarButtonItem] = []
  private var views: [UIView?] = []
  private(set) var hasAppearance = false

  /// Makes a bar without buttons.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar without buttons.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.hairlineEdge = .minYEdge
    addSubview(background)
    refreshLook()
  }

  // MARK: - Buttons

  /// The buttons and the spaces between them, or nil.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the buttons.
  ///
  /// - Parameters:
  ///   - items: The buttons and the spaces between them, or nil.
  ///   - animated: Whether the new ones fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in storedItems { item.onChange = nil }
    let old = views.compactMap { $0 }
    storedItems = items ?? []
    views = storedItems.map { Self.view(for: $0, among: old) }
    let new = views.compactMap { $0 }
    for view in old where !new.contains(view) { view.removeFromSuperview() }
    for item in storedItems {
      item.onChange = { [weak self] in self?.setItems(self?.storedItems, animated: false) }
    }
    for view in new where !old.contains(view) {
      addSubview(view)
      guard animated else { continue }
      UIView.performWithoutAnimation { view.alpha = 0 }
      UIView.animate(withDuration: 0.2) { view.alpha = 1 }
    }
    refreshLook()
    setNeedsLayout()
  }

  private static func view(for item: UIBarButtonItem, among old: [UIView]) -> UIView? {
    switch item.systemItem {
    case .flexibleSpace, .fixedSpace: nil
    default: BarButton.view(for: item, among: old)
    }
  }

  // MARK: - Look

  /// The look of the content; default dark on light.
  open var barStyle = UIBarStyle.default {
    didSet {
      refreshLook()
      recordAppearance(\UIToolbar.barStyle, unset: .default)
    }
  }

  /// Whether what is behind the bar shows through; default true.
  open var isTranslucent = true {
    didSet {
      refreshLook()
      recordAppearance(\UIToolbar.isTranslucent, unset: true)
    }
  }

  /// The colour of the bar, or nil for the usual one.
  open var barTintColor: UIColor? {
    didSet {
      refreshLook()
      recordAppearance(\UIToolbar.barTintColor, unset: nil)
    }
  }

  /// The look of the bar; it rules over the properties above once it was set.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasAppearance = true
      refreshLook()
      recordStandardAppearance()
    }
  }

  /// The look while no content lies below the bar; kept: the standard one is shown.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  private func refreshLook() {
    if hasAppearance {
      let look = standardAppearance
      let isUsual =
        !look.isTransparent && look.backgroundEffect == nil && look.backgroundColor == nil
      background.apply(
        BarBackgroundView.Look(
          color: look.backgroundColor,
          image: look.backgroundImage,
          hairline: look.shadowColor,
          effect: isUsual ? UIBlurEffect(style: .systemChromeMaterial) : look.backgroundEffect
        )
      )
    } else {
      let dark = barStyle == .black
      let opaque: UIColor = dark ? UIColor(white: 0.09, alpha: 1) : .systemBackground
      let isPlain = barTintColor == nil && isTranslucent
      let material: UIBlurEffect.Style = dark ? .systemChromeMaterialDark : .systemChromeMaterial
      background.apply(
        BarBackgroundView.Look(
          color: isPlain ? nil : barTintColor ?? opaque,
          hairline: .separator,
          effect: isPlain ? UIBlurEffect(style: material) : nil
        )
      )
    }
    for case let button as BarButton in views.compactMap({ $0 }) { button.refresh(tint: tintColor) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshLook()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refreshLook()
  }

  // MARK: - Layout

  /// Places the buttons; flexible spaces share the width that is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    ).insetBy(dx: Self.margin, dy: 0)
    let widths = zip(storedItems, views).map(Self.width)
    let flexible = storedItems.filter { $0.systemItem == .flexibleSpace }.count
    let gaps = Self.space * CGFloat(max(storedItems.count - 1, 0))
    let left = max(area.width - widths.reduce(0, +) - gaps, 0)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    var x = area.minX
    let height = min(bounds.height, Self.standardHeight)
    for (index, item) in storedItems.enumerated() {
      let width = item.systemItem == .flexibleSpace ? share : widths[index]
      if let view = views[index] { place(view, x: x, width: width, row: height) }
      x += width + Self.space
    }
  }

  private static func width(of item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
    guard let view else { return item.systemItem == .fixedSpace ? item.width : 0 }
    return (view as? BarButton)?.barWidth
      ?? max(view.bounds.width, view.intrinsicContentSize.width, 0)
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat, row: CGFloat) {
    let height = view is BarButton ? row : min(view.bounds.height, row)
    view.frame = CGRect(
      x: roundedToPixel(x),
      y: roundedToPixel((row - height) / 2),
      width: width,
      height: height
    )
  }

  /// Returns the given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  /// The height of the bar; its width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }
}
