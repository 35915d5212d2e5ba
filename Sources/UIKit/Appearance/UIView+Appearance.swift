import QuartzCore

extension UIView: AppearanceTarget {
  /// Takes on what the proxies say that stand for the view, as it enters a window.
  func adoptAppearance() {
    let appearances = UIKitState.current.appearances
    guard !appearances.isEmpty else { return }
    UIView.performWithoutAnimation { appearances.apply(to: self, shownBy: self) }
  }

  func recordBackgroundAppearance() {
    let color = storedBackgroundColor
    recordAppearance(
      of: UIView.self,
      key: "backgroundColor",
      isUntouched: { $0.backgroundColor == nil },
      isShown: { $0.storedBackgroundColor == color },
      apply: { $0.backgroundColor = color }
    )
  }

  func recordTintAppearance() {
    let color = storedTintColor
    recordAppearance(
      of: UIView.self,
      key: "tintColor",
      isUntouched: { $0.storedTintColor == nil },
      isShown: { $0.storedTintColor == color },
      apply: { $0.tintColor = color }
    )
  }
}
