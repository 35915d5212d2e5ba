import QuartzCore

extension UIViewController {
  func loadStoredView() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    note("loadView")
    loadView()
    if storedView == nil {
      // A loadView that sets no view would leave nothing to show.
      replaceView(with: UIView(frame: UIScreen.main.bounds))
    }
    isLoadingView = false
    note("viewDidLoad")
    viewDidLoad()
  }

  func replaceView(with view: UIView?) {
    guard view !== storedView else { return }
    if let old = storedView {
      if old.owner === self { old.owner = nil }
      if let view, let superview = old.superview {
        view.frame = old.frame
        superview.insertSubview(view, aboveSubview: old)
      }
      old.removeFromSuperview()
    }
    storedView = view
    view?.owner = self
    if overrideUserInterfaceStyle != .unspecified {
      view?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    }
    if traitOverride != nil { view?.traitOverride = traitOverride }
  }

  // MARK: - Hooks of the view

  /// Lays the view out between the controller's hooks.
  func layOutView(_ layout: () -> Void) {
    sendViewIsAppearing()
    note("viewWillLayoutSubviews")
    viewWillLayoutSubviews()
    layout()
    note("viewDidLayoutSubviews")
    viewDidLayoutSubviews()
  }

  /// The view is about to enter or leave a window.
  func viewWillMove(to window: UIWindow?) {
    guard let parent = storedParent, !parent.managesAppearanceOfChildren else { return }
    switch parent.appearanceState {
    case .appeared, .appearing: break
    default: return
    }
    if window != nil {
      guard appearanceState == .disappeared else { return }
      joinAppearance(of: parent)
    } else if appearanceState == .appeared || appearanceState == .appearing {
      beginAppearance(false, animated: false)
      leavesWithView = true
    }
  }

  /// The view entered or left a window.
  func viewDidMove(to window: UIWindow?) {
    if window == nil {
      viewDidLeaveWindow()
      guard leavesWithView else { return }
      leavesWithView = false
      endAppearance()
    } else if awaitsViewIsAppearing {
      storedView?.setNeedsLayout()
    }
  }

  /// A child comes with its parent, or by the end of the turn when the parent is there already.
  func joinAppearance(of parent: UIViewController) {
    let isAnimated = parent.appearanceState == .appearing && parent.isAppearanceAnimated
    beginAppearance(true, animated: isAnimated)
    guard parent.appearanceState == .appeared else { return }
    endAppearingAfterCommit()
  }

  func endAppearingAfterCommit() {
    World.current.afterCommit { [weak self] in
      MainActor.assumeIsolated {
        if self?.appearanceState == .appearing { self?.endAppearance() }
      }
    }
  }
}
