import QuartzCore

/// Tells the controllers of a window that it gets another size.
struct WindowResize {
  private let coordinator: TransitionCoordinator

  /// Tells the root and everything that is presented over it, once each; nil when the size stays.
  init?(of window: UIWindow, to size: CGSize) {
    guard let root = window.rootViewController,
      root.viewIfLoaded?.window != nil
        || root.presentedLink != nil, size != window.bounds.size
    else { return nil }
    coordinator = TransitionCoordinator(
      from: root,
      to: root,
      presentationStyle: .none,
      expectedDuration: 0,
      container: { [weak window] in window }
    )
    root.viewWillTransition(to: size, with: coordinator)
    var controller = root.presentedLink
    while let presented = controller {
      presented.storedPresentationController?.viewWillTransition(to: size, with: coordinator)
      controller = presented.presentedLink
    }
  }

  /// Runs what was to happen beside the change, which is not animated.
  func end() {
    let changes = coordinator.takeAlongside()
    UIView.performWithoutAnimation { for change in changes { change() } }
    coordinator.end(cancelled: false)
  }
}
