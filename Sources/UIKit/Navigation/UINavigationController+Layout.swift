import QuartzCore

extension UINavigationController {
  /// How far down the bar reaches; nil when it is hidden.
  var bottomOfBar: CGFloat? {
    guard !isNavigationBarHidden, let view = storedView else { return nil }
    return view.safeAreaInsets.top + UINavigationBar.standardHeight
  }

  /// Places the bar below the status bar, or above the view when it is hidden.
  func layOutBar(keepsVisible: Bool = false) {
    guard let view = storedView else { return }
    let height = UINavigationBar.standardHeight
    let shown = view.safeAreaInsets.top
    navigationBar.frame = CGRect(
      x: 0,
      y: isNavigationBarHidden ? -height : shown,
      width: view.bounds.width,
      height: height
    )
    if !keepsVisible { navigationBar.isHidden = isNavigationBarHidden }
    transitionView.safeAreaMayHaveChanged()
    for subview in transitionView.subviews { subview.safeAreaMayHaveChanged() }
  }

  /// Gives the controller that is shown its place; during a transition the animator has it.
  func layOutContent() {
    guard navigationTransition == nil || navigationTransition?.phase == .scheduled,
      let displayed, let view = displayed.storedView, view.superview === transitionView
    else { return }
    view.place(in: contentFrame(for: displayed))
  }

  /// The rectangle of a controller's view in the transition view.
  func contentFrame(for controller: UIViewController) -> CGRect {
    let bounds = transitionView.bounds
    guard let bottom = bottomOfBar, !extends(controller) else { return bounds }
    return bounds.inset(by: UIEdgeInsets(top: bottom, left: 0, bottom: 0, right: 0))
  }

  private func extends(_ controller: UIViewController) -> Bool {
    guard controller.edgesForExtendedLayout.contains(.top) else { return false }
    return navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
  }

  /// Puts the top controller's view in place without a transition.
  func installTop() {
    guard navigationTransition == nil, let top = stack.last else { return }
    displayed = top
    guard let view = top.view, view.superview !== transitionView else { return }
    for other in stack where other !== top { other.storedView?.removeFromSuperview() }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.place(in: contentFrame(for: top))
    transitionView.addSubview(view)
  }
}
