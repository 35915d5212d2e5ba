import QuartzCore

/// The container of navigation transitions, below the bar and as large as the navigation controller's view.
final class NavigationTransitionView: UIView {
  weak var navigationController: UINavigationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if let bottom = navigationController?.bottomOfBar { insets.top = max(insets.top, bottom) }
    if let height = navigationController?.coveredByToolbar {
      insets.bottom = max(insets.bottom, height)
    }
    return insets
  }
}
