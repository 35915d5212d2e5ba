import UIKit

/// One line about the text in the field: an icon, what is wrong or meant, and the fix.
final class MessageRow: UIView {
  private let icon = GlyphView(.errorMark, color: ChromeColor.error)
  private let code = UILabel()
  private let text = UILabel()
  private let question = UILabel()
  private let fix: ChromeButton
  private let more = UILabel()
  private var shown: ModifierMessage?

  /// Called when a person takes the fix.
  var accept: () -> Void = {}

  init() {
    weak var row: MessageRow?
    fix = ChromeButton("") { row?.accept() }
    super.init(frame: .zero)
    row = self
    code.font = ChromeFont.code
    code.textColor = ChromeColor.text
    for label in [text, question] { label.font = ChromeFont.body }
    question.textColor = ChromeColor.text2
    more.font = ChromeFont.caption
    more.textColor = ChromeColor.text3
    for view in [icon, code, text, question, fix, more] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a message.
  ///
  /// - Parameter message: The message.
  func show(_ message: ModifierMessage) {
    guard message != shown else { return }
    shown = message
    icon.isHidden = message.tone == .quiet
    icon.glyph = message.tone == .error ? .errorMark : .warningMark
    icon.color = message.tone == .error ? ChromeColor.error : ChromeColor.warning
    code.text = message.code ?? ""
    text.text = message.text
    text.textColor = message.tone == .quiet ? ChromeColor.text3 : ChromeColor.text
    let hasFix = message.suggestion?.isEmpty == false
    question.text = hasFix ? "Did you mean" : ""
    fix.isHidden = !hasFix
    fix.title = "\(message.suggestion ?? "")  ⇥ Tab"
    more.text = message.more > 0 ? "+\(message.more) more" : ""
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 4, y: 8, width: 16, height: 16)
    var x: CGFloat = icon.isHidden ? 4 : 26
    func place(_ label: UILabel, gap: CGFloat) {
      let width = min(label.sizeThatFits(bounds.size).width.rounded(.up), bounds.width - x)
      label.frame = CGRect(x: x, y: 8, width: max(0, width), height: 16)
      if width > 0 { x += width + gap }
    }
    place(code, gap: 16)
    place(text, gap: 8)
    place(question, gap: 8)
    if !fix.isHidden {
      let width = CGFloat((fix.title.count + 1) * 8 + 16)
      fix.frame = CGRect(x: x, y: 4, width: width, height: 24)
      x += width + 12
    }
    place(more, gap: 0)
  }
}
