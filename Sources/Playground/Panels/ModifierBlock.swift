import Hero
import UIKit

/// The label, the field and the message row: where a transition is typed.
final class ModifierBlock: UIView, UITextFieldDelegate {
  private let heading = UILabel()
  private let forLabel = UILabel()
  private let view: ChromeButton
  private let note = UILabel()
  private let plugin: LabelledSwitch
  private let field = UITextField()
  private let frameRing = UIView()
  private let message = MessageRow()
  private let line = CALayer()
  private let actions: Actions
  private var parsed = ModifierString.parse("")
  private var pluginTitle = ""
  private var shown: Shown?
  /// The room that the longest note needs, in points.
  private static let noteWidth: CGFloat = 176

  /// What the block can ask for.
  struct Actions {
    /// Opens the list of views below a button.
    let openViews: (UIView) -> Void
    /// Says that the text changed.
    let edited: (ModifierString) -> Void
    /// Says that a person left the field with Esc.
    let left: () -> Void
    /// Turns the scene's plugin on or off.
    let setPlugin: (Bool) -> Void
  }

  init(actions: Actions) {
    self.actions = actions
    weak var anchor: UIView?
    view = ChromeButton("", glyph: .diamond, trailing: .chevronDown) {
      anchor.map(actions.openViews)
    }
    plugin = LabelledSwitch("", change: actions.setPlugin)
    super.init(frame: .zero)
    anchor = view
    accessibilityIdentifier = "modifiers"
    backgroundColor = ChromeColor.panel
    line.backgroundColor = ChromeColor.hairline.cgColor
    layer.addSublayer(line)
    configureLabels()
    configureField()
    for subview in [heading, forLabel, view, note, plugin, frameRing, message] {
      addSubview(subview)
    }
    frameRing.addSubview(field)
    message.accept = { [weak self] in
      self?.acceptFix()
      // The button that was pressed is gone now; the field goes on.
      _ = self?.field.becomeFirstResponder()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func configureLabels() {
    heading.text = "Modifiers"
    heading.font = ChromeFont.title
    heading.textColor = ChromeColor.text
    forLabel.text = "for"
    forLabel.font = ChromeFont.body
    forLabel.textColor = ChromeColor.text3
    note.font = ChromeFont.caption
    note.textAlignment = .right
    view.accessibilityIdentifier = "view menu"
    view.subtitleFont = ChromeFont.body
    view.subtitleColor = ChromeColor.text2
    plugin.accessibilityIdentifier = "plugin"
  }

  private func configureField() {
    frameRing.backgroundColor = ChromeColor.field
    frameRing.layer.cornerRadius = 9
    frameRing.layer.borderWidth = 1
    frameRing.layer.borderColor = ChromeColor.controlEdge.cgColor
    field.accessibilityIdentifier = "modifier field"
    field.font = ChromeFont.field
    field.textColor = ChromeColor.text
    field.caretColor = ChromeColor.accentText
    field.tintColor = ChromeColor.accent
    field.textInsets = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 14)
    field.delegate = self
    field.highlighter = { ModifierText.highlighted($0) }
    field.keyHandler = { [weak self] key in self?.handle(key) ?? false }
    field.addTarget(self, action: Selector("changed", ModifierBlock.changed), for: .editingChanged)
  }

  // MARK: Text

  /// The text in the field.
  var text: String { field.text ?? "" }

  /// Whether the field has the keyboard.
  var isEditing: Bool { field.isFirstResponder }

  /// Puts a text into the field without telling anybody.
  ///
  /// - Parameter text: The text.
  func setText(_ text: String) {
    guard text != self.text else { return }
    field.text = text
    read()
  }

  /// Writes a modifier behind the text, as if it had been typed.
  ///
  /// - Parameter text: The modifier.
  func append(_ text: String) {
    let old = self.text
    let gap = old.isEmpty || old.hasSuffix(" ") ? "" : "  "
    replaceAll(old + gap + text)
  }

  /// Writes a text in place of all, as if it had been typed.
  ///
  /// - Parameter text: The text.
  func replaceAll(_ text: String) {
    field.replaceText(in: 0..<(field.text ?? "").utf16.count, with: text)
    focus(selectsAll: false)
  }

  /// Gives the field the keyboard.
  ///
  /// - Parameter selectsAll: Whether the whole text is selected.
  func focus(selectsAll: Bool) {
    _ = field.becomeFirstResponder()
    let end = text.utf16.count
    field.select(selectsAll ? 0..<end : end..<end)
  }

  func changed() {
    read()
    actions.edited(parsed)
  }

  private func read() {
    parsed = ModifierString.parse(text)
    field.squiggles = ModifierText.squiggles(of: parsed)
    showMessage()
  }

  private func showMessage() {
    let offset = ModifierText.characterOffset(field.selectedOffsets.lowerBound, in: text)
    let next = ModifierMessage(parsed, caret: offset)
    message.show(next)
    let color =
      next.tone == .error
      ? ChromeColor.error : isEditing ? ChromeColor.accentText : ChromeColor.controlEdge
    frameRing.layer.borderColor = color.cgColor
    frameRing.layer.borderWidth = isEditing || next.tone == .error ? 2 : 1
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { showMessage() }

  func textFieldDidEndEditing(_ textField: UITextField) { showMessage() }

  func textFieldDidChangeSelection(_ textField: UITextField) { showMessage() }

  private func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardTab where key.modifierFlags.isDisjoint(with: .shift):
      return acceptFix()
    case .keyboardEscape:
      _ = field.resignFirstResponder()
      actions.left()
      return true
    default:
      return false
    }
  }

