import Hero
import Playback
import UIKit

/// What can be typed: presets to start from, and every modifier of the language.
final class ReferencePanel: UIView {
  private let presetsTitle = UILabel()
  private let listTitle = UILabel()
  private let hint = UILabel()
  private let scroll = FadingScrollView(color: ChromeColor.window)
  private let presets: [PresetCard]
  private let modifiers: [ModifierCard]
  private let presetGroup: FocusGroup
  private let modifierGroup: FocusGroup
  private let cover = UILabel()

  /// What the panel can ask for.
  struct Actions {
    /// Puts a preset's string into the field.
    let use: (String) -> Void
    /// Writes a modifier behind the text.
    let append: (String) -> Void
  }

  init(actions: Actions) {
    presets = ModifierPreset.all.map { preset in
      PresetCard(preset) { actions.use(preset.string) }
    }
    modifiers = ModifierTable.signatures.map { call in
      ModifierCard(call) { actions.append(call.example) }
    }
    presetGroup = FocusGroup(presets, columns: 1)
    modifierGroup = FocusGroup(modifiers, columns: 1)
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
    for card in presets { addSubview(card) }
    for card in modifiers { scroll.content.addSubview(card) }
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
    let reason =
      scene.triggers.isEmpty
      ? "It has no transition" : scene.animation ?? "Its transitions run without Hero"
    let notes = scene.notes + ["\(reason). The modifiers are Hero's: try them in City Guide."]
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
    let layout = ReferenceLayout(
      size: bounds.size,
      presetCount: presets.count,
      modifierCount: modifiers.count
    )
    presetsTitle.frame = CGRect(x: 16, y: 14, width: 120, height: 20)
    for (card, frame) in zip(presets, layout.presets) { card.frame = frame }
    listTitle.frame = layout.listTitle
    hint.frame = CGRect(x: bounds.width - 236, y: layout.listTitle.minY + 2, width: 220, height: 16)
    for (card, frame) in zip(modifiers, layout.modifiers) { card.frame = frame }
    scroll.frame = layout.list
    scroll.content.contentSize = layout.listContent
    presetGroup.columns = layout.presetColumns
    modifierGroup.columns = layout.columns
    layoutCover()
  }

  private func layoutCover() {
    let room = CGSize(width: min(bounds.width - 80, 560), height: bounds.height)
    let size = cover.sizeThatFits(room)
    cover.frame = CGRect(
      x: 40,
      y: 40,
      width: size.width.rounded(.up),
      height: size.height.rounded(.up)
    )
  }
}
