import QuartzCore

extension UIViewController {
  /// Fills a window that is shown with the controller's view.
  func attachAsRoot(to window: UIWindow) {
    guard let view, view.superview !== window else { return }
    beginAppearance(true, animated: false)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
    endAppearingAfterCommit()
  }

  /// Leaves a window, with everything that is presented over the controller.
  func detachAsRoot(from window: UIWindow) {
    tearDownPresentations()
    beginAppearance(false, animated: false)
    if storedView?.superview === window { storedView?.removeFromSuperview() }
    endAppearance()
  }

  /// Removes at once what this controller and those in it present.
  func tearDownPresentations() {
    for child in storedChildren { child.tearDownPresentations() }
    presentedLink?.tearDownPresentations()
    presentedLink?.storedPresentationController?.tearDown()
  }
}
