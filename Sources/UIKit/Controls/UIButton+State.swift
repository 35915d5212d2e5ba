public import QuartzCore

extension UIButton {
  /// What a button shows in one state, where it differs from the normal one.
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// Sets the title in a state.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].title = title
    contentDidChange()
  }

  /// Sets the attributed title in a state.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].attributedTitle = title
    contentDidChange()
  }

  /// Sets the colour of the title in a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].titleColor = color
    contentDidChange()
  }

  /// Sets the colour of the title's shadow in a state.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].titleShadowColor = color
    contentDidChange()
  }

  /// Sets the image in a state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].image = image
    contentDidChange()
  }

  /// Sets the image behind the content in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: StateContent()].backgroundImage = image
    contentDidChange()
  }

  /// Returns the title that was set for a state, or nil.
  public func title(for state: UIControl.State) -> String? { contents[state.rawValue]?.title }

  /// Returns the attributed title that was set for a state, or nil.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents[state.rawValue]?.attributedTitle
  }

  /// Returns the colour of the title in a state.
  ///
  /// Where none is set it is that of the normal state, and without one white for a custom button and the tint
  /// for others.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    contents[state.rawValue]?.titleColor ?? contents[UIControl.State.normal.rawValue]?.titleColor
      ?? defaultTitleColor(isEnabled: !state.contains(.disabled))
  }

  /// Returns the colour of the title's shadow that was set for a state, or nil.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents[state.rawValue]?.titleShadowColor
  }

  /// Returns the image that was set for a state, or nil.
  public func image(for state: UIControl.State) -> UIImage? { contents[state.rawValue]?.image }

  /// Returns the image behind the content that was set for a state, or nil.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents[state.rawValue]?.backgroundImage
  }

  /// Returns what is shown now: that of the state, of the state without focus, or of the normal one.
  func content<Value>(_ key: KeyPath<StateContent, Value?>) -> Value? {
    let states = [state, state.subtracting(.focused), .normal]
    return states.lazy.compactMap { self.contents[$0.rawValue]?[keyPath: key] }.first
  }

  /// The colour of a title for which none is set.
  var defaultTitleColor: UIColor { defaultTitleColor(isEnabled: isEnabled) }

  private func defaultTitleColor(isEnabled: Bool) -> UIColor {
    if storedType == .custom { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  func adopt(_ type: ButtonType) {
    storedType = type
    if let symbol = ControlSymbol(type) { setImage(symbol.image(pointSize: 22), for: .normal) }
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if storedConfiguration != nil {
      if storedConfiguration?.title == nil, !action.title.isEmpty {
        storedConfiguration?.title = action.title
      }
      if storedConfiguration?.image == nil { storedConfiguration?.image = action.image }
      configurationDidChange()
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  func refreshForState() {
    guard storedConfiguration == nil, configurationUpdateHandler == nil else {
      withStateTransition { [self] in setNeedsUpdateConfiguration() }
      return
    }
    refreshContent()
    dimForHighlight()
  }

  /// Runs a change of the look, animated where the button asks for it.
  func withStateTransition(_ change: @escaping () -> Void) {
    guard stateTransitionDuration > 0, window != nil else {
      change()
      return
    }
    let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    UIView.animate(
      withDuration: stateTransitionDuration,
      delay: 0,
      options: options,
      animations: change
    )
  }

  /// Pales a pressed system button at once, and brings it back slowly, as iOS does.
  private func dimForHighlight() {
    guard storedType != .custom else { return }
    let alpha: CGFloat = isHighlighted ? 0.2 : 1
    let parts = [storedTitleLabel, storedImageView].compactMap { $0 as UIView? }
    guard window != nil, !isHighlighted else {
      for part in parts { part.alpha = alpha }
      return
    }
    UIView.animate(
      withDuration: 0.47,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      for part in parts { part.alpha = alpha }
    }
  }

  func contentDidChange() {
    refreshContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives the title, the image and the background what the state asks for.
  private func refreshContent() {
    guard storedConfiguration == nil else {
      configurationDidChange()
      return
    }
    refreshTitle()
    refreshImage()
    refreshBackground()
    setNeedsLayout()
  }

  private func refreshTitle() {
    let attributed = currentAttributedTitle
    let title = currentTitle
    guard title != nil || attributed != nil || storedTitleLabel != nil, let label = titleLabel
    else { return }
    label.textColor = currentTitleColor
    if let shadow = content(\.titleShadowColor) { label.shadowColor = shadow }
    if let attributed { label.attributedText = attributed } else { label.text = title }
  }

  private func refreshImage() {
    let image = currentImage
    guard image != nil || storedImageView != nil, let view = imageView else { return }
    let isTinted = storedType != .custom && image?.renderingMode == .automatic
    view.image = isTinted ? image?.withRenderingMode(.alwaysTemplate) : image
    view.isHidden = image == nil
    guard storedType == .custom else { return }
    let isPressed = isHighlighted && adjustsImageWhenHighlighted
    let isPale = !isEnabled && adjustsImageWhenDisabled
    view.alpha = isPale ? 0.35 : isPressed ? 0.6 : 1
  }

  private func refreshBackground() {
    let image = currentBackgroundImage
    guard image != nil || backgroundImageView != nil else { return }
    let view = backgroundImageView ?? UIImageView()
    if backgroundImageView == nil {
      backgroundImageView = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.frame = backgroundRect(forBounds: bounds)
    view.alpha = isHighlighted && storedType == .custom && adjustsImageWhenHighlighted ? 0.7 : 1
  }
}
