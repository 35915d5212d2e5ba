import QuartzCore

/// The container of tab transitions, below the bar and as large as the tab bar controller's view.
final class TabContentView: UIView {
  weak var tabBarController: UITabBarController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if let height = tabBarController?.coveredHeight { insets.bottom = max(insets.bottom, height) }
    return insets
  }
}
