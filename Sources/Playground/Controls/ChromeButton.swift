import UIKit

/// A button of the chrome: a title, a drawing, or both.
final class ChromeButton: ChromeControl {
  private let label = UILabel()
  private let detail = UILabel()
  private let glyph: GlyphView?
  private let trailing: GlyphView?
  private let action: () -> Void

  /// What the button says.
  var title: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  /// What it adds in a quieter voice.
  var subtitle: String {
    get { detail.text ?? "" }
    set {
      detail.text = newValue
      setNeedsLayout()
    }
  }

  /// The drawing in front of the title.
  var glyphKind: ChromeGlyph? { didSet { if let glyphKind { glyph?.glyph = glyphKind } } }
  /// The drawing's colour, or nil for the title's.
  var glyphColor: UIColor? { didSet { updateLook() } }

  /// Whether the title starts at the left edge, as in a list; otherwise a plain title is centred.
  var alignsLeft = false { didSet { setNeedsLayout() } }
  /// Whether the button is one of a row, where the room is narrow.
  var isSegment = false { didSet { setNeedsLayout() } }
  /// Whether the button is the chosen one of a row: framed, on the field's ground.
  var isChosen = false { didSet { updateLook() } }

  init(
    _ title: String,
    glyph kind: ChromeGlyph? = nil,
    isMenu: Bool = false,
    action: @escaping () -> Void
  ) {
    self.action = action
    glyph = kind.map { GlyphView($0, color: ChromeColor.text) }
    trailing = isMenu ? GlyphView(.chevronDown, color: ChromeColor.text2) : nil
    super.init(frame: .zero)
    label.font = ChromeFont.control
    label.text = title
    label.lineBreakMode = .byTruncatingTail
    detail.font = ChromeFont.caption
    detail.textColor = ChromeColor.text3
    for view in [label, detail] { addSubview(view) }
    if let glyph { addSubview(glyph) }
    if let trailing { addSubview(trailing) }
    addTarget(self, action: Selector("tapped", ChromeButton.tapped), for: .touchUpInside)
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  func tapped() {
    action()
  }

  override func updateLook() {
    super.updateLook()
    label.textColor = isEnabled ? (isOn ? .white : ChromeColor.text) : ChromeColor.disabled
    label.font = isChosen ? ChromeFont.chosen : ChromeFont.control
    if isChosen {
      backgroundColor = ChromeColor.raised
      layer.borderColor = ChromeColor.controlEdge.cgColor
    }
    glyph?.color = glyphColor ?? label.textColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let isIconOnly = title.isEmpty && trailing == nil
    let inset: CGFloat = isSegment ? 4 : 12
    var left = inset
    if let glyph {
      let x = isIconOnly ? (bounds.width - 16) / 2 : 10
      glyph.frame = CGRect(x: x, y: (height - 16) / 2, width: 16, height: 16)
      left = 32
    }
    var right = bounds.width - inset
    if let trailing {
      trailing.frame = CGRect(x: bounds.width - 26, y: (height - 16) / 2, width: 16, height: 16)
      right = bounds.width - 28
    }
    let titleWidth = min(label.sizeThatFits(bounds.size).width.rounded(.up), max(0, right - left))
    let isCentred = glyph == nil && trailing == nil && !alignsLeft
    let x = isCentred ? (bounds.width - titleWidth) / 2 : left
    label.frame = CGRect(x: x, y: (height - 16) / 2, width: titleWidth, height: 16)
    let detailX = label.frame.maxX + 8
    detail.frame = CGRect(
      x: detailX,
      y: (height - 16) / 2,
      width: max(0, right - detailX),
      height: 16
    )
  }
}
