import QuartzCore

/// The page that is shown with its neighbours, beside each other in a view that scrolls by pages.
final class PageStrip: NSObject, UIScrollViewDelegate {
  /// A change that the app asked for.
  private struct Request {
    let completion: ((Bool) -> Void)?
  }

  private static let dotsHeight: CGFloat = 37

  private weak var owner: UIPageViewController?
  let scrollView = UIScrollView()
  private(set) var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The neighbour that has begun to come.
  private var incoming: UIViewController?
  private var request: Request?
  private var dots: UIPageControl?
  private var laidOutSize = CGSize.zero
  private var needsNeighbours = true
  /// Whether the content is being placed, which is no scroll.
  private var isPlacing = false

  init(owner: UIPageViewController) {
    self.owner = owner
    super.init()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
  }

  func install(in view: UIView) {
    view.addSubview(scrollView)
    layOut()
  }

  // MARK: - Geometry

  private var isVertical: Bool { owner?.navigationOrientation == .vertical }
  private var strip: [UIViewController] { [before, current, after].compactMap(\.self) }
  private var length: CGFloat {
    isVertical ? scrollView.bounds.height : scrollView.bounds.width
  }
  private var position: CGFloat {
    isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
  }

  private func frame(ofPage index: Int) -> CGRect {
    let space = owner?.pageSpacing ?? 0
    let start = CGFloat(index) * length
    var frame = CGRect(origin: .zero, size: scrollView.bounds.size)
    if isVertical {
      frame.origin.y = start + space / 2
      frame.size.height -= space
    } else {
      frame.origin.x = start + space / 2
      frame.size.width -= space
    }
    return frame
  }

  private func offset(ofPage index: Int) -> CGPoint {
    let start = CGFloat(index) * length
    return isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
  }

  /// Places everything when the size has changed, and asks for neighbours when they are not known.
  func layOut() {
    guard let owner, owner.isViewLoaded else { return }
    let bounds = owner.view.bounds
    let space = owner.pageSpacing / 2
    let hasDots = dots?.isHidden == false
    var frame = bounds
    if hasDots { frame.size.height -= Self.dotsHeight }
    frame = isVertical ? frame.insetBy(dx: 0, dy: -space) : frame.insetBy(dx: -space, dy: 0)
    dots?.frame = CGRect(
      x: 0,
      y: bounds.height - Self.dotsHeight,
      width: bounds.width,
      height: Self.dotsHeight
    )
    let isResized = frame.size != laidOutSize
    scrollView.frame = frame
    laidOutSize = frame.size
    if needsNeighbours, incoming == nil, current != nil { askForNeighbours() }
    if isResized { placePages() }
  }

  private func placePages() {
    isPlacing = true
    defer { isPlacing = false }
    let pages = strip
    let count = CGFloat(pages.count)
    let size = scrollView.bounds.size
    scrollView.contentSize =
      isVertical
      ? CGSize(width: size.width, height: size.height * count)
      : CGSize(width: size.width * count, height: size.height)
    for (index, page) in pages.enumerated() {
      page.viewIfLoaded?.frame = frame(ofPage: index)
    }
    guard let current, let index = pages.firstIndex(of: current), request == nil else { return }
    scrollView.contentOffset = offset(ofPage: index)
  }

  // MARK: - Neighbours

  func neighboursDidChange() {
    needsNeighbours = true
    owner?.viewIfLoaded?.setNeedsLayout()
  }

  private func askForNeighbours() {
    guard let owner, let current else { return }
    needsNeighbours = false
    let source = owner.dataSource
    before = source?.pageViewController(owner, viewControllerBefore: current)
    after = source?.pageViewController(owner, viewControllerAfter: current)
    placePages()
  }

  private func showDots(for source: (any UIPageViewControllerDataSource)?) {
    guard let owner, owner.isViewLoaded else { return }
    let count = source?.presentationCount(for: owner) ?? 0
    guard count > 0, !isVertical else {
      dots?.isHidden = true
      return
    }
    let dots = self.dots ?? UIPageControl()
    if dots.superview == nil { owner.view.addSubview(dots) }
    dots.isUserInteractionEnabled = false
    dots.isHidden = false
    dots.numberOfPages = count
    dots.currentPage = source?.presentationIndex(for: owner) ?? 0
    self.dots = dots
  }

  // MARK: - Showing a page

