import QuartzCore

extension UITabBarController {
  /// The height of the bar with the safe area below it, in points.
  private var barHeight: CGFloat {
    UITabBar.standardHeight + (storedView?.safeAreaInsets.bottom ?? 0)
  }

  /// How much of the content the bar covers, in points; nil while it is hidden or away.
  var coveredHeight: CGFloat? {
    tabBar.isHidden || isBarAway || storedView == nil ? nil : barHeight
  }

  /// Places the bar at the bottom; while a controller hides it, it lies to the left of the view.
  func layOutBar() {
    guard let view = storedView else { return }
    if !isBarSliding {
      isBarAway = hidesBar
      placeBar(in: view.bounds)
    }
    contentView.safeAreaMayHaveChanged()
    for subview in contentView.subviews { subview.safeAreaMayHaveChanged() }
  }

  /// Lets the bar's background go while no content lies below it.
  func refreshBarEdge() {
    guard !isInTransition else { return resolveBarEdge() }
    scrollTracker.follow(displayed?.contentScrollView(for: .bottom))
    tabBar.isAtScrollEdge = scrollTracker.scrollView?.isAtBottomEdge ?? true
  }

  /// Whether the content changes; the bar's background changes beside it.
  private var isInTransition: Bool {
    tabTransition != nil || (displayed as? UINavigationController)?.navigationTransition != nil
  }

  /// Lets the bar's background become that of other content, inside an animation.
  ///
  /// - Parameters:
  ///   - controller: What comes, in its place already.
  ///   - slides: Whether the bar comes or goes meanwhile; one that goes takes its background with it, and one
  ///     that comes brings its own.
  func fadeBarEdge(to controller: UIViewController?, slides: Bool) {
    if slides, isBarAway { return }
    let scroll = controller?.contentScrollView(for: .bottom)
    let isAtEdge = scroll?.isAtBottomEdge ?? true
    guard slides else {
      tabBar.fadeBackground(toEdge: isAtEdge)
      incomingContent = controller
      // Where its content stands may show only when it is laid out.
      World.current.enqueue { [weak self] in
        MainActor.assumeIsolated { self?.resolveBarEdge() }
      }
      return
    }
    UIView.performWithoutAnimation { tabBar.isAtScrollEdge = isAtEdge }
  }

  private func resolveBarEdge() {
    guard tabBar.backgroundFade != nil, let incomingContent else { return }
    let scroll = incomingContent.contentScrollView(for: .bottom)
    scrollTracker.follow(scroll)
    tabBar.resolveFade(toEdge: scroll?.isAtBottomEdge ?? true)
  }

  private func placeBar(in bounds: CGRect) {
    let frame = CGRect(
      x: isBarAway ? -bounds.width : 0,
      y: bounds.height - barHeight,
      width: bounds.width,
      height: barHeight
    )
    if tabBar.frame != frame { tabBar.frame = frame }
  }

  /// Whether a controller in the stack of the chosen tab hides the bar.
  private var hidesBar: Bool {
    guard let navigation = selected as? UINavigationController else {
      return false
    }
    return navigation.stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  func barDidChange() {
    contentView.safeAreaMayHaveChanged()
    for subview in contentView.subviews { subview.safeAreaMayHaveChanged() }
    storedView?.setNeedsLayout()
  }

  // MARK: - Content

  /// The rectangle of a controller's view in the content view.
  func contentFrame(for controller: UIViewController) -> CGRect {
    let bounds = contentView.bounds
    guard let height = coveredHeight, !tabBar.isTranslucent, tabBar.backgroundImage == nil,
      !controller.extendedLayoutIncludesOpaqueBars
    else { return bounds }
    return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
  }

  /// Gives the controller that is shown its place; during a transition the animator has it.
  func layOutContent() {
    guard tabTransition == nil, let displayed, let view = displayed.storedView,
      view.superview === contentView
    else { return }
    view.place(in: contentFrame(for: displayed))
  }

  /// Leaves a controller's view in the container with its final frame, whatever the animator did with it.
  func putInPlace(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    if view.superview !== contentView { contentView.addSubview(view) }
    view.place(in: contentFrame(for: controller))
  }

  /// Puts the chosen controller's view in place without a transition.
  func installSelected() {
    guard tabTransition == nil, let selected else { return }
    displayed = selected
    guard let view = selected.view, view.superview !== contentView else { return }
    for other in contentView.subviews { other.removeFromSuperview() }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.place(in: contentFrame(for: selected))
    contentView.addSubview(view)
    storedView?.setNeedsLayout()
  }

  // MARK: - Pushes that hide the bar

  /// Whether a change of a tab's navigation stack, which is made already, lets the bar come or go.
  func movesBar(with navigation: UINavigationController) -> Bool {
    isViewLoaded && selected === navigation && hidesBar != isBarAway
  }

  /// Notes that the bar comes or goes; ``slideBar()`` then moves it, in an animation.
  func prepareToSlideBar() {
    guard let view = storedView else { return }
    placeBar(in: view.bounds)
    isBarSliding = true
    isBarAway = hidesBar
    barDidChange()
  }

  func slideBar() {
    guard let view = storedView else { return }
    placeBar(in: view.bounds)
  }

  /// Leaves the bar where it belongs, at rest.
  func endSlidingBar() {
    isBarSliding = false
    tabBar.layer.removeAllAnimations()
    layOutBar()
    storedView?.setNeedsLayout()
  }
}
