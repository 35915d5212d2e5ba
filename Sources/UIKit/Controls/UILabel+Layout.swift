import QuartzCore

extension UILabel {
  /// What a layout of the label depends on besides its content.
  struct LayoutKey: Hashable {
    var size: CGSize
    var lines: Int
  }

  var attributes: [NSAttributedString.Key: Any] {
    [.font: style.font, .foregroundColor: style.textColor]
  }

  /// The text as it is laid out: the properties of the label fill in what its attributes leave out.
  var displayedText: NSAttributedString {
    if let plainText { return NSAttributedString(string: plainText, attributes: attributes) }
    guard let explicitText else { return NSAttributedString(string: "") }
    return explicitText.filling(in: attributes)
  }

  /// Gives an explicit attributed text a new font or colour throughout.
  func restyle(_ key: NSAttributedString.Key, value: Any) {
    guard let explicitText else { return }
    let changed = NSMutableAttributedString(attributedString: explicitText)
    let whole = NSRange(location: 0, length: changed.length)
    changed.addAttribute(key, value: value, range: whole)
    self.explicitText = changed
    contentDidChange()
  }

  func contentDidChange() {
    layoutCache = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func layout(in size: CGSize, lines: Int) -> StringLayout {
    let key = LayoutKey(size: size, lines: lines)
    if let layoutCache, layoutCache.key == key { return layoutCache.layout }
    let layout = makeLayout(of: displayedText, in: size, lines: lines)
    layoutCache = (key, layout)
    return layout
  }

  private func options(width: CGFloat, lines: Int) -> StringLayout.Options {
    var options = StringLayout.Options()
    options.width = width
    options.maximumLines = lines
    options.alignment = style.alignment
    options.lineBreakMode = style.lineBreakMode
    return options
  }

  private func makeLayout(of text: NSAttributedString, in size: CGSize, lines: Int) -> StringLayout
  {
    var options = options(width: size.width, lines: lines)
    // A line that is cut by a hair still counts as one that fits.
    options.height = size.height + 1
    let fitted = fitted(text, to: size.width, lines: lines)
    return StringLayout(fitted, options, traits: traitCollection)
  }

  /// Returns the text with smaller fonts where the label may shrink them and has too little width.
  private func fitted(_ text: NSAttributedString, to width: CGFloat, lines: Int)
    -> NSAttributedString
  {
    guard style.adjustsFontSize, lines == 1, width > 0, width < .greatestFiniteMagnitude else {
      return text
    }
    let natural = StringLayout(text, traits: traitCollection).size.width
    guard natural > width else { return text }
    return text.scalingFonts(by: max(width / natural, style.minimumScaleFactor))
  }

  func fittingSize(width: CGFloat) -> CGSize {
    guard let string = text, !string.isEmpty else { return .zero }
    let options = options(width: width, lines: style.numberOfLines)
    let layout = StringLayout(displayedText, options, traits: traitCollection)
    return CGSize(
      width: roundedUpToPixel(min(layout.size.width, width)),
      height: roundedUpToPixel(layout.size.height)
    )
  }

  /// The colour that stands in for every colour of the text, or nil.
  var overridingColor: UIColor? {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? nil : style.textColor.withAlphaComponent(0.35)
  }

  func recolored(_ color: UIColor, in size: CGSize) -> StringLayout {
    let text = NSMutableAttributedString(attributedString: displayedText)
    let whole = NSRange(location: 0, length: text.length)
    text.addAttribute(.foregroundColor, value: color, range: whole)
    return makeLayout(of: text, in: size, lines: style.numberOfLines)
  }
}