  func show(
    _ next: UIViewController,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    endAtOnce()
    guard let owner else { return }
    let isVisible = owner.appearanceState == .appeared
    guard animated, isVisible, let old = current, old !== next else {
      replace(with: next, isVisible: isVisible)
      if let completion { World.current.enqueue { completion(true) } }
      return
    }
    request = Request(completion: completion)
    before = direction == .reverse ? next : nil
    after = direction == .forward ? next : nil
    isPlacing = true
    placePages()
    if let index = strip.firstIndex(of: old) { scrollView.contentOffset = offset(ofPage: index) }
    isPlacing = false
    bring(next)
    if let index = strip.firstIndex(of: next) {
      scrollView.setContentOffset(offset(ofPage: index), animated: true)
    }
  }

  /// Puts a page in place of the one that is shown.
  private func replace(with next: UIViewController, isVisible: Bool) {
    let old = current
    before = nil
    after = nil
    current = next
    if old !== next {
      if isVisible {
        old?.beginAppearanceTransition(false, animated: false)
        next.beginAppearanceTransition(true, animated: false)
      }
      adopt(next)
      if let old { abandon(old) }
      if isVisible {
        old?.endAppearanceTransition()
        next.endAppearanceTransition()
      }
      owner.map { next.didMove(toParent: $0) }
    }
    showDots(for: owner?.dataSource)
    neighboursDidChange()
    placePages()
    owner?.viewIfLoaded?.setNeedsLayout()
  }

  private func adopt(_ page: UIViewController) {
    guard let owner else { return }
    if page.parent !== owner { owner.addChild(page) }
    owner.loadViewIfNeeded()
    let view: UIView = page.view
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.superview !== scrollView { scrollView.addSubview(view) }
    placePages()
  }

  private func abandon(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: - Swipes

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing, length > 0, let current, let index = strip.firstIndex(of: current) else {
      return
    }
    let way = position - CGFloat(index) * length
    guard way != 0, request == nil else { return }
    let neighbour = way > 0 ? after : before
    guard incoming !== neighbour else { return }
    if let incoming { sendBack(incoming) }
    if let neighbour {
      owner.map { $0.delegate?.pageViewController($0, willTransitionTo: [neighbour]) }
      bring(neighbour)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// A neighbour begins to come.
  private func bring(_ page: UIViewController) {
    incoming = page
    current?.beginAppearanceTransition(false, animated: true)
    page.beginAppearanceTransition(true, animated: true)
    adopt(page)
  }

  /// A neighbour that had begun to come goes again.
  private func sendBack(_ page: UIViewController) {
    incoming = nil
    page.beginAppearanceTransition(false, animated: true)
    current?.beginAppearanceTransition(true, animated: true)
    abandon(page)
    page.endAppearanceTransition()
    current?.endAppearanceTransition()
  }

  /// The content has come to rest.
  private func settle() {
    guard let incoming, let current, let owner, length > 0 else { return }
    let index = Int((position / length).rounded())
    let arrived = strip.indices.contains(index) && strip[index] === incoming
    let asked = request
    request = nil
    if arrived {
      finish(incoming, from: current, in: owner)
    } else {
      sendBack(incoming)
    }
    if let asked {
      asked.completion?(arrived)
    } else {
      owner.delegate?.pageViewController(
        owner,
        didFinishAnimating: true,
        previousViewControllers: [current],
        transitionCompleted: arrived
      )
    }
  }

  private func finish(
    _ page: UIViewController,
    from old: UIViewController,
    in owner: UIViewController
  ) {
    if let dots, request == nil {
      let step = page === after ? 1 : -1
      dots.currentPage = min(max(dots.currentPage + step, 0), max(dots.numberOfPages - 1, 0))
    }
    incoming = nil
    current = page
    before = nil
    after = nil
    abandon(old)
    old.endAppearanceTransition()
    page.endAppearanceTransition()
    page.didMove(toParent: owner)
    needsNeighbours = true
    layOut()
    placePages()
  }

  /// Ends a change that is on its way where it leads.
  private func endAtOnce() {
    guard incoming != nil else { return }
    let target = request == nil ? current : incoming
    if let target, let index = strip.firstIndex(of: target) {
      isPlacing = true
      scrollView.setContentOffset(offset(ofPage: index), animated: false)
      isPlacing = false
    }
    settle()
  }
}
