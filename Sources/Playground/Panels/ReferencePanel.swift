import Hero
import Playback
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
    cover.numberOfLines = 0
    addSubview(cover)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what can be tried in a scene in which modifiers mean nothing, in place of the modifiers.
  ///
  /// - Parameter scene: The scene, or nil when modifiers act on the stage.
  func show(notesOf scene: StageScene?) {
    cover.attributedText = scene.map(ReferencePanel.text)
    cover.isHidden = scene == nil
    for view in presets + modifiers {
      view.isEnabled = scene == nil
    }
    for view in [presetsTitle, listTitle, hint, scroll] + presets as [UIView] {
      view.isHidden = scene != nil
    }
    setNeedsLayout()
  }

  private static func text(of scene: StageScene) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    let text = NSMutableAttributedString(
      string: "\(scene.title)\n",
      attributes: [
        .font: ChromeFont.heading, .foregroundColor: ChromeColor.text, .paragraphStyle: style,
      ]
    )
    let notes = scene.notes + ["Its animator is its own; modifiers act in City Guide."]
    for (index, note) in notes.enumerated() {
      let isLast = index == notes.count - 1
      let line = NSAttributedString(
        string: "\n\(note)\n",
        attributes: [
          .font: ChromeFont.note,
          .foregroundColor: isLast ? ChromeColor.text3 : ChromeColor.text2,
          .paragraphStyle: style,
        ]
      )
      text.append(line)
    }
    return text
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
    let coverSize = cover.sizeThatFits(CGSize(width: min(width - 48, 560), height: bounds.height))
    cover.frame = CGRect(
      x: 40,
      y: 40,
      width: coverSize.width.rounded(.up),
      height: coverSize.height.rounded(.up)
    )
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
