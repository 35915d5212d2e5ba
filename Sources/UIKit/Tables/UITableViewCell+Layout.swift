import QuartzCore

extension UITableViewCell {
  /// The room before an accessory of the app's and one of the cell's, in points.
  private static let accessoryPadding: CGFloat = 8
  private static let builtInPadding: CGFloat = 2

  /// The view at the end that is in use, or nil.
  var accessoryInUse: UIView? { parts.accessory }

  func accessoryDidChange() {
    parts.accessory?.removeFromSuperview()
    parts.accessory = nil
    let own = isEditing ? editingAccessoryView : accessoryView
    let type = isEditing ? editingAccessoryType : accessoryType
    if let own {
      parts.accessory = own
      parts.isAccessoryBuiltIn = false
    } else if let view = CellAccessory.view(for: type, of: self) {
      parts.accessory = view
      parts.isAccessoryBuiltIn = true
    }
    if let view = parts.accessory { addSubview(view) }
    setNeedsLayout()
  }

  /// The width that the accessory takes with the space around it.
  var accessoryWidth: CGFloat {
    guard let accessory = parts.accessory else { return 0 }
    let padding = parts.isAccessoryBuiltIn ? Self.builtInPadding : Self.accessoryPadding
    return accessory.bounds.width + place.margin + padding
  }

  func layOutParts() {
    var content = bounds
    content.origin.x = editingIndent
    content.size.width = max(bounds.width - editingIndent - accessoryWidth, 0)
    if let confirmation = parts.confirmation {
      confirmation.frame = CGRect(
        x: bounds.width - TableMetrics.confirmationWidth,
        y: 0,
        width: TableMetrics.confirmationWidth,
        height: bounds.height
      )
      content.origin.x -= TableMetrics.confirmationWidth
    }
    content.origin.x += parts.swipeOffset
    contentView.frame = content
    layOutSwipe()
    for view in [backgroundView, parts.shownSelection] { view?.frame = bounds }
    layOutConfiguredBackground()
    layOutAccessory()
    layOutEditControl()
    updateContentMargins()
    layOutTexts()
    layOutSeparators()
  }

  private func layOutConfiguredBackground() {
    guard let view = parts.configuredBackground, let configuration = backgroundConfiguration else {
      return
    }
    let insets = configuration.backgroundInsets
    view.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    )
  }

  private func layOutAccessory() {
    guard let accessory = parts.accessory else { return }
    let size = accessory.bounds.size
    let confirmation = parts.confirmation == nil ? 0 : TableMetrics.confirmationWidth
    let shift = confirmation - parts.swipeOffset
    accessory.frame = CGRect(
      x: roundedToPixel(bounds.width - place.margin - size.width - shift),
      y: roundedToPixel((bounds.height - size.height) / 2),
      width: size.width,
      height: size.height
    )
  }

  // MARK: - Lines

  private func layOutSeparators() {
    let hairline = 1 / max(contentScaleFactor, 1)
    let line = parts.separator
    line.isHidden = !place.hasSeparator || (place.isLast && place.style == .insetGrouped)
    let isEdge = place.isLast && place.style == .grouped
    let inset = isEdge ? .zero : separatorInsetInUse
    line.frame = CGRect(
      x: inset.left,
      y: bounds.height - hairline,
      width: max(bounds.width - inset.left - inset.right, 0),
      height: hairline
    )
    layOutTopSeparator(hairline)
  }

  /// The inset that was set, or one that lets the line begin where the text does.
  private var separatorInsetInUse: UIEdgeInsets {
    if let own = parts.ownSeparatorInset { return own }
    guard !place.isSeparatorInsetOwn else { return place.separatorInset }
    var inset = place.separatorInset
    inset.left = max(textStart, inset.left)
    return inset
  }

  private func layOutTopSeparator(_ hairline: CGFloat) {
    guard place.hasSeparator, place.isFirst, place.style == .grouped else {
      parts.topSeparator?.removeFromSuperview()
      parts.topSeparator = nil
      return
    }
    let line = parts.topSeparator ?? UIView(frame: .zero)
    line.backgroundColor = place.separatorColor ?? .separator
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    if line.superview !== self { addSubview(line) }
    parts.topSeparator = line
  }
}
