import QuartzCore

extension UITextView {
  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding,
      y: textContainerInset.top
    )
  }

  /// Draws and measures the text anew.
  func textDidChange() {
    layoutCache = nil
    canvas.setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func layout(width: CGFloat) -> StringLayout {
    let sides = textContainerInset.left + textContainerInset.right
    let inner = max(width - sides - 2 * textContainer.lineFragmentPadding, 0)
    if let layoutCache, layoutCache.width == inner { return layoutCache.layout }
    var options = StringLayout.Options()
    options.width = inner
    options.alignment = look.alignment
    options.maximumLines = textContainer.maximumNumberOfLines
    options.lineBreakMode = textContainer.lineBreakMode
    let text = content.filling(in: look.attributes)
    let layout = StringLayout(text, options, traits: traitCollection)
    layoutCache = (inner, layout)
    return layout
  }

  func drawText(in context: CGContext) {
    layout(width: bounds.width).draw(in: context, at: textOrigin)
  }

  /// Returns where the caret stands at an offset, in the content's coordinates.
  func caretRect(at offset: Int) -> CGRect {
    let rect = layout(width: bounds.width).caretRect(at: min(max(offset, 0), editor.length))
    let origin = textOrigin
    let height = rect.height > 0 ? rect.height : look.font.lineHeight
    let x =
      editor.text.isEmpty && look.alignment == .center
      ? bounds.width / 2 : origin.x + rect.minX
    return CGRect(
      x: roundedToPixel(x),
      y: roundedToPixel(origin.y + rect.minY),
      width: UITextField.caretWidth,
      height: height
    )
  }

  /// Returns the offset of the gap between characters that is nearest to a place of the content.
  func offset(at point: CGPoint) -> Int {
    let origin = textOrigin
    let inText = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return editor.boundaries.aligned(layout(width: bounds.width).index(at: inText))
  }

  /// Shows the caret or the selection where they are.
  func placeCaret() {
    UIView.performWithoutAnimation { [self] in
      let selection = editor.selection
      caret.isHidden = !isEditing || !isEditable || !selection.isEmpty
      if !caret.isHidden { caret.frame = caretRect(at: selection.head) }
      let rects = isEditing && !selection.isEmpty ? selectionRects(selection.range) : []
      while selectionViews.count < rects.count { addSelectionView() }
      for (index, view) in selectionViews.enumerated() {
        view.isHidden = index >= rects.count
        if index < rects.count { view.frame = rects[index] }
        view.backgroundColor = tintColor.withAlphaComponent(0.3)
      }
    }
  }

  private func selectionRects(_ range: Range<Int>) -> [CGRect] {
    let origin = textOrigin
    return layout(width: bounds.width).selectionRects(for: range)
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  private func addSelectionView() {
    let view = UIView()
    view.isUserInteractionEnabled = false
    insertSubview(view, belowSubview: canvas)
    selectionViews.append(view)
  }
}
