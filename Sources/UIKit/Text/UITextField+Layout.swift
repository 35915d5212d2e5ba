import QuartzCore

extension UITextField {
  /// The space between the edge and the text or a view beside it, in points.
  var sideInset: CGFloat {
    if let textInsets { return textInsets.left }
    return borderStyle == .none ? 0 : 7
  }

  func setUp() {
    clip.isUserInteractionEnabled = false
    clip.clipsToBounds = true
    addSubview(clip)
    for part in [selectionView, canvas, markedUnderline, caret] {
      part.isUserInteractionEnabled = false
      clip.addSubview(part)
    }
    selectionView.isHidden = true
    markedUnderline.isHidden = true
    caret.isHidden = true
    caret.layer.cornerRadius = 1
    canvas.onDraw = { [unowned self] context in drawText(in: context) }
    pointerShape = .iBeam
    refreshColors()
  }

  func refreshColors() {
    caret.backgroundColor = caretColor ?? tintColor
    selectionView.backgroundColor = tintColor.withAlphaComponent(0.3)
    markedUnderline.backgroundColor = look.textColor
    tintClearButton()
  }

  func borderDidChange() {
    let hasEdge = borderStyle != .none
    layer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
    layer.borderWidth = hasEdge ? 1 : 0
    let edge = hasEdge ? UIColor.separator.resolvedColor(with: traitCollection).cgColor : nil
    layer.borderColor = edge
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Views beside the text

  func replaceSideView(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }

  var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }

  /// The clear button is shown beside a text, in place of the view at the right where both would be.
  var showsClearButton: Bool { !editor.text.isEmpty && isEnabled && isShown(clearButtonMode) }

  func usualTextRect(forBounds bounds: CGRect) -> CGRect {
    let insets = textInsets ?? UIEdgeInsets(top: 0, left: sideInset, bottom: 0, right: sideInset)
    var rect = bounds.inset(by: insets)
    if showsLeftView {
      let edge = leftViewRect(forBounds: bounds).maxX + (borderStyle == .none ? 0 : 4)
      rect.size.width = max(rect.maxX - edge, 0)
      rect.origin.x = edge
    }
    if showsRightView {
      rect.size.width = max(rightViewRect(forBounds: bounds).minX - rect.minX, 0)
    }
    if showsClearButton {
      let edge = min(clearButtonRect(forBounds: bounds).minX - 2, rect.maxX)
      rect.size.width = max(edge - rect.minX, 0)
    }
    return rect
  }

  var naturalSize: CGSize {
    let shown = editor.text.isEmpty ? placeholderText : displayedText
    let text = StringLayout(shown, traits: traitCollection).size
    let insets = textInsets ?? UIEdgeInsets(top: 0, left: sideInset, bottom: 0, right: sideInset)
    var width = text.width + insets.left + insets.right
    if let leftView, showsLeftView { width += leftView.bounds.width }
    if let rightView, showsRightView { width += rightView.bounds.width }
    let line = look.font.lineHeight + insets.top + insets.bottom
    let height = borderStyle == .roundedRect ? max(line + 12, 34) : line
    return CGSize(width: roundedUpToPixel(width), height: roundedUpToPixel(height))
  }

  func placeParts() {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let shown = editor.text.isEmpty && !isEditing ? placeholderRect(forBounds: bounds) : rect
    clip.frame = shown
    if textAlignment == .left || textAlignment == .natural {
      // Letters keep their width while the field changes its own in an animation.
      UIView.performWithoutAnimation { canvas.frame = clip.bounds }
    } else {
      canvas.frame = clip.bounds
    }
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    placeClearButton()
    placeCaret()
  }

  // MARK: Clear button

  private func placeClearButton() {
    guard showsClearButton else {
      clearButton?.isHidden = true
      return
    }
    let button = clearButton ?? makeClearButton()
    button.isHidden = false
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    let image = ControlSymbol.clear.image(pointSize: 17).withRenderingMode(.alwaysTemplate)
    button.setImage(image, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.pressClear() },
      for: .touchUpInside
    )
    clearButton = button
    addSubview(button)
    tintClearButton()
    return button
  }

  private func tintClearButton() {
    clearButton?.setFixedTint(.tertiaryLabel)
  }

  private func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.replace(0..<editor.length, with: "")
    textWasEdited()
  }
}
