import QuartzCore

/// An open menu: it covers its window, so that a touch beside its list closes it and reaches nothing else.
final class MenuOverlay: UIView {
  private static let openDuration = 0.45
  private static let closeDuration = 0.22
  /// The least space between a menu and the edges of the window, in points.
  private static let margin: CGFloat = 8

  private weak var source: UIButton?
  private let menu: UIMenu
  /// The list, and those that opened out of it.
  private(set) var lists: [MenuList] = []
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []
  private var pressed: MenuRow?
  private var placedSize = CGSize.zero
  private(set) var isClosing = false
  /// Called once when the menu begins to close.
  var onClose: (() -> Void)?

  private init(_ menu: UIMenu, source: UIButton) {
    self.menu = menu
    self.source = source
    super.init(frame: .zero)
    overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector("hover", MenuOverlay.hover))
    )
  }

  required init?(coder: NSCoder) {
    menu = UIMenu()
    super.init(coder: coder)
  }

  /// Opens a menu out of a button, above everything in its window.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - source: The button.
  /// - Returns: What shows the menu, or nil where there is no window.
  static func open(_ menu: UIMenu, from source: UIButton) -> MenuOverlay? {
    guard let window = source.window else { return nil }
    window.openMenu?.close(animated: false)
    let overlay = MenuOverlay(menu, source: source)
    UIView.performWithoutAnimation {
      overlay.frame = window.bounds
      overlay.placedSize = window.bounds.size
      window.addSubview(overlay)
      overlay.push(menu)
    }
    window.openMenu = overlay
    overlay.grow()
    return overlay
  }

  // MARK: - Levels

  private func content(of menu: UIMenu) -> MenuContent {
    MenuContent(menu, isInner: menu !== self.menu) { element in
      let id = ObjectIdentifier(element)
      if asked.insert(id).inserted {
        element.load { [weak self] elements in
          self?.loaded[id] = elements
          self?.refresh()
        }
      }
      return loaded[id]
    }
  }

  /// Shows anew what every list is about.
  private func refresh() {
    guard !isClosing else { return }
    unpress()
    for (level, list) in lists.enumerated() {
      list.show(content(of: list.menu))
      place(list, at: level)
    }
  }

  private func push(_ menu: UIMenu) {
    let list = MenuList(content(of: menu), of: menu)
    lists.append(list)
    addSubview(list)
    place(list, at: lists.count - 1)
    list.layoutIfNeeded()
  }

  /// Where menus may stand.
  private var area: CGRect {
    let insets = window?.safeAreaInsets ?? .zero
    return bounds.inset(by: insets).insetBy(dx: Self.margin, dy: Self.margin)
  }

  private func place(_ list: MenuList, at level: Int) {
    guard let source else { return }
    let size = list.sizeThatFits(area.size)
    let place = MenuPlace(source: source.convert(source.bounds, to: self), size: size, area: area)
    guard level > 0 else { return list.stand(in: place.frame, anchor: place.anchor) }
    // An inner menu covers the one it opened out of, from that one's start.
    let outer = lists[level - 1].frame
    let height = min(size.height, area.height)
    let y = place.isAbove ? outer.maxY - height : outer.minY
    list.stand(
      in: CGRect(
        x: outer.minX,
        y: min(max(y, area.minY), area.maxY - height),
        width: outer.width,
        height: height
      ),
      anchor: CGPoint(x: 0.5, y: place.isAbove ? 1 : 0)
    )
  }

  private func open(_ menu: UIMenu) {
    UIView.performWithoutAnimation { push(menu) }
    lists.dropLast().last?.isBehind = true
    grow()
  }

  private func closeInnermost() {
    guard lists.count > 1, let list = lists.popLast() else { return close(animated: true) }
    lists.last?.isBehind = false
    Self.shrink(list) { list.removeFromSuperview() }
  }

  // MARK: - Motion

  private func grow() {
    guard let list = lists.last else { return }
    UIView.performWithoutAnimation { list.shrink() }
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { list.alpha = 1 }
    UIView.animate(
      withDuration: Self.openDuration,
      delay: 0,
      usingSpringWithDamping: 0.75,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { list.transform = .identity }
  }

  private static func shrink(_ list: MenuList, then completion: @escaping () -> Void) {
    let options: UIView.AnimationOptions = [.beginFromCurrentState, .curveEaseOut]
    UIView.animate(withDuration: closeDuration, delay: 0, options: options) {
      list.shrink()
    } completion: { _ in
      completion()
    }
  }

  /// Closes the menu.
  ///
  /// - Parameter animated: Whether it shrinks, which nobody needs to wait for.
  func close(animated: Bool) {
    guard !isClosing else {
      if !animated { removeFromSuperview() }
      return
    }
    isClosing = true
    isUserInteractionEnabled = false
    if window?.openMenu === self { window?.openMenu = nil }
    onClose?()
    onClose = nil
    guard animated, window != nil else { return removeFromSuperview() }
    for list in lists { Self.shrink(list) { [weak self] in self?.removeFromSuperview() } }
  }

  /// Closes the menu of a button in a view that goes.
  func viewWillDisappear(_ view: UIView, animated: Bool) {
    if source?.isDescendant(of: view) ?? true { close(animated: animated) }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if window?.openMenu === self { window?.openMenu = nil }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { close(animated: false) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != placedSize { close(animated: false) }
  }

  // MARK: - Pressing and choosing

  /// Returns the row at a point of the innermost list.
  private func row(at point: CGPoint) -> MenuRow? {
    guard let list = lists.last else { return nil }
    return list.row(at: list.convert(point, from: self))
  }

  private func unpress() {
    pressed?.isPressed = false
    pressed = nil
  }

  /// Shows which row a finger or the pointer is on.
  func press(at point: CGPoint?) {
    let row = point.flatMap(row).flatMap { $0.isUsable ? $0 : nil }
    guard row !== pressed else { return }
    unpress()
    row?.isPressed = true
    pressed = row
  }

  /// Chooses the row that is pressed.
  func choosePressed() {
    guard !isClosing, let row = pressed else { return }
    unpress()
    switch row.entry {
    case .action(let action): choose(action)
    case .command(let command):
      close(animated: true)
      source?.perform(command)
    case .menu(let menu): open(menu)
    case .header: closeInnermost()
    case .loading: break
    }
  }

  private func choose(_ action: UIAction) {
    let button = source
    guard !action.attributes.contains(.keepsMenuPresented) else {
      button?.choose(action, of: menu)
      return refresh()
    }
    close(animated: true)
    button?.choose(action, of: menu)
  }

  private func hover(_ recognizer: UIHoverGestureRecognizer) {
    let isOver = recognizer.state == .began || recognizer.state == .changed
    press(at: isOver ? recognizer.location(in: self) : nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isClosing, let point = touches.first?.location(in: self) else { return }
    if lists.contains(where: { $0.frame.contains(point) }) {
      press(at: point)
    } else {
      close(animated: true)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isClosing, let point = touches.first?.location(in: self) else { return }
    press(at: point)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    choosePressed()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unpress()
  }

  // MARK: - Keys

  /// Moves through the rows by arrows, chooses by the space bar or Return, and closes by Escape.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardEscape: close(animated: true)
      case .keyboardLeftArrow where lists.count > 1: closeInnermost()
      case .keyboardDownArrow: pressNext(by: 1)
      case .keyboardUpArrow: pressNext(by: -1)
      case .keyboardRightArrow:
        if case .menu = pressed?.entry { chooseByKey() }
      default: if press.isActivation { chooseByKey() }
      }
    }
  }

  private func chooseByKey() {
    let count = lists.count
    choosePressed()
    if lists.count > count { pressNext(by: 1) }
  }

  /// Presses the row after the one that is pressed, or before it; the first or last one at the start.
  func pressNext(by step: Int) {
    let rows = (lists.last?.rows ?? []).filter(\.isUsable)
    guard !rows.isEmpty else { return }
    let old = pressed.flatMap { pressed in rows.firstIndex { $0 === pressed } }
    let next = old.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    unpress()
    let row = rows[min(max(next, 0), rows.count - 1)]
    row.isPressed = true
    pressed = row
    lists.last?.reveal(row)
  }

  /// Swallows wheels beside the list.
  override func handleScroll(_ event: UIScrollEvent) -> Bool { true }
}
