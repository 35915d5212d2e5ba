import QuartzCore

extension UITableViewCell {
  /// How long the usual background takes to fade, in seconds.
  private static let fadeDuration = 0.35

  func stateDidChange(animated: Bool) {
    updateSelection(animated: animated)
    if contentConfiguration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  private var showsSelection: Bool {
    (isSelected || isHighlighted) && selectionStyle != .none && !isEditing
  }

  /// Shows or hides the background of a selected cell.
  func updateSelection(animated: Bool) {
    let isShown = showsSelection
    for label in [parts.label, parts.detail] { label?.isHighlighted = isShown }
    parts.image?.isHighlighted = isShown
    if isShown {
      showSelection(animated: animated)
    } else {
      hideSelection(animated: animated)
    }
  }

  private func showSelection(animated: Bool) {
    let view = selectedBackgroundView ?? usualSelection
    guard parts.shownSelection !== view || view.alpha < 1 else { return }
    if parts.shownSelection !== view { parts.shownSelection?.removeFromSuperview() }
    parts.shownSelection = view
    UIView.performWithoutAnimation {
      view.frame = bounds
      insertSubview(view, belowSubview: contentView)
      view.alpha = animated ? 0 : 1
      parts.separator.alpha = 0
    }
    guard animated else { return }
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
      view.alpha = 1
    }
  }

  private func hideSelection(animated: Bool) {
    guard let view = parts.shownSelection else { return }
    guard animated, window != nil else {
      view.removeFromSuperview()
      parts.shownSelection = nil
      parts.separator.alpha = 1
      return
    }
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
      [self] in
      view.alpha = 0
      parts.separator.alpha = 1
    } completion: { [weak self] _ in
      guard let self, parts.shownSelection === view, !showsSelection else { return }
      view.removeFromSuperview()
      view.alpha = 1
      parts.shownSelection = nil
    }
  }

  private var usualSelection: UIView {
    if let view = parts.defaultSelection { return view }
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    parts.defaultSelection = view
    return view
  }

  // MARK: - Backgrounds

  func backgroundDidChange(from old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  func showBackgroundConfiguration() {
    guard let configuration = backgroundConfiguration else {
      parts.configuredBackground?.removeFromSuperview()
      parts.configuredBackground = nil
      return
    }
    let view = parts.configuredBackground ?? UIView(frame: bounds)
    parts.configuredBackground = view
    takeDefaultBackground(nil)
    view.backgroundColor = configuration.backgroundColor
    view.layer.cornerRadius = configuration.cornerRadius
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = configuration.strokeColor?.cgColor
    if view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// Takes up the colour, the corners and the line that the table gives.
  func placeDidChange() {
    parts.hasPlace = true
    let isGrouped = place.style != .plain
    if backgroundConfiguration == nil {
      takeDefaultBackground(isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
    }
    parts.separator.backgroundColor = place.separatorColor ?? .separator
    roundCorners()
    setNeedsLayout()
  }

  private func roundCorners() {
    guard place.style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.cornerRadius
    layer.maskedCorners = corners
    layer.masksToBounds = !corners.isEmpty
  }
}
