import QuartzCore

extension UITableViewCell {
  enum LabelRole {
    case text
    case detail
  }

  /// Returns a label of the style, which is made when it is first asked for.
  func label(_ role: LabelRole) -> UILabel {
    if let label = role == .text ? parts.label : parts.detail { return label }
    let label = UILabel(frame: .zero)
    let look = look(of: role)
    label.font = look.font
    label.textColor = look.color
    label.textAlignment = cellStyle == .value2 && role == .text ? .right : .natural
    contentView.addSubview(label)
    if role == .text { parts.label = label } else { parts.detail = label }
    setNeedsLayout()
    return label
  }

  /// The fonts and colours of the four styles.
  ///
  /// Uncertain: the numbers are those of iOS 17 as they are seen.
  private func look(of role: LabelRole) -> (font: UIFont, color: UIColor) {
    switch (cellStyle, role) {
    case (.value2, .text): (.systemFont(ofSize: 12, weight: .regular), tintColor)
    case (.value2, .detail): (.systemFont(ofSize: 15, weight: .regular), .label)
    case (.subtitle, .detail): (.preferredFont(forTextStyle: .caption1), .label)
    case (_, .detail): (.preferredFont(forTextStyle: .body), .secondaryLabel)
    case (_, .text): (.preferredFont(forTextStyle: .body), .label)
    }
  }

  var ownImageView: UIImageView {
    if let image = parts.image { return image }
    let image = UIImageView(frame: .zero)
    contentView.addSubview(image)
    parts.image = image
    setNeedsLayout()
    return image
  }

  func showConfiguration() {
    if contentConfiguration != nil {
      for view in [parts.label, parts.detail, parts.image] { view?.removeFromSuperview() }
      parts.label = nil
      parts.detail = nil
      parts.image = nil
    }
    parts.host.show(contentConfiguration, in: contentView)
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard parts.needsConfiguration else { return }
    parts.needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  // MARK: - Layout of the texts

  private var contentLayout: ListContentLayout {
    var margins = UIEdgeInsets(top: 11, left: place.margin, bottom: 11, right: 8)
    margins.left += CGFloat(indentationLevel) * indentationWidth
    if accessoryInUse == nil { margins.right = place.margin }
    var layout = ListContentLayout(margins: margins)
    layout.imageSize = shownImageSize
    switch cellStyle {
    case .default: break
    case .subtitle: layout.verticalPadding = 2
    case .value1: layout.arrangement = .sideBySide(wraps: false)
    case .value2: layout.arrangement = .columns
    }
    return layout
  }

  private var shownImageSize: CGSize {
    guard let image = parts.image?.image, image.size.height > 0 else { return .zero }
    let room = max(bounds.height - 2, 1)
    let scale = min(1, room / image.size.height)
    return CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }

  private var shownLabel: UILabel? { shown(parts.label) }
  private var shownDetail: UILabel? { shown(parts.detail) }

  private func shown(_ label: UILabel?) -> UILabel? {
    guard let label, !(label.text ?? "").isEmpty else { return nil }
    return label
  }

  /// Lets list content keep off the edges as the cell's own texts do.
  func updateContentMargins() {
    guard let view = parts.host.shown as? UIListContentView else { return }
    view.leastMargins.left = place.margin
    view.leastMargins.right = accessoryInUse == nil ? place.margin : 0
  }

  /// Where text begins in the cell, which is where its line begins, too.
  var textStart: CGFloat {
    let own = (parts.host.shown as? UIListContentView)?.textStart
    return contentView.frame.minX + (own ?? contentLayout.textStart)
  }

  func layOutTexts() {
    guard parts.label != nil || parts.detail != nil || parts.image != nil else { return }
    let frames = contentLayout.frames(
      in: contentView.bounds.size,
      text: shownLabel,
      secondary: shownDetail
    )
    parts.label?.frame = frames.text
    parts.detail?.frame = frames.secondary
    parts.image?.frame = frames.image
  }

  /// The height that the content needs in a width: at least that of a usual row.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    updateContentMargins()
    let room = width - accessoryWidth - editingIndent
    let least = TableMetrics.rowHeight
    if let shown = parts.host.shown {
      return max(roundedUpToPixel(shown.heightThatFits(width: room)), least)
    }
    if !contentView.constraints.isEmpty {
      return contentView.heightThatFits(width: room)
    }
    let size = CGSize(width: room, height: 0)
    let frames = contentLayout.frames(in: size, text: shownLabel, secondary: shownDetail)
    return max(roundedUpToPixel(frames.height), least)
  }
}
