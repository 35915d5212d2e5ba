import QuartzCore

extension UIButton {
  /// Shows the configuration: its texts, image, indicator and background.
  func configurationDidChange() {
    guard let configuration = storedConfiguration else {
      configurationBackground?.removeFromSuperview()
      configurationBackground = nil
      contentDidChangeAfterConfiguration()
      return
    }
    let foreground = foregroundColor(of: configuration)
    showTexts(configuration, color: foreground)
    showImage(configuration, color: foreground)
    showIndicator(configuration, color: foreground)
    showPopUpArrows(configuration, color: foreground)
    if configurationBackground == nil {
      let view = ButtonBackgroundView()
      configurationBackground = view
      insertSubview(view, at: 0)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    applyBackground(configuration)
  }

  private func contentDidChangeAfterConfiguration() {
    activityIndicator?.removeFromSuperview()
    activityIndicator = nil
    subtitleLabel?.removeFromSuperview()
    subtitleLabel = nil
    popUpArrows?.removeFromSuperview()
    popUpArrows = nil
    contentDidChange()
  }

  private func showTexts(_ configuration: Configuration, color: UIColor) {
    let title = configuration.title ?? currentTitle
    if title != nil || storedTitleLabel != nil, let label = titleLabel {
      label.font = configuration.resolvedTitleFont
      label.lineBreakMode = configuration.titleLineBreakMode
      label.textAlignment = configuration.textAlignment
      if let attributed = currentAttributedTitle, configuration.title == nil {
        label.attributedText = attributed
      } else {
        label.text = title
        label.textColor = color
      }
      label.isHidden = title == nil && currentAttributedTitle == nil
    }
    guard let subtitle = configuration.subtitle else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      return
    }
    let label = subtitleLabel ?? UILabel()
    if label.superview == nil { addSubview(label) }
    subtitleLabel = label
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = configuration.textAlignment
    label.text = subtitle
    label.textColor = color
  }

  private func showImage(_ configuration: Configuration, color: UIColor) {
    let image = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
    guard image != nil || storedImageView != nil, let view = imageView else { return }
    let isTinted = image?.renderingMode != .alwaysOriginal
    view.image = isTinted ? image?.withRenderingMode(.alwaysTemplate) : image
    view.setFixedTint(color)
    view.alpha = 1
    view.isHidden = image == nil
  }

  private func showIndicator(_ configuration: Configuration, color: UIColor) {
    guard configuration.showsActivityIndicator else {
      activityIndicator?.removeFromSuperview()
      activityIndicator = nil
      return
    }
    let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
    indicator.color = color
    if indicator.superview == nil {
      addSubview(indicator)
      indicator.startAnimating()
    }
    activityIndicator = indicator
  }

  /// The colour of title and image: pressed and disabled ones are paler.
  private func foregroundColor(of configuration: Configuration) -> UIColor {
    let base = configuration.baseForegroundColor ?? configuration.kindForeground(tint: tintColor)
    guard !configuration.keepsLookInEveryState else { return base }
    if !isEnabled { return .tertiaryLabel }
    let isPaled = isHighlighted && configuration.background.backgroundColor == nil
    return isPaled ? base.withAlphaComponent(configuration.kind == .filled ? 0.75 : 0.5) : base
  }

  private func backgroundColor(of configuration: Configuration) -> UIColor? {
    if let own = configuration.background.backgroundColor { return own }
    guard let base = configuration.kindBackground(tint: tintColor) else { return nil }
    guard !configuration.keepsLookInEveryState else { return base }
    if !isEnabled { return configuration.kind == .plain ? nil : .tertiarySystemFill }
    let alpha = base.resolvedColor(with: traitCollection).cgColor.alpha
    return isHighlighted ? base.withAlphaComponent(alpha * 0.75) : base
  }

  private func applyBackground(_ configuration: Configuration) {
    guard let view = configurationBackground else { return }
    let insets = configuration.background.backgroundInsets.resolved
    view.frame = backgroundRect(forBounds: bounds).inset(by: insets)
    view.apply(
      configuration.background,
      color: backgroundColor(of: configuration),
      cornerRadius: configuration.cornerRadius(height: view.bounds.height),
      in: traitCollection
    )
  }

  // MARK: Layout

  /// The size of image, title and subtitle with the space around them.
  func configuredSize(_ configuration: Configuration) -> CGSize {
    let parts = ButtonParts(self, configuration)
    let insets = configuration.contentInsets
    return CGSize(
      width: parts.size.width + popUpArrowSpace + insets.leading + insets.trailing,
      height: parts.size.height + insets.top + insets.bottom
    )
  }

  func layoutConfigured(_ configuration: Configuration) {
    applyBackground(configuration)
    var content = bounds.inset(by: configuration.contentInsets.resolved)
    content.size.width -= popUpArrowSpace
    let frames = ButtonParts(self, configuration).frames(
      in: content,
      alignment: contentHorizontalAlignment,
      round: roundedToPixel
    )
    storedTitleLabel?.frame = frames.title
    subtitleLabel?.frame = frames.subtitle
    storedImageView?.frame = frames.image
    activityIndicator?.frame = frames.image
    placePopUpArrows(after: max(frames.title.maxX, frames.subtitle.maxX, frames.image.maxX))
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets where text runs from left to right.
  var resolved: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
