import QuartzCore

extension UISegmentedControl {
  private static let slideDuration = 0.3

  func segmentView(at index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  func append(_ segment: SegmentView) { insert(segment, at: segments.count) }

  func insert(_ segment: SegmentView, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    addSubview(segment)
    segmentsDidChange()
  }

  func segmentsDidChange() {
    refreshLook()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func usableSegment(at point: CGPoint) -> Int? {
    guard point.y >= bounds.minY - 20, point.y < bounds.maxY + 20 else { return nil }
    let index = segments.firstIndex { point.x >= $0.frame.minX && point.x < $0.frame.maxX }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  func selectionDidChange(animated: Bool) {
    guard animated, window != nil else {
      placePill()
      refreshLook()
      return
    }
    UIView.animate(
      withDuration: Self.slideDuration,
      delay: 0,
      usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      placePill()
      refreshLook()
    }
  }

  /// Places the segments side by side; widths are equal unless they were set or follow the contents.
  func placeSegments() {
    let widths = segmentWidths()
    var x = bounds.minX
    for (segment, width) in zip(segments, widths) {
      let left = roundedToPixel(x)
      let right = roundedToPixel(x + width)
      segment.frame = CGRect(x: left, y: bounds.minY, width: right - left, height: bounds.height)
      x += width
    }
    placeSeparators()
  }

  private func segmentWidths() -> [CGFloat] {
    let fixed = segments.map(\.fixedWidth)
    let free = segments.indices.filter { fixed[$0] == 0 }
    let left = max(bounds.width - fixed.reduce(0, +), 0)
    let natural = free.map { segments[$0].naturalWidth }.reduce(0, +)
    return segments.indices.map { index in
      if fixed[index] > 0 { return fixed[index] }
      if apportionsSegmentWidthsByContent, natural > 0 {
        return left * segments[index].naturalWidth / natural
      }
      return left / CGFloat(free.count)
    }
  }

  private func placeSeparators() {
    let count = showsSeparators ? max(segments.count - 1, 0) : 0
    while separators.count > count { separators.removeLast().removeFromSuperview() }
    while separators.count < count {
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      insertSubview(line, at: 0)
      separators.append(line)
    }
    for (index, line) in separators.enumerated() {
      let x = segments[index].frame.maxX
      line.frame = CGRect(
        x: x - 0.5,
        y: bounds.height * 0.25,
        width: 1,
        height: bounds.height * 0.5
      )
    }
    hideSeparatorsBesideSelection()
  }

  func placePill() {
    // A segment without room has no inner rectangle: Foundation's inset of it would be the null rectangle.
    guard let segment = segmentView(at: selectedSegmentIndex),
      min(segment.frame.width, segment.frame.height) > 2 * pillInset
    else {
      pill.isHidden = true
      return
    }
    pill.isHidden = false
    pill.frame = segment.frame.insetBy(dx: pillInset, dy: pillInset)
    pill.layer.cornerRadius = pillCornerRadius ?? max(layer.cornerRadius - 1, 0)
  }

  /// Colours the titles by the states of their segments.
  func refreshLook() {
    pill.backgroundColor = selectedSegmentTintColor ?? Self.defaultPillColor
    pill.layer.borderColor = pillBorderColor?.resolvedColor(with: traitCollection).cgColor
    pill.layer.borderWidth = pillBorderColor == nil ? 0 : 1
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selectedSegmentIndex
      apply(attributes(for: segment, isSelected: isSelected), to: segment)
      let isPressed = index == pressedIndex && !isSelected
      segment.alpha = isPressed ? 0.4 : 1
    }
    hideSeparatorsBesideSelection()
  }

  private func hideSeparatorsBesideSelection() {
    for (index, line) in separators.enumerated() {
      let isBeside = index == selectedSegmentIndex || index + 1 == selectedSegmentIndex
      line.alpha = isBeside ? 0 : 1
    }
  }

  private static let defaultPillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }

  /// The look of a title: that of the normal state, overlaid by that of its own.
  private func attributes(
    for segment: SegmentView,
    isSelected: Bool
  ) -> [NSAttributedString.Key: Any] {
    let isUsable = isEnabled && segment.isEnabled
    let weight: UIFont.Weight = isSelected ? .semibold : .regular
    var merged: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: weight),
      .foregroundColor: isUsable ? UIColor.label : UIColor.tertiaryLabel,
    ]
    let states: [UIControl.State] =
      [.normal] + (isSelected ? [.selected] : []) + (isUsable ? [] : [.disabled])
    for state in states {
      merged.merge(titleAttributes[state.rawValue] ?? [:]) { _, own in own }
    }
    return merged
  }

  private func apply(_ attributes: [NSAttributedString.Key: Any], to segment: SegmentView) {
    if let font = attributes[.font] as? UIFont { segment.label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor {
      segment.label.textColor = color
      segment.imageView.setFixedTint(color)
    }
  }
}
