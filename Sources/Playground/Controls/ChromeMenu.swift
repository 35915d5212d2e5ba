import UIKit

/// A list that opens below a button and closes with a choice, a click outside, or Esc.
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
  private let scroll = UIScrollView()
  private static let rowHeight: CGFloat = 30

  /// Opens a menu over everything else.
  ///
  /// - Parameters:
  ///   - items: The lines.
  ///   - anchor: The button that the menu hangs from.
  ///   - root: The view that it covers.
  static func open(_ items: [Item], below anchor: UIView, in root: UIView) {
    let menu = ChromeMenu(frame: root.bounds)
    menu.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(menu)
    menu.build(items, anchor: anchor.convert(anchor.bounds, to: root))
    _ = menu.becomeFirstResponder()
  }

  override var canBecomeFirstResponder: Bool { true }

  private func build(_ items: [Item], anchor: CGRect) {
    let height = CGFloat(items.count) * ChromeMenu.rowHeight + 12
    let room = bounds.height - anchor.maxY - 16
    let width = max(anchor.width, 240)
    panel.frame = CGRect(
      x: min(anchor.minX, bounds.width - width - 8),
      y: anchor.maxY + 6,
      width: width,
      height: min(height, room)
    )
    panel.backgroundColor = ChromeColor.raised
    panel.layer.cornerRadius = 10
    panel.layer.borderWidth = 1
    panel.layer.borderColor = ChromeColor.controlEdge.cgColor
    panel.layer.shadowOpacity = 0.5
    panel.layer.shadowRadius = 16
    panel.layer.shadowOffset = CGSize(width: 0, height: 8)
    scroll.frame = panel.bounds.insetBy(dx: 0, dy: 1)
    scroll.contentSize = CGSize(width: width, height: height - 2)
    panel.addSubview(scroll)
    addSubview(panel)
    for (index, item) in items.enumerated() {
      let row = ChromeButton(item.title, glyph: item.glyph) { [weak self] in
        self?.removeFromSuperview()
        item.choose()
      }
      row.subtitle = item.detail
      row.glyphColor = item.glyphColor
      row.isBare = true
      row.isOn = item.isChosen
      row.alignsLeft = true
      row.frame = CGRect(
        x: 6,
        y: 5 + CGFloat(index) * ChromeMenu.rowHeight,
        width: width - 12,
        height: ChromeMenu.rowHeight
      )
      scroll.addSubview(row)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    removeFromSuperview()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      removeFromSuperview()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}
