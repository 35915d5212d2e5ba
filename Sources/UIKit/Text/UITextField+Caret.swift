import QuartzCore

extension UITextField {
  /// The width of the caret, in points.
  static let caretWidth: CGFloat = 2
  /// How long the caret is shown and hidden in turn, in seconds.
  static let blinkInterval: TimeInterval = 0.5

  /// The text as it is drawn: coloured by the hook, or as dots.
  var displayedText: NSAttributedString {
    if isSecureTextEntry {
      let dots = String(repeating: "•", count: editor.text.count)
      return NSAttributedString(string: dots, attributes: look.attributes)
    }
    var attributes = look.attributes
    if !isEnabled { attributes[.foregroundColor] = UIColor.tertiaryLabel }
    guard let highlighter else {
      return NSAttributedString(string: editor.text, attributes: attributes)
    }
    let colored = highlighter(editor.text)
    guard colored.length == editor.length else {
      return NSAttributedString(string: editor.text, attributes: attributes)
    }
    return colored.filling(in: attributes)
  }

  var placeholderText: NSAttributedString {
    guard let storedAttributedPlaceholder else { return NSAttributedString(string: "") }
    return storedAttributedPlaceholder.filling(in: [
      .font: look.font, .foregroundColor: UIColor.placeholderText,
    ])
  }

  /// The layout of the text in one line as long as it needs.
  var textLayout: StringLayout {
    if let layoutCache { return layoutCache }
    let layout = StringLayout(displayedText, traits: traitCollection)
    layoutCache = layout
    return layout
  }