  @discardableResult
  private func acceptFix() -> Bool {
    let offset = ModifierText.characterOffset(field.selectedOffsets.lowerBound, in: text)
    let shown = ModifierMessage(parsed, caret: offset)
    guard let fix = shown.fix else { return false }
    field.replaceText(in: ModifierText.utf16Range(fix.range, in: text), with: fix.replacement)
    return true
  }

  // MARK: State

  private struct Shown: Equatable {
    let name: String?
    let heroID: String?
    let role: ViewRole
  }

  /// Shows which view is edited.
  ///
  /// - Parameters:
  ///   - name: The view, or nil when the scene has nothing to edit.
  ///   - heroID: The id by which Hero matches it, or nil.
  ///   - role: How the view takes part.
  func show(view name: String?, heroID: String?, role: ViewRole) {
    let now = Shown(name: name, heroID: heroID, role: role)
    // Most changes of the state are of something else, and the placeholder costs a layout of text.
    guard now != shown else { return }
    shown = now
    view.isHidden = name == nil
    forLabel.isHidden = name == nil
    view.title = name ?? ""
    view.subtitle = heroID.map { "“\($0)”" } ?? ""
    view.glyphKind = role.glyph
    view.glyphColor = role.color
    field.isEnabled = name != nil
    let hint = name == nil ? "This scene animates without Hero" : "fade  scale(0.9)"
    field.attributedPlaceholder = NSAttributedString(
      string: hint,
      attributes: [.font: ChromeFont.field, .foregroundColor: ChromeColor.text3]
    )
    message.isHidden = name == nil
    setNeedsLayout()
  }

  /// Shows what happened last, on the right above the field.
  ///
  /// - Parameters:
  ///   - text: What happened.
  ///   - isWarning: Whether it is worth attention.
  func show(note text: String, isWarning: Bool) {
    note.text = text
    note.textColor = isWarning ? ChromeColor.warning : ChromeColor.text3
  }

  /// Shows the switch of the scene's own plugin.
  ///
  /// - Parameters:
  ///   - title: What the switch says, or nil to hide it.
  ///   - isOn: Whether the plugin is on.
  func show(plugin title: String?, isOn: Bool) {
    plugin.isHidden = title == nil
    pluginTitle = title ?? ""
    plugin.isSwitchedOn = isOn
    setNeedsLayout()
  }

  /// Places the view's button and the plugin's switch between the label and the note.
  private func layoutControls() {
    plugin.title = bounds.width < 640 ? pluginTitle : "Plugin: \(pluginTitle)"
    let pluginWidth = plugin.isHidden ? 0 : plugin.sizeThatFits(.zero).width + 8
    let left: CGFloat = 106
    let room = bounds.width - left - pluginWidth - 12 - ModifierBlock.noteWidth - 16
    let viewWidth = min(max(150, view.sizeThatFits(.zero).width), max(room, 150))
    view.frame = CGRect(x: left, y: 7, width: viewWidth, height: 24)
    plugin.frame = CGRect(
      x: view.isHidden ? left : view.frame.maxX + 8,
      y: 7,
      width: max(0, pluginWidth - 8),
      height: 24
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    heading.frame = CGRect(x: 16, y: 9, width: 64, height: 20)
    forLabel.frame = CGRect(x: 84, y: 11, width: 20, height: 16)
    layoutControls()
    let noteX = width - 16 - ModifierBlock.noteWidth
    note.frame = CGRect(x: noteX, y: 11, width: ModifierBlock.noteWidth, height: 16)
    frameRing.frame = CGRect(x: 16, y: 36, width: width - 32, height: 44)
    field.frame = frameRing.bounds.insetBy(dx: 2, dy: 2)
    message.frame = CGRect(x: 16, y: 88, width: width - 32, height: 32)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: width, height: 1)
    CATransaction.commit()
  }
}
