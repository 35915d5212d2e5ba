extension UIApplication {
  /// How the device is held: upright, or on its side where the window is wider than high.
  ///
  /// > Compatibility: new code asks its window scene.
  public var statusBarOrientation: UIInterfaceOrientation {
    let size = UIKitState.current.screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// What the status bar's text looks like, which controllers say.
  ///
  /// > Compatibility: setting it is not supported, as in apps whose controllers decide.
  public var statusBarStyle: UIStatusBarStyle { statusBar.style }

  /// Whether the status bar is hidden, which controllers say.
  public var isStatusBarHidden: Bool { statusBar.isHidden }
}
