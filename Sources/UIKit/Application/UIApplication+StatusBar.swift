extension UIApplication {
  /// What the status bar looks like now; asked for anew after a controller came, went or said so.
  package var statusBar: StatusBarAppearance {
    if let known = knownStatusBar { return known }
    let appearance = (keyWindow?.rootViewController).map(Self.statusBar) ?? StatusBarAppearance()
    knownStatusBar = appearance
    return appearance
  }

  /// Has the controllers asked again when the status bar is looked at next.
  func setNeedsStatusBarUpdate() {
    guard knownStatusBar != nil else { return }
    knownStatusBar = nil
    statusBarNeedsUpdate()
  }

  private static func statusBar(of root: UIViewController) -> StatusBarAppearance {
    var top = root
    while let presented = top.presentedLink, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      top = presented
    }
    let wished = responsible(from: top) { $0.childForStatusBarStyle }.preferredStatusBarStyle
    return StatusBarAppearance(
      style: isFullSheet(over: top) ? .lightContent : wished,
      isHidden: responsible(from: top) { $0.childForStatusBarHidden }.prefersStatusBarHidden
    )
  }

  /// Whether a sheet lets a controller stand back, so that the status bar is in front of black.
  private static func isFullSheet(over controller: UIViewController) -> Bool {
    var presented = controller.presentedLink
    while let current = presented {
      let sheet = current.storedPresentationController as? UISheetPresentationController
      if sheet?.isFull == true { return true }
      presented = current.presentedLink
    }
    return false
  }

  private static func responsible(
    from controller: UIViewController,
    next: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var current = controller
    while let child = next(current), child !== current { current = child }
    return current
  }
}
