import UIKit

/// One line about the text in the field: an icon, what is wrong or meant, and the fix.
final class MessageRow: UIView {
  private let icon = GlyphView(.errorMark, color: ChromeColor.error)
  private let code = UILabel()
  private let text = UILabel()
  private let lead = UILabel()
  private let fix = FixButton(frame: .zero)
  private let tail = UILabel()
  private let key = KeycapView("Tab")
  private let accepts = UILabel()
  private let more = UILabel()
  private var shown: ModifierMessage?

  /// Called when a person takes the fix.
  var accept: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    code.font = ChromeFont.code
    code.textColor = ChromeColor.text2
    text.lineBreakMode = .byTruncatingTail
    for label in [text, lead, tail, accepts] { label.font = ChromeFont.body }
    for label in [lead, tail] { label.textColor = ChromeColor.text }
    accepts.text = "accept"
    accepts.textColor = ChromeColor.text3
    more.font = ChromeFont.caption
    more.textColor = ChromeColor.text3
    fix.addTarget(self, action: Selector("tapped", MessageRow.tapped), for: .touchUpInside)
    for view in [icon, code, text, lead, fix, tail, key, accepts, more] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func tapped() {
    accept()
  }

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
    for view in [lead, fix, tail, key, accepts] as [UIView] { view.isHidden = message.fix == nil }
    lead.text = message.fix?.lead ?? ""
    fix.text = message.fix?.shown ?? ""
    tail.text = message.fix?.tail ?? ""
    more.text = message.more > 0 ? "+\(message.more) more" : ""
    setNeedsLayout()
  }

  /// What follows the text, from left to right, with the room behind each.
  private var parts: [(view: UIView, height: CGFloat, gap: CGFloat)] {
    let fixParts: [(view: UIView, height: CGFloat, gap: CGFloat)] = [
      (lead, 16, 2), (fix, 24, 0), (tail, 16, 10), (key, 18, 8), (accepts, 16, 14),
    ]
    return (shown?.fix == nil ? [] : fixParts) + [(more, 16, 0)]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle: CGFloat = 16
    icon.frame = CGRect(x: 2, y: middle - 8, width: 16, height: 16)
    var x: CGFloat = icon.isHidden ? 4 : 24
    let codeWidth = code.sizeThatFits(.zero).width.rounded(.up)
    code.frame = CGRect(x: x, y: middle - 8, width: codeWidth, height: 16)
    if codeWidth > 0 { x += codeWidth + 18 }
    let parts = parts.map { part in
      (part.view, part.view.sizeThatFits(.zero).width.rounded(.up), part.height, part.gap)
    }
    // The text gives way, so that the fix is always whole.
    let rest = parts.reduce(0) { $0 + $1.1 + $1.3 }
    let room = max(0, bounds.width - x - rest - 6)
    let width = min(text.sizeThatFits(.zero).width.rounded(.up), room)
    text.frame = CGRect(x: x, y: middle - 8, width: width, height: 16)
    x += width + 6
    for (view, width, height, gap) in parts {
      view.frame = CGRect(x: x, y: middle - height / 2, width: width, height: height)
      x += width + gap
    }
  }
}
