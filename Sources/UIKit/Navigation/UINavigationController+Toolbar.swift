import QuartzCore

/// The buttons that a controller puts into the tool bar.
private final class ToolbarItems {
  var items: [UIBarButtonItem]?
}

extension UIViewController {
  /// The buttons of the navigation controller's tool bar while the controller is on top, or nil.
  public var toolbarItems: [UIBarButtonItem]? {
    get { (attachments[ObjectIdentifier(ToolbarItems.self)] as? ToolbarItems)?.items }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the buttons of the navigation controller's tool bar.
  ///
  /// - Parameters:
  ///   - toolbarItems: The buttons, or nil.
  ///   - animated: Whether the new ones fade in.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    let key = ObjectIdentifier(ToolbarItems.self)
    let stored = attachments[key] as? ToolbarItems ?? ToolbarItems()
    stored.items = toolbarItems
    attachments[key] = stored
    guard let navigation = navigationController, navigation.topViewController === self else {
      return
    }
    navigation.refreshToolbarItems(animated: animated)
  }
}

extension UINavigationController {
  /// How much of the content the tool bar covers, in points; nil while it is hidden.
  var coveredByToolbar: CGFloat? {
    guard !isToolbarHidden, let view = storedView else { return nil }
    return UIToolbar.standardHeight + view.safeAreaInsets.bottom
  }

  func refreshToolbarItems(animated: Bool) {
    guard hasToolbar else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  /// Places the tool bar at the bottom, or below the view when it is hidden.
  func layOutToolbar() {
    guard hasToolbar, let view = storedView else { return }
    let height = UIToolbar.standardHeight + view.safeAreaInsets.bottom
    let frame = CGRect(
      x: 0,
      y: view.bounds.height - (isToolbarHidden ? 0 : height),
      width: view.bounds.width,
      height: height
    )
    if toolbar.frame != frame { toolbar.frame = frame }
  }

  func toolbarDidChange(animated: Bool) {
    refreshToolbarItems(animated: false)
    guard isViewLoaded else { return }
    let change = { [self] in
      layOutToolbar()
      transitionView.safeAreaMayHaveChanged()
      for subview in transitionView.subviews { subview.safeAreaMayHaveChanged() }
      transitionView.layoutTreeIfNeeded()
    }
    guard animated, storedView?.window != nil else { return change() }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: change)
  }
}
