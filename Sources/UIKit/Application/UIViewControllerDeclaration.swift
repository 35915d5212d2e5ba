/// Stands in until the controllers land; delete this file then.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  var viewIfLoaded: UIView? { storedView }
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  private lazy var storedView: UIView? = {
    let view = UIView()
    view.owner = self
    return view
  }()
  /// The controller's view.
  open var view: UIView! { storedView }  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var next: UIResponder? { storedView?.superview }
  /// Does nothing.
  open func viewWillLayoutSubviews() {}
  /// Does nothing.
  open func viewDidLayoutSubviews() {}
  /// Does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  func attachAsRoot(to window: UIWindow) {
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
  }

  func detachAsRoot(from window: UIWindow) { view.removeFromSuperview() }
}
