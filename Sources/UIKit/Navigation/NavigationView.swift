import QuartzCore

/// The view of a navigation controller: its layout pass begins a transition that waits.
final class NavigationView: UIView {
  weak var navigationController: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let navigationController else { return }
    if navigationController.navigationTransition == nil {
      navigationController.putBack(navigationController.transitionView)
    }
    navigationController.layOutBar()
    navigationController.layOutToolbar()
    navigationController.layOutContent()
    navigationController.followContent()
    navigationController.barHiderIfUsed?.environmentMayHaveChanged()
    navigationController.beginScheduledTransition()
  }
}
