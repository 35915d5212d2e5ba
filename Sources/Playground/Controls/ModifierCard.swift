import Hero
import UIKit

/// One modifier of the language: how it is written and what it does.
///
/// A click writes it into the field.
final class ModifierCard: ChromeControl {
  private let signature = UILabel()
  private let summary = UILabel()
  private let choose: () -> Void

  init(_ call: CallSignature, choose: @escaping () -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    isBare = true
    accessibilityIdentifier = "modifier \(call.name)"
    signature.attributedText = ModifierCard.coloured(call)
    signature.lineBreakMode = .byTruncatingTail
    summary.text = call.summary
    summary.font = ChromeFont.caption
    summary.textColor = ChromeColor.text3
    summary.lineBreakMode = .byTruncatingTail
    addSubview(signature)
    addSubview(summary)
    addTarget(self, action: Selector("tapped", ModifierCard.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func tapped() {
    choose()
  }

  private static func coloured(_ call: CallSignature) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: call.name,
      attributes: [.font: ChromeFont.code, .foregroundColor: ChromeColor.accentText]
    )
    let rest = call.shortDisplay.dropFirst(call.name.count)
    text.append(
      NSAttributedString(
        string: String(rest),
        attributes: [.font: ChromeFont.code, .foregroundColor: ChromeColor.text3]
      )
    )
    return text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 20
    signature.frame = CGRect(x: 10, y: 5, width: width, height: 16)
    summary.frame = CGRect(x: 10, y: 21, width: width, height: 15)
  }
}
