import Hero
import UIKit

/// What can be typed: presets to start from, and every modifier of the language.
final class ReferencePanel: UIView {
  private let presetsTitle = UILabel()
  private let listTitle = UILabel()
  private let hint = UILabel()
  private let scroll = UIScrollView()
  private var presets: [PresetCard] = []
  private var modifiers: [ModifierCard] = []
  private let cover = UILabel()

  /// What the panel can ask for.
  struct Actions {
    /// Puts a preset's string into the field.
    let use: (String) -> Void
    /// Writes a modifier behind the text.
    let append: (String) -> Void
  }

  init(actions: Actions) {
    super.init(frame: .zero)
    accessibilityIdentifier = "reference"
    backgroundColor = ChromeColor.window
    for (label, text) in [(presetsTitle, "Presets"), (listTitle, "Modifiers")] {
      label.text = text
      label.font = ChromeFont.title
      label.textColor = ChromeColor.text
      addSubview(label)
    }
    hint.text = "click to write one into the field"
    hint.font = ChromeFont.caption
    hint.textColor = ChromeColor.text3
    hint.textAlignment = .right
    addSubview(hint)
    presets = ModifierPreset.all.map { preset in
      PresetCard(preset) { actions.use(preset.string) }
    }
    for card in presets { addSubview(card) }
    modifiers = ModifierTable.signatures.map { call in
      ModifierCard(call) { actions.append(call.example) }
    }
    for card in modifiers { scroll.addSubview(card) }
    addSubview(scroll)
    cover.font = ChromeFont.body
    cover.textColor = ChromeColor.text3
    cover.textAlignment = .center
    cover.numberOfLines = 0
    addSubview(cover)
  }

  required init?(coder: NSCoder) { nil }

  /// Says whether modifiers mean anything in the scene on the stage.
  ///
  /// - Parameter reason: Why they do not, or nil when they do.
  func show(unavailable reason: String?) {
    cover.text = reason
    cover.isHidden = reason == nil
    for view in presets + modifiers {
      view.isEnabled = reason == nil
    }
    for view in [presetsTitle, listTitle, hint, scroll] + presets as [UIView] {
      view.isHidden = reason != nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    presetsTitle.frame = CGRect(x: 16, y: 14, width: 120, height: 20)
    let columns = 3
    let cardWidth = (width - CGFloat(columns - 1) * 12) / CGFloat(columns)
    for (index, card) in presets.enumerated() {
      card.frame = CGRect(
        x: 16 + CGFloat(index % columns) * (cardWidth + 12),
        y: 44 + CGFloat(index / columns) * 76,
        width: cardWidth,
        height: 64
      )
    }
    let top = 44 + CGFloat((presets.count + columns - 1) / columns) * 76 + 12
    listTitle.frame = CGRect(x: 16, y: top, width: 120, height: 20)
    hint.frame = CGRect(x: bounds.width - 236, y: top + 2, width: 220, height: 16)
    scroll.frame = CGRect(
      x: 0,
      y: top + 28,
      width: bounds.width,
      height: max(0, bounds.height - top - 28)
    )
    layoutModifiers()
    cover.frame = CGRect(x: 32, y: bounds.midY - 40, width: bounds.width - 64, height: 80)
  }

  private func layoutModifiers() {
    let columns = 2
    let rowHeight: CGFloat = 42
    let width = (bounds.width - 28) / CGFloat(columns)
    for (index, card) in modifiers.enumerated() {
      card.frame = CGRect(
        x: 10 + CGFloat(index % columns) * (width + 8),
        y: CGFloat(index / columns) * rowHeight,
        width: width,
        height: rowHeight - 2
      )
    }
    let rows = (modifiers.count + columns - 1) / columns
    scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * rowHeight + 12)
  }
}
