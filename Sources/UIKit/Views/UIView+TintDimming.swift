import QuartzCore

extension UIView {
  /// Dims the tints of the view and of what is in it, or brings them back; within an animation block they fade.
  func setBehindPresentation(_ isBehind: Bool) {
    guard isBehind != isBehindPresentation else { return }
    guard window != nil else {
      isBehindPresentation = isBehind
      return tellTintDimmingChange()
    }
    UIView.performWithoutAnimation {
      layoutTreeIfNeeded()
      displaySubtree()
    }
    isBehindPresentation = isBehind
    let state = UIKitState.current
    let fades = state.fadesContents
    state.fadesContents = true
    tellTintDimmingChange()
    displaySubtree()
    state.fadesContents = fades
  }

  /// Tells the view and all in it that follow it that their tint colours were dimmed, or are no more.
  func tellTintDimmingChange() {
    tintColorDidChange()
    for subview in storedSubviews where subview.ownTintAdjustmentMode == .automatic {
      subview.tellTintDimmingChange()
    }
  }

  /// Gives a part a colour that stays as it is when tints are dimmed: one that was dimmed already, or is no tint.
  func setFixedTint(_ color: UIColor?) {
    ownTintAdjustmentMode = .normal
    tintColor = color
  }

  private func displaySubtree() {
    layer.displayIfNeeded()
    for subview in storedSubviews { subview.displaySubtree() }
  }
}
