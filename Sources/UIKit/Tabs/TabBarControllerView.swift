import QuartzCore

/// The view of a tab bar controller.
final class TabBarControllerView: UIView {
  weak var tabBarController: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabBarController?.layOutBar()
    tabBarController?.layOutContent()
    tabBarController?.refreshBarEdge()
  }
}
