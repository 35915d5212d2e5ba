import QuartzCore

extension UINavigationController {
  /// How far down the bar reaches while content stands at its top; nil when it is hidden.
  var bottomOfBar: CGFloat? {
    guard !isNavigationBarHidden, let view = storedView else { return nil }
    let isWaiting = navigationTransition?.phase == .scheduled
    let items = isWaiting ? stackOfBar : stack
    let extent = extent(of: items)
    return view.safeAreaInsets.top + extent.head + extent.full
  }

  /// The stack whose top the bar shows: the old one until the views begin to move.
  private var stackOfBar: [UIViewController] {
    guard let transition = navigationTransition, !transition.showsNewBar else { return stack }
    return transition.oldStack
  }

  private func extent(of stack: [UIViewController]) -> NavigationBarExtent {
    navigationBar.rowHeight =
      isInSheet ? UINavigationBar.sheetRowHeight : UINavigationBar.standardHeight
    return navigationBar.extent(for: stack.map(\.navigationItem))
  }

  /// Whether a sheet shows the controller, or one around it.
  private var isInSheet: Bool {
    var controller: UIViewController? = self
    while let candidate = controller {
      if candidate.presenterLink != nil {
        return candidate.storedPresentationController is UISheetPresentationController
      }
      controller = candidate.storedParent
    }
    return false
  }

  /// The height of the bar over a stack, whose content may have pushed the large title away.
  func barHeight(over stack: [UIViewController]) -> CGFloat {
    let extent = extent(of: stack)
    guard let scroll = stack.last?.contentScrollView(for: .top), scroll.window != nil else {
      return extent.head + extent.full
    }
    return extent.head + extent.height(scrolled: Self.distance(of: scroll))
  }

  /// How far content has scrolled from its top, in points.
  private static func distance(of scroll: UIScrollView) -> CGFloat {
    scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  /// Places the bar below the status bar, or above the view when it is hidden.
  func layOutBar(keepsVisible: Bool = false) {
    placeBar()
    if !keepsVisible, barMovements == 0 { navigationBar.isHidden = isNavigationBarHidden }
    transitionView.safeAreaMayHaveChanged()
    for subview in transitionView.subviews { subview.safeAreaMayHaveChanged() }
  }

  private func placeBar() {
    guard let view = storedView else { return }
    let height = barHeight(over: stackOfBar)
    let shown = view.safeAreaInsets.top
    let frame = CGRect(
      x: 0,
      y: isNavigationBarHidden ? -height : shown,
      width: view.bounds.width,
      height: height
    )
    if navigationBar.frame != frame { navigationBar.frame = frame }
  }

  // MARK: - Content that scrolls

  /// Follows the content of the controller that is shown.
  func followContent() {
    guard navigationTransition == nil || navigationTransition?.phase == .scheduled else { return }
    let scroll = displayed?.contentScrollView(for: .top)
    scrollTracker.follow(scroll)
    let places = extent(of: stackOfBar).restingPlaces
    if scroll?.restingDistances != places { scroll?.restingDistances = places }
    connectSearch()
    contentDidScroll()
  }

  func contentDidScroll() {
    guard navigationTransition == nil || navigationTransition?.phase == .scheduled else { return }
    if scrollTracker.scrollView?.movesVisibly == true { navigationBar.fadesTitle = true }
    placeBar()
    navigationBar.isAtScrollEdge = isAtScrollEdge(over: stackOfBar)
  }

  /// Whether no content of the top of a stack lies below the bar.
  func isAtScrollEdge(over stack: [UIViewController]) -> Bool {
    guard let scroll = stack.last?.contentScrollView(for: .top) else { return true }
    let extent = extent(of: stack)
    return Self.distance(of: scroll) <= extent.full - extent.least + 0.5
  }

  /// Tells the search of the top controller over what it takes place.
  private func connectSearch() {
    guard let top = displayed, let search = top.navigationItem.searchController else { return }
    search.host = { [weak top] in top }
    search.onActivityChange = { [weak self] in self?.searchDidChange() }
  }

  /// Lets the bar and the content below it move in the animation of the search.
  private func searchDidChange() {
    navigationBar.extentDidChange()
    barExtentDidChange()
    transitionView.layoutIfNeeded()
    placeBar()
    navigationBar.layoutIfNeeded()
  }

  /// The bar is higher or lower now, and with it the safe area.
  func barExtentDidChange() {
    guard let view = storedView else { return }
    transitionView.safeAreaMayHaveChanged()
    for subview in transitionView.subviews { subview.safeAreaMayHaveChanged() }
    view.setNeedsLayout()
  }

  /// Gives the controller that is shown its place; during a transition the animator has it.
  func layOutContent() {
    guard navigationTransition == nil || navigationTransition?.phase == .scheduled,
      let displayed, let view = displayed.storedView, view.superview === transitionView
    else { return }
    view.place(in: contentFrame(for: displayed))
  }

  /// The rectangle of a controller's view in the transition view.
  func contentFrame(for controller: UIViewController) -> CGRect {
    let bounds = transitionView.bounds
    guard let bottom = bottomOfBar, !extends(controller) else { return bounds }
    return bounds.inset(by: UIEdgeInsets(top: bottom, left: 0, bottom: 0, right: 0))
  }

  private func extends(_ controller: UIViewController) -> Bool {
    guard controller.edgesForExtendedLayout.contains(.top) else { return false }
    return navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
  }

  /// Puts the top controller's view in place without a transition.
  func installTop() {
    guard navigationTransition == nil, let top = stack.last else { return }
    displayed = top
    guard let view = top.view, view.superview !== transitionView else { return }
    for other in stack where other !== top { other.storedView?.removeFromSuperview() }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.place(in: contentFrame(for: top))
    transitionView.addSubview(view)
  }
}
