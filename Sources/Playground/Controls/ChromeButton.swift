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

  /// The font of what it adds.
  var subtitleFont: UIFont {
    get { detail.font }
    set { detail.font = newValue }
  }

  /// The colour of what it adds.
  var subtitleColor = ChromeColor.text3 { didSet { setNeedsLayout() } }

  /// The drawing in front of the title.
  var glyphKind: ChromeGlyph? { didSet { if let glyphKind { glyph?.glyph = glyphKind } } }
  /// The drawing's colour, or nil for the title's.
  var glyphColor: UIColor? { didSet { setNeedsLayout() } }

  /// Whether the title starts at the left edge, as in a list; otherwise a plain title is centred.
  var alignsLeft = false { didSet { setNeedsLayout() } }
  /// Whether the button is one of a row, where the room is narrow.
  var isSegment = false { didSet { setNeedsLayout() } }
  /// Whether the button is the chosen one of a row: framed, on the field's ground.
  var isChosen = false { didSet { setNeedsLayout() } }

  init(
    _ title: String,
    glyph kind: ChromeGlyph? = nil,
    trailing trailingKind: ChromeGlyph? = nil,
    action: @escaping () -> Void
  ) {
    self.action = action
    glyph = kind.map { GlyphView($0, color: ChromeColor.text) }
    trailing = trailingKind.map { GlyphView($0, color: ChromeColor.text2) }
    super.init(frame: .zero)
    label.font = ChromeFont.control
    label.text = title
    label.lineBreakMode = .byTruncatingTail
    detail.font = ChromeFont.caption
    detail.lineBreakMode = .byTruncatingTail
    for view in [label, detail] { addSubview(view) }
    if let glyph { addSubview(glyph) }
    if let trailing { addSubview(trailing) }
    addTarget(self, action: Selector("tapped", ChromeButton.tapped), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func tapped() {
    action()
  }

  /// A menu's button also opens with the arrow that points at the menu.
  override func use(_ press: UIPress) -> Bool {
    if trailing?.glyph == .chevronDown, press.key?.keyCode == .keyboardDownArrow {
      action()
      return true
    }
    return super.use(press)
  }

  override var edge: UIColor { isChosen && !isOn ? ChromeColor.controlEdge : super.edge }

  override var fill: UIColor { isChosen && !isOn ? ChromeColor.raised : super.fill }

  /// In a row of choices only the chosen one speaks up.
  private var titleColor: UIColor {
    isSegment && !isChosen ? ChromeColor.text2 : ChromeColor.text
  }

  override func updateLook() {
    super.updateLook()
    label.textColor = isEnabled ? (isOn ? .white : titleColor) : ChromeColor.disabled
    label.font = isChosen ? ChromeFont.chosen : ChromeFont.control
    detail.textColor = isOn ? UIColor(white: 1, alpha: 0.85) : subtitleColor
    trailing?.color = isOn ? .white : ChromeColor.text2
    glyph?.color = isOn ? .white : glyphColor ?? label.textColor
  }

  // MARK: Layout

  private var isIconOnly: Bool { title.isEmpty && trailing == nil }
  private var isCentred: Bool { glyph == nil && trailing == nil && !alignsLeft }
  private var leftInset: CGFloat { glyph != nil ? 26 : isSegment ? 4 : 12 }
  private var rightInset: CGFloat { trailing != nil ? 28 : isSegment ? 4 : 12 }
  private static let gap: CGFloat = 10

  /// The least size in which nothing is cut off.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var width = leftInset + ChromeButton.width(of: label) + rightInset
    if !subtitle.isEmpty { width += ChromeButton.gap + ChromeButton.width(of: detail) }
    return CGSize(width: width, height: 28)
  }

  private static func width(of label: UILabel) -> CGFloat {
    label.sizeThatFits(.zero).width.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let y = ((bounds.height - 16) / 2).rounded(.down)
    let glyphX = isIconOnly ? ((bounds.width - 16) / 2).rounded() : 6
    glyph?.frame = CGRect(x: glyphX, y: y, width: 16, height: 16)
    trailing?.frame = CGRect(x: bounds.width - 25, y: y, width: 16, height: 16)
    let right = bounds.width - rightInset
    let titleWidth = min(ChromeButton.width(of: label), max(0, right - leftInset))
    // Whole points keep the letters sharp: half a pixel would smear them over two.
    let x = isCentred ? ((bounds.width - titleWidth) / 2).rounded() : leftInset
    label.frame = CGRect(x: x, y: y, width: titleWidth, height: 16)
    let detailX = label.frame.maxX + ChromeButton.gap
    detail.frame = CGRect(x: detailX, y: y, width: max(0, right - detailX), height: 16)
  }
}