  /// Returns the offset in the drawn text for one in the text: they differ where dots are drawn.
  private func drawnOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    return editor.substring(0..<offset).count
  }

  private func textOffset(drawn offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    return editor.text.prefix(offset).utf16.count
  }

  /// Where the text starts in the clip: it scrolls where it is long, and is aligned where it is short.
  var textOrigin: CGPoint {
    let layout = textLayout
    let room = clip.bounds.width - layout.size.width - Self.caretWidth
    let y = roundedToPixel((clip.bounds.height - lineHeight) / 2)
    guard room > 0 else { return CGPoint(x: -scrollOffset, y: y) }
    let x: CGFloat =
      switch look.alignment {
      case .center: (room + Self.caretWidth) / 2
      case .right: room
      case .left, .justified, .natural: 0
      }
    return CGPoint(x: roundedToPixel(x), y: y)
  }

  private var lineHeight: CGFloat {
    max(textLayout.size.height, look.font.lineHeight)
  }

  /// Returns the place of the caret at an offset, in the field's coordinates.
  package func caretRect(at offset: Int) -> CGRect {
    clip.convert(caretRectInClip(at: offset), to: self)
  }

  private func caretRectInClip(at offset: Int) -> CGRect {
    let origin = textOrigin
    let x = editor.text.isEmpty ? 0 : textLayout.caretX(at: drawnOffset(offset))
    let height = lineHeight
    return CGRect(
      x: roundedToPixel(origin.x + x),
      y: origin.y,
      width: Self.caretWidth,
      height: height
    )
  }

  /// Returns where a range of the text stands, in the field's coordinates.
  package func rect(of range: Range<Int>) -> CGRect {
    let start = caretRect(at: range.lowerBound)
    let end = caretRect(at: range.upperBound)
    let left = min(start.minX, end.minX)
    return CGRect(
      x: left,
      y: start.minY,
      width: abs(end.minX - start.minX),
      height: start.height
    )
  }

  /// Returns the offset of the gap between characters that is nearest to a place in the clip.
  func offset(at point: CGPoint) -> Int {
    textOffset(drawn: textLayout.index(atX: point.x - textOrigin.x))
  }

  /// Returns the offset nearest to a place in the field's coordinates.
  package func textOffset(at point: CGPoint) -> Int {
    offset(at: convert(point, to: clip))
  }

  func press(_ touch: UITouch, isExtending: Bool) {
    let point = touch.location(in: clip)
    var offset = offset(at: point)
    if touch.tapCount > 1, offset > 0, caretRectInClip(at: offset).minX > point.x {
      // The press is on the right half of a character: that character is meant, not the next one.
      offset = editor.boundaries.destination(from: offset, .backward, by: .character)
    }
    editor.beginPointer(at: offset, clickCount: touch.tapCount, extending: isExtending)
    selectionDidChange()
  }

  // MARK: Drawing

  func drawText(in context: CGContext) {
    guard !editor.text.isEmpty else {
      drawPlaceholder(in: context)
      return
    }
    textLayout.draw(in: context, at: textOrigin)
    for squiggle in squiggles where squiggle.range.upperBound <= editor.length {
      draw(squiggle, in: context)
    }
  }

  private func drawPlaceholder(in context: CGContext) {
    var options = StringLayout.Options()
    options.width = canvas.bounds.width
    options.maximumLines = 1
    options.alignment = look.alignment
    options.lineBreakMode = .byTruncatingTail
    let layout = StringLayout(placeholderText, options, traits: traitCollection)
    let y = roundedToPixel((canvas.bounds.height - layout.size.height) / 2)
    layout.draw(in: context, at: CGPoint(x: 0, y: y))
  }

  /// Draws a wave of quarter circles two points below the baseline's descent.
  private func draw(_ squiggle: TextSquiggle, in context: CGContext) {
    let start = caretRectInClip(at: squiggle.range.lowerBound)
    let end = caretRectInClip(at: squiggle.range.upperBound)
    let step: CGFloat = 2.5
    let y = start.minY + textLayout.baseline + 4
    let path = CGMutablePath()
    path.move(to: CGPoint(x: start.minX, y: y))
    var x = start.minX
    var isUp = true
    while x < end.minX {
      let next = min(x + step, end.minX)
      let bend = CGPoint(x: (x + next) / 2, y: y + (isUp ? -2.2 : 2.2))
      path.addQuadCurve(to: CGPoint(x: next, y: y), control: bend)
      x = next
      isUp.toggle()
    }
    context.saveGState()
    context.setStrokeColor(squiggle.color.resolvedColor(with: traitCollection).cgColor)
    context.setLineWidth(1.2)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  // MARK: Caret and selection

  func placeCaret() {
    keepCaretVisible()
    UIView.performWithoutAnimation { [self] in
      let isActive = isEditing
      let selection = editor.selection
      caret.frame = caretRectInClip(at: selection.head)
      caret.isHidden = !isActive || !selection.isEmpty
      selectionView.isHidden = !isActive || selection.isEmpty
      if !selection.isEmpty { selectionView.frame = clipRect(of: selection.range) }
      markedUnderline.isHidden = editor.markedRange == nil
      if let marked = editor.markedRange {
        let rect = clipRect(of: marked)
        markedUnderline.frame = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
      }
    }
  }

  private func clipRect(of range: Range<Int>) -> CGRect {
    let start = caretRectInClip(at: range.lowerBound)
    let end = caretRectInClip(at: range.upperBound)
    return CGRect(
      x: min(start.minX, end.minX),
      y: start.minY,
      width: abs(end.minX - start.minX),
      height: start.height
    )
  }

  /// Scrolls so that the caret is in sight, and that no gap is left behind the end of a long text.
  private func keepCaretVisible() {
    let width = clip.bounds.width
    guard width > 0 else { return }
    let old = scrollOffset
    let overflow = max(textLayout.size.width + Self.caretWidth - width, 0)
    let x = isEditing ? textLayout.caretX(at: drawnOffset(editor.selection.head)) : 0
    if x < scrollOffset { scrollOffset = x }
    if x + Self.caretWidth > scrollOffset + width { scrollOffset = x + Self.caretWidth - width }
    scrollOffset = min(max(scrollOffset, 0), overflow)
    if scrollOffset != old { canvas.setNeedsDisplay() }
  }

  func selectionDidChange() {
    placeCaret()
    restartBlinking()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Shows the caret, and lets it blink from now on while the field is edited.
  func restartBlinking() {
    blinkGeneration += 1
    caret.alpha = 1
    guard isEditing, window != nil else { return }
    scheduleBlink(generation: blinkGeneration)
  }

  func stopBlinking() {
    blinkGeneration += 1
    caret.alpha = 1
  }

  /// Turns the caret on or off after a while; the chain ends where another has begun.
  private func scheduleBlink(generation: Int) {
    World.current.enqueue(after: Self.blinkInterval) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.blinkGeneration == generation else { return }
        UIView.performWithoutAnimation { self.caret.alpha = self.caret.alpha > 0.5 ? 0 : 1 }
        self.scheduleBlink(generation: generation)
      }
    }
  }
}
