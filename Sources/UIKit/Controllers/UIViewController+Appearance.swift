import QuartzCore

extension UIViewController {
  /// Sends the "will" callback that fits the state, to this controller and then to the children in its view.
  ///
  /// Coming while going, and the reverse, turn around: that is how a cancelled transition tells itself.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearanceState, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      appearanceState = .appearing
      isAppearanceAnimated = animated
      awaitsViewIsAppearing = true
      loadStoredView()
      prepareToAppear()
      note("viewWillAppear")
      viewWillAppear(animated)
      storedView?.setNeedsLayout()
    case (.appeared, false), (.appearing, false):
      appearanceState = .disappearing
      isAppearanceAnimated = animated
      awaitsViewIsAppearing = false
      if let storedView {
        storedView.window?.openMenu?.viewWillDisappear(storedView, animated: animated)
      }
      note("viewWillDisappear")
      viewWillDisappear(animated)
    default:
      return
    }
    UIApplication.shared.setNeedsStatusBarUpdate()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenForAppearance { child.beginAppearance(isAppearing, animated: animated) }
    if isAppearing { appearanceDidBegin() }
  }

  /// Sends the "did" callback that ends what began, to the children first.
  func endAppearance() {
    switch appearanceState {
    case .appearing:
      sendViewIsAppearing()
      awaitsViewIsAppearing = false
      endChildren(appearing: true)
      // A child that came may have turned everything around.
      guard appearanceState == .appearing else { return }
      appearanceState = .appeared
      note("viewDidAppear")
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      endChildren(appearing: false)
      guard appearanceState == .disappearing else { return }
      appearanceState = .disappeared
      note("viewDidDisappear")
      viewDidDisappear(isAppearanceAnimated)
    default:
      return
    }
    UIApplication.shared.setNeedsStatusBarUpdate()
    appearanceDidEnd()
  }

  private func endChildren(appearing: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenForAppearance
    where child.appearanceState == (appearing ? .appearing : .disappearing) {
      child.endAppearance()
    }
  }

  /// Tells once that the view is in its place, as soon as it is in a window.
  func sendViewIsAppearing() {
    guard awaitsViewIsAppearing, appearanceState == .appearing, storedView?.window != nil else {
      return
    }
    awaitsViewIsAppearing = false
    note("viewIsAppearing")
    viewIsAppearing(isAppearanceAnimated)
  }

  /// Sends both callbacks at once.
  func changeAppearance(_ isAppearing: Bool) {
    beginAppearance(isAppearing, animated: false)
    endAppearance()
  }

  // MARK: - For containers

  /// Lets the child that is shown be where its container is, when one of them came or went within the
  /// other's turn.
  func matchAppearance(of shown: UIViewController?) {
    guard let shown else { return }
    switch appearanceState {
    case .appeared:
      if shown.appearanceState == .appearing { shown.endAppearance() }
    case .appearing:
      shown.beginAppearance(true, animated: isAppearanceAnimated)
    case .disappearing:
      shown.beginAppearance(false, animated: isAppearanceAnimated)
    case .disappeared:
      guard storedView?.window == nil else { return }
      shown.beginAppearance(false, animated: false)
      shown.endAppearance()
    }
  }

  /// Ends a transition that cannot go on, as the view left the window and did not come back.
  ///
  /// Animations that left with it have been stopped by then, so that what completes them has had its turn.
  func endOutsideWindow(_ transition: ControllerTransition?) {
    guard let transition else { return }
    afterNextCommit { [weak self] in
      guard let self else { return transition.endUnseen() }
      afterNextCommit { [weak self] in
        if self?.storedView?.window == nil { transition.endUnseen() }
      }
    }
  }

  private func afterNextCommit(_ work: @escaping () -> Void) {
    World.current.afterCommit { MainActor.assumeIsolated { work() } }
  }

  /// Puts the view in which children change back when an animator removed it, below the bar.
  func putBack(_ container: UIView) {
    guard let view = storedView, container.superview !== view else { return }
    World.current.report(
      CompatibilityIssue(
        message: "the container of a transition was removed from its superview; it is put back",
        context: eventName
      )
    )
    container.frame = view.bounds
    view.insertSubview(container, at: 0)
  }
}
