public import QuartzCore

/// A view that shows a part of its content, which a finger, a wheel or code moves.
///
/// The origin of the bounds is the offset of the content.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIGestureRecognizerDelegate {
  /// A movement that runs without a finger.
  enum Motion {
    case decelerating(ScrollMotion)
    case animating(ScrollMotion)
  }

  var motion: Motion?
  var displayLink: CADisplayLink?
  var drag: ScrollDrag?
  var indicators = ScrollIndicators()
  /// Where near its top content comes to rest, as distances from there, in points.
  var restingDistances: [CGFloat] = []
  /// What bars do when the content moves, by who they are.
  var moveObservers: [ObjectIdentifier: () -> Void] = [:]
  var lastAdjustedInset = UIEdgeInsets.zero
  var pinchStart: (scale: CGFloat, anchor: CGPoint)?
  /// Whether the finger that is down has stopped content that moved, so that it is no tap on the content.
  var hasCaughtContent = false
  /// Whether a wheel moves the content just now.
  var isTurned = false
  /// Whether the movement that runs is one to the top, of which the delegate is told.
  var isScrollingToTop = false
  private var storedZoomScale: CGFloat = 1

  /// Makes a scroll view.
  ///
  /// - Parameter frame: The frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    let pan = ScrollPanGestureRecognizer(scrollView: self)
    pan.delegate = self
    storedPan = pan
    addGestureRecognizer(pan)
  }

  private var storedPan: UIPanGestureRecognizer?

  /// What the scroll view asks and tells, or nil.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the top left corner; default zero.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin, newValue.x.isFinite, newValue.y.isFinite else { return }
      bounds.origin = newValue
      contentDidMove()
    }
  }

  /// What was in sight before an animation that runs has moved the content.
  final var lingeringBounds: CGRect?

  /// The size of the content, in points; default zero.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustedInsetMayHaveChanged()
      setNeedsLayout()
      tellMoveObservers()
    }
  }

  /// The content as a rectangle for constraints: those to the view's edges are about it, and together they
  /// determine the content's size.
  open var contentLayoutGuide: UILayoutGuide {
    ruledGuide(.scrollContent, named: "contentLayoutGuide")
  }

  /// The view's frame as a rectangle for constraints of the content.
  open var frameLayoutGuide: UILayoutGuide { ruledGuide(.scrollFrame, named: "frameLayoutGuide") }

  /// The space around the content, in points; default zero.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// The space around the content with the safe area's.
  open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset }

  /// How the safe area changes the insets; default along the axes that scroll.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// Tells that the insets with the safe area's have changed.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content.
  ///
  /// - Parameters:
  ///   - contentOffset: Where to.
  ///   - animated: Whether the movement is shown.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, contentOffset != self.contentOffset, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    start(.animating(ScrollMotion(easingFrom: self.contentOffset, to: contentOffset)))
  }

  /// Moves the content so that a rectangle of it is in sight, by as little as needed.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - animated: Whether the movement is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offsetShowing(rect), animated: animated)
  }

  /// Moves the content to its top as code does; animated.
  package func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard top != contentOffset else { return }
    setContentOffset(top, animated: true)
    if motion == nil {
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      isScrollingToTop = true
    }
  }

  /// What shows that the content is being refreshed when it is pulled down, or nil.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leave(self)
      refreshControl?.enter(self)
    }
  }

  // MARK: Behaviour

  /// Whether a finger moves the content; default true.
  open var isScrollEnabled = true {
    didSet { storedPan?.isEnabled = isScrollEnabled }
  }

  /// Whether the content comes to rest at multiples of the size; default false.
  open var isPagingEnabled = false

  /// Whether the content goes beyond its edges under a finger; default true.
  open var bounces = true

  /// Whether content that fits goes beyond its edges up and down; default false.
  open var alwaysBounceVertical = false {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// Whether content that fits goes beyond its edges left and right; default false.
  open var alwaysBounceHorizontal = false {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// Whether a drag keeps the direction that it began in; default false.
  open var isDirectionalLockEnabled = false

  /// How fast the content slows down; default normal.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar scrolls to the top; there is no status bar to tap.
  open var scrollsToTop = true

  /// Whether touches reach the content only after a while; it is kept: they reach it at once.
  open var delaysContentTouches = true

  /// Whether a drag takes a touch from the content; default true.
  open var canCancelContentTouches = true

  /// What a drag does to the keyboard: with `onDrag` a field in the window gives up the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The recognizer of the drag.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let storedPan { return storedPan }
    let pan = ScrollPanGestureRecognizer(scrollView: self)
    storedPan = pan
    return pan
  }

  /// The recognizer of the pinch, or nil where the content keeps its scale.
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false

  /// Whether a finger drags the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content slows down.
  open var isDecelerating: Bool {
    if case .decelerating = motion { true } else { false }
  }

  /// Returns whether a drag may take touches from a view of the content; a slider keeps them.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl) || view is UIButton
  }

  /// Returns whether touches may reach a view of the content.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    true
  }

  // MARK: Indicators

  /// Whether a bar at the right shows where the content stands; default true.
  open var showsVerticalScrollIndicator = true {
    didSet { placeIndicators() }
  }

  /// Whether a bar at the bottom shows where the content stands; default true.
  open var showsHorizontalScrollIndicator = true {
    didSet { placeIndicators() }
  }

  /// The colour of the bars; default dark.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { colorIndicators() }
  }

  /// The space around the bars, in points; default zero.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The space around the bar at the right, in points; default zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }

  /// The space around the bar at the bottom, in points; default zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { placeIndicators() }
  }

  /// Whether the bars keep off the safe area; default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeIndicators() }
  }

  /// Shows the bars for a while.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsSoon()
  }

  // MARK: Zoom

  /// The scale of the content; default 1.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The least scale; default 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The greatest scale; default 1.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// Whether a pinch goes beyond the least and greatest scale; default true.
  open var bouncesZoom = true

  /// Whether a pinch changes the scale.
  open var isZooming: Bool { pinchStart != nil }

  /// Whether the scale goes back into its range; it does so at once.
  open var isZoomBouncing: Bool { false }

  /// Sets the scale around the middle of what is in sight.
  ///
  /// - Parameters:
  ///   - scale: The scale; it is kept in its range.
  ///   - animated: Whether the change is shown.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let clamped = min(max(scale, minimumZoomScale), maximumZoomScale)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    guard animated, window != nil else {
      applyZoom(clamped, around: middle)
      return
    }
    animateZoom { [self] in applyZoom(clamped, around: middle) }
  }

  /// Sets the scale and the place so that a rectangle of the zoomed view fills the scroll view.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the zoomed view.
  ///   - animated: Whether the change is shown.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let fit = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(fit, minimumZoomScale), maximumZoomScale)
    let change = { [self] in
      applyZoom(scale, around: .zero)
      contentOffset = CGPoint(
        x: rect.midX * scale - bounds.width / 2,
        y: rect.midY * scale - bounds.height / 2
      ).clamped(to: offsetLimits)
    }
    if animated, window != nil {
      animateZoom(change)
    } else {
      change()
    }
  }

  func setStoredZoomScale(_ scale: CGFloat) { storedZoomScale = scale }

  private func zoomLimitsDidChange() {
    let isZoomable = maximumZoomScale > minimumZoomScale
    if isZoomable, pinchGestureRecognizer == nil {
      let action = Selector("handlePinch:", UIScrollView.handlePinch)
      let pinch = UIPinchGestureRecognizer(target: self, action: action)
      pinchGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    }
    pinchGestureRecognizer?.isEnabled = isZoomable
  }

  // MARK: Overrides

  /// Keeps the content in its place where the size changes, and places the bars.
  open override func layoutSubviews() {
    super.layoutSubviews()
    adjustedInsetMayHaveChanged()
    placeIndicators()
  }

  /// Takes up the new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  /// Stops every movement when the scroll view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopMotion() }
  }

  /// Returns whether a drag or pinch may begin: a drag only along an axis that scrolls.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard let pan = storedPan, gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayBeginDrag(pan)
  }

  /// Returns where content comes to rest after a finger, where a subclass has a say in it.
  ///
  /// - Parameters:
  ///   - proposal: Where it would come to rest.
  ///   - velocity: How fast it moves, in points a millisecond.
  /// - Returns: Where it comes to rest.
  func restingOffset(for proposal: CGPoint, velocity: CGPoint) -> CGPoint { proposal }

  /// Moves the content by a wheel or a track pad.
  package override func handleScroll(_ event: UIScrollEvent) -> Bool {
    scroll(by: event)
  }
}
