import QuartzCore

/// Hides and shows the bars of a navigation controller by what a person does with the content.
final class BarHider: NSObject, UIGestureRecognizerDelegate {
  /// Why the bars are hidden.
  private enum Reason {
    case gesture
    case keyboard
    case compactHeight
  }

  /// How far a finger goes up or down before bars go or come, in points.
  private static let swipeDistance: CGFloat = 24

  private weak var navigationController: UINavigationController?
  let swipe = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  private var reason: Reason?
  private var hidToolbar = false
  /// Where the finger turned round last.
  private var turningPoint: CGFloat = 0
  private var wasCompact = false

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    swipe.addTarget(self, action: Selector("swiped:", Self.swiped))
    tap.addTarget(self, action: Selector("tapped:", Self.tapped))
    for recognizer in [swipe, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
      recognizer.isEnabled = false
    }
    install()
  }

  /// Lets the view of the navigation controller be watched.
  func install() {
    guard let view = navigationController?.viewIfLoaded, swipe.view !== view else { return }
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(tap)
  }

  /// Takes up what the navigation controller was told.
  func settingsDidChange() {
    guard let navigation = navigationController else { return }
    swipe.isEnabled = navigation.hidesBarsOnSwipe
    tap.isEnabled =
      navigation.hidesBarsOnTap || navigation.hidesBarsWhenVerticallyCompact
      || navigation.hidesBarsWhenKeyboardAppears
    navigation.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - Hiding and showing

  private func setHidden(_ isHidden: Bool, because newReason: Reason) {
    guard let navigation = navigationController, navigation.isNavigationBarHidden != isHidden,
      navigation.navigationTransition == nil
    else { return }
    reason = isHidden ? newReason : nil
    navigation.setNavigationBarHidden(isHidden, animated: true)
    if isHidden {
      hidToolbar = !navigation.isToolbarHidden
      if hidToolbar { navigation.setToolbarHidden(true, animated: true) }
    } else if hidToolbar {
      hidToolbar = false
      let hasItems = navigation.topViewController?.toolbarItems?.isEmpty == false
      if hasItems { navigation.setToolbarHidden(false, animated: true) }
    }
  }

  /// Hides the bars in a low window, and brings them back in a higher one.
  func environmentMayHaveChanged() {
    guard let navigation = navigationController, navigation.viewIfLoaded?.window != nil,
      navigation.navigationTransition == nil
    else { return }
    let isCompact =
      navigation.hidesBarsWhenVerticallyCompact
      && navigation.traitCollection.verticalSizeClass == .compact
    guard isCompact != wasCompact else { return }
    wasCompact = isCompact
    if isCompact {
      setHidden(true, because: .compactHeight)
    } else if reason == .compactHeight {
      setHidden(false, because: .compactHeight)
    }
  }

  /// Hides the bars when a text in the content begins to be edited.
  func keyboardDidAppear(for responder: UIResponder) {
    guard let navigation = navigationController, navigation.hidesBarsWhenKeyboardAppears else {
      return
    }
    let isInBar = (responder as? UIView)?.isDescendant(of: navigation.navigationBar) == true
    if !isInBar { setHidden(true, because: .keyboard) }
  }

  // MARK: - Gestures

  private func swiped(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view, let navigation = navigationController else { return }
    let way = recognizer.translation(in: view).y
    switch recognizer.state {
    case .began:
      turningPoint = 0
      follow(way, navigation)
    case .changed: follow(way, navigation)
    default: break
    }
  }

  private func follow(_ way: CGFloat, _ navigation: UINavigationController) {
    let isHidden = navigation.isNavigationBarHidden
    turningPoint = isHidden ? min(turningPoint, way) : max(turningPoint, way)
    guard abs(way - turningPoint) >= Self.swipeDistance else { return }
    turningPoint = way
    setHidden(!isHidden, because: .gesture)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let navigation = navigationController, let view = recognizer.view else { return }
    let isHidden = navigation.isNavigationBarHidden
    if navigation.hidesBarsOnTap { return setHidden(!isHidden, because: .gesture) }
    guard isHidden else { return }
    let isAtBars = isPlaceOfBars(recognizer.location(in: view).y, in: view)
    let shows = reason == .keyboard || (reason == .compactHeight && isAtBars)
    if shows { setHidden(false, because: .gesture) }
  }

  /// Whether a height is where the bars are when they are shown.
  private func isPlaceOfBars(_ y: CGFloat, in view: UIView) -> Bool {
    let top = view.safeAreaInsets.top + (navigationController?.navigationBar.bounds.height ?? 0)
    let bottom = view.bounds.height - view.safeAreaInsets.bottom - UIToolbar.standardHeight
    return y <= top || (hidToolbar && y >= bottom)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  /// A swipe is one up or down; a tap is one that nothing else answers.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let navigation = navigationController else { return false }
    var view = touch.view
    while let current = view, current !== navigation.viewIfLoaded {
      let isBar = current === navigation.navigationBar || current is UIToolbar
      let answersTaps =
        current is UIControl || current is UITextView || current is UITableViewCell
        || current is UICollectionViewCell
      if isBar || (gestureRecognizer === tap && answersTaps) { return false }
      view = current.superview
    }
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe, let view = swipe.view else { return true }
    let way = swipe.translation(in: view)
    return abs(way.y) > abs(way.x)
  }
}
