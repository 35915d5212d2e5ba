import UIKit

/// A list that opens below a button and closes with a choice, a click outside, Esc or Tab.
///
/// The line at which the pointer or the keyboard is is filled; a tick marks the one that is in force.
final class ChromeMenu: UIView {
  /// One line of a menu.
  struct Item {
    let title: String
    let detail: String
    let glyph: ChromeGlyph?
    let glyphColor: UIColor?
    let isChosen: Bool
    let choose: () -> Void
  }

  private let panel = UIView()
  private let scroll = FadingScrollView(color: ChromeColor.raised)
  private let items: [Item]
  private var rows: [ChromeButton] = []
  private var navigation: MenuNavigation
  private weak var previous: UIResponder?
  private let openedSize: CGSize
  private static let rowHeight: CGFloat = 30
  private static let margin: CGFloat = 6

  /// Opens a menu over everything else.
  ///
  /// - Parameters:
  ///   - items: The lines.
  ///   - anchor: The button that the menu hangs from.
  ///   - root: The view that it covers.
  static func open(_ items: [Item], below anchor: UIView, in root: UIView) {
    let menu = ChromeMenu(items, frame: root.bounds)
    menu.previous = root.window?.firstResponder
    root.addSubview(menu)
    menu.place(below: anchor.convert(anchor.bounds, to: root))
    _ = menu.becomeFirstResponder()
  }

  init(_ items: [Item], frame: CGRect) {
    self.items = items
    openedSize = frame.size
    let titles = items.map(\.title)
    navigation = MenuNavigation(titles: titles, current: items.firstIndex(where: \.isChosen))
    super.init(frame: frame)
    accessibilityIdentifier = "menu"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.backgroundColor = ChromeColor.raised
    panel.layer.cornerRadius = 10
    panel.layer.borderWidth = 1
    panel.layer.borderColor = ChromeColor.controlEdge.cgColor
    panel.layer.shadowOpacity = 0.5
    panel.layer.shadowRadius = 16
    panel.layer.shadowOffset = CGSize(width: 0, height: 8)
    rows = items.enumerated().map { index, item in row(item, at: index) }
    for row in rows { scroll.content.addSubview(row) }
    panel.addSubview(scroll)
    addSubview(panel)
    panel.addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector("hovered", ChromeMenu.hovered))
    )
    showCurrent()
  }

  required init?(coder: NSCoder) { nil }

  private func row(_ item: Item, at index: Int) -> ChromeButton {
    let mark: ChromeGlyph? = item.isChosen ? .tick : nil
    let row = ChromeButton(item.title, glyph: item.glyph, trailing: mark) { [weak self] in
      self?.choose(index)
    }
    row.subtitle = item.detail
    row.glyphColor = item.glyphColor
    row.isBare = true
    row.alignsLeft = true
    // The menu itself follows the pointer.
    row.tracksHover = false
    return row
  }

  private func place(below anchor: CGRect) {
    let rowWidth = rows.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    let width = max(anchor.width, rowWidth + 28 + 2 * ChromeMenu.margin, 200).rounded(.up)
    let height = CGFloat(rows.count) * ChromeMenu.rowHeight + 2 * ChromeMenu.margin
    panel.frame = CGRect(
      x: max(8, min(anchor.minX, bounds.width - width - 8)),
      y: anchor.maxY + 6,
      width: width,
      height: min(height, bounds.height - anchor.maxY - 14)
    )
    scroll.frame = panel.bounds.insetBy(dx: 1, dy: 1)
    scroll.content.contentSize = CGSize(width: width - 2, height: height - 2)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: ChromeMenu.margin - 1,
        y: ChromeMenu.margin - 1 + CGFloat(index) * ChromeMenu.rowHeight,
        width: width - 2 * ChromeMenu.margin,
        height: ChromeMenu.rowHeight
      )
    }
    scroll.layoutIfNeeded()
    scrollToCurrent()
  }

  /// A window of another size has its button elsewhere.
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != openedSize { close() }
  }

  // MARK: Choosing

  override var canBecomeFirstResponder: Bool { true }

  private func choose(_ index: Int) {
    close()
    items[index].choose()
  }

  private func close() {
    removeFromSuperview()
    _ = previous?.becomeFirstResponder()
  }

  private func showCurrent() {
    for (index, row) in rows.enumerated() { row.isOn = index == navigation.current }
  }

  private func scrollToCurrent() {
    guard let current = navigation.current else { return }
    let row = rows[current].frame.insetBy(dx: 0, dy: -ChromeMenu.margin)
    scroll.content.scrollRectToVisible(row, animated: false)
  }

  func hovered(_ recognizer: UIHoverGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    let point = recognizer.location(in: scroll.content)
    guard let index = rows.firstIndex(where: { $0.frame.contains(point) }) else { return }
    navigation.go(to: index)
    showCurrent()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !panel.frame.contains(touch.location(in: self)) else { return }
    close()
  }

  // MARK: Keys

  /// Nothing behind the menu gets a key while it is open.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if press.isActivation {
        if let current = navigation.current { choose(current) }
      } else if let key = press.key {
        use(key)
      }
    }
  }

  private func use(_ key: UIKey) {
    let page = max(1, Int(scroll.bounds.height / ChromeMenu.rowHeight) - 1)
    switch key.keyCode {
    case .keyboardEscape, .keyboardTab: return close()
    case .keyboardDownArrow: navigation.move(by: 1)
    case .keyboardUpArrow: navigation.move(by: -1)
    case .keyboardPageDown: navigation.move(by: page)
    case .keyboardPageUp: navigation.move(by: -page)
    case .keyboardHome: navigation.go(to: 0)
    case .keyboardEnd: navigation.go(to: rows.count - 1)
    default:
      guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
        key.characters.first.map({ $0.isLetter || $0.isNumber }) ?? false
      else { return }
      navigation.type(key.characters, at: World.current.clock.now)
    }
    showCurrent()
    scrollToCurrent()
  }
}
