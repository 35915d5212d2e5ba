public import QuartzCore

/// A rectangle on screen that shows content, holds other views and answers touches.
///
/// Overridable members stand in this class body; the rest are extensions in files of their own.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer, UICoordinateSpace,
  UITraitEnvironment, UIFocusEnvironment, CALayerDelegate, NSCoding
{
  /// The class of the view's layer, which must inherit from `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that the view draws through.
  public let layer: CALayer

  // MARK: - Stored state

  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var storedWindow: UIWindow?
  weak var owner: UIViewController?
  var storedBackgroundColor: UIColor?
  var storedTintColor: UIColor?
  var storedMask: UIView?
  var storedContentMode = ContentMode.scaleToFill
  var storedLayoutMargins: UIEdgeInsets?
  var reportedSafeArea = UIEdgeInsets.zero
  var storedTranslates = true
  var layoutState: ViewLayoutState?
  var constraintFlags: ConstraintFlags = .needsUpdate
  var recognizers: [UIGestureRecognizer] = []
  var needsDisplayWhenSized = false
  var storedScale: CGFloat?
  /// What makes the view a proxy, or what a proxy gave it.
  var proxyState: ProxyState?
  /// How many running animations keep touches away from the view.
  var touchBlockingAnimations = 0
  /// What the pointer looks like over the view; nil asks the superview.
  package var pointerShape: PointerShape?

  // MARK: - Making views

  /// Makes a view.
  ///
  /// - Parameter frame: The view's rectangle in its superview, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.frame = frame
    if Self.requiresConstraintBasedLayout { constraintFlags.insert(.isRequested) }
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
  }

  /// Makes a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view of no size.
  ///
  /// > Compatibility: archives are not read.
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
  }

  /// Writes the view into an archive; nothing is written.
  ///
  /// - Parameter coder: Not written to.
  open func encode(with coder: NSCoder) {
    World.current.report(.decoding, in: "\(type(of: self))")
  }

  // MARK: - Geometry

  /// The view's rectangle in its superview, in points; the bounding box when it is transformed.
  open var frame: CGRect {
    get { layer.frame }
    set { changeSize { layer.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeSize { layer.bounds = newValue } }
  }

  /// The position of the view's anchor point, its middle by default, in its superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      if layoutState != nil { geometryDidChange() }
    }
  }

  /// The transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform about the anchor point, in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds, from 0 to 1, that `center` places; default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Pixels per point of what the view draws; the screen's by default.
  open var contentScaleFactor: CGFloat {
    get { storedScale ?? (storedWindow?.screen ?? UIScreen.main).scale }
    set {
      storedScale = newValue
      setNeedsDisplay()
    }
  }

  // MARK: - Looks

  /// The opacity of the view and everything in it, from 0 to 1; default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view is absent from the screen and from hit tests; default false.
  open var isHidden: Bool {
    get { layer.isHidden || layoutState?.hiding != nil }
    set {
      if let stack = layoutState?.stack {
        setHidden(newValue, in: stack)
      } else {
        layer.isHidden = newValue
      }
    }
  }

  /// Whether the view promises to fill its bounds; default true.
  open var isOpaque = true

  /// Whether subviews are cut at the bounds; default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour behind the content; default nil.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set {
      storedBackgroundColor = newValue
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
      if proxyState != nil { recordBackgroundAppearance() }
    }
  }

  /// How the content is placed in the bounds; default scale to fill.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set {
      storedContentMode = newValue
      layer.contentsGravity = newValue.gravity
      layer.needsDisplayOnBoundsChange = newValue == .redraw
    }
  }

  /// A view whose alpha cuts the view, or nil.
  open var mask: UIView? {
    get { storedMask }
    set {
      newValue?.removeFromSuperview()
      storedMask = newValue
      layer.mask = newValue?.layer
    }
  }

  // Apple declares the colour as implicitly unwrapped; nil may be set and is never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of interactive parts; nil inherits the superview's.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set {
      storedTintColor = newValue
      tellTintColorChange()
      if proxyState != nil { recordTintAppearance() }
    }
  }

  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  /// Whether the tint colour is dimmed: normal or dimmed, as the nearest superview says that is not automatic.
  ///
  /// Setting `.automatic`, the default, leaves it to the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      tellTintDimmingChange()
    }
  }

  /// Whether the view is behind what its controller presents, which dims tints.
  final var isBehindPresentation = false

  /// Tells the view that its tint colour changed.
  open func tintColorDidChange() {}

  /// How content behaves when the layout direction changes.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The direction in which the view's content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The style of the view and its subviews; unspecified inherits the superview's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { tellStyleChange() } }
  }

  /// The environment of the view.
  open var traitCollection: UITraitCollection {
    let inherited = storedSuperview?.traitCollection ?? UIScreen.main.traitCollection
    return inherited.with(traitOverride).withStyle(overrideUserInterfaceStyle)
  }

  /// What a container controller says that differs in the view of a child.
  var traitOverride: UITraitCollection? {
    didSet { if traitOverride != oldValue { tellStyleChange() } }
  }

  /// Tells the view that its environment changed.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Focus

  /// Where focus goes first within the receiver; by default where it decides itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// What focus is asked about next.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { storedSuperview ?? owner }

  /// Asks for focus to be found anew; no focus moves on a phone.
  open func setNeedsFocusUpdate() {}

  /// Has focus found anew when it was asked for; no focus moves on a phone.
  open func updateFocusIfNeeded() {}

  /// Returns whether focus may move.
  ///
  /// - Parameter context: From where to where.
  /// - Returns: Whether it may. Default true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Tells that focus moved.
  ///
  /// - Parameters:
  ///   - context: From where to where.
  ///   - coordinator: What runs animations beside the move.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// A number of the app's own; default 0.
  open var tag = 0

  /// A name for tests, recordings and diagnostics.
  public var accessibilityIdentifier: String?
  /// What a screen reader calls the view.
  open var accessibilityLabel: String?
  /// What a screen reader says about using the view.
  open var accessibilityHint: String?
  /// What a screen reader says that the view's value is.
  open var accessibilityValue: String?
  /// Whether a screen reader stops at the view; false by default.
  open var isAccessibilityElement = false
  /// Whether a screen reader leaves other views out; false by default.
  open var accessibilityViewIsModal = false
  /// Whether a screen reader leaves the views in this one out; false by default.
  open var accessibilityElementsHidden = false

  // MARK: - Events

  /// Whether the view and its subviews receive touches; default true.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time; default false.
  open var isMultipleTouchEnabled = false
  /// Whether no other view receives touches while this one does; default false.
  open var isExclusiveTouch = false

  open override var next: UIResponder? { owner ?? storedSuperview }

  /// Returns the frontmost view at a point.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - event: The event that asks.
  /// - Returns: The view or a descendant, or nil when the point is outside or touches are not received.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in storedSubviews.reversed() {
      let inside = subview.layer.convert(point, from: layer)
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point is inside the view's bounds; the far edges are outside.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates.
  ///   - event: The event that asks.
  /// - Returns: Whether the point is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.contains(point)
  }

  /// The recognizers attached to the view, or nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer, taking it away from another view.
  ///
  /// - Parameter gestureRecognizer: The recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Detaches a recognizer.
  ///
  /// - Parameter gestureRecognizer: The recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    recognizers.remove(at: index)
    gestureRecognizer.attach(to: nil)
  }

  /// Returns whether a recognizer above or on the view may begin.
  ///
  /// - Parameter gestureRecognizer: The recognizer.
  /// - Returns: Whether it may begin. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Makes the view or a descendant give up being first responder.
  ///
  /// - Parameter force: Whether it is made to without being asked.
  /// - Returns: Whether nothing in the view is first responder now.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  // MARK: - Hierarchy

  /// The views in this view, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The view that this view is in, or nil.
  open var superview: UIView? { storedSuperview }
  /// The visible window that the view is in, or nil.
  open var window: UIWindow? { storedWindow }

  /// Puts a view in front of the other subviews.
  ///
  /// - Parameter view: The view, which leaves its superview.
  open func addSubview(_ view: UIView) {
    place(view, at: .front)
  }

  /// Puts a view at an index among the subviews.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview.
  ///   - index: The index, clamped to what exists; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    place(view, at: .index(index))
  }

  /// Puts a view in front of a subview.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview.
  ///   - siblingSubview: The subview behind it.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, at: .above(siblingSubview))
  }

  /// Puts a view behind a subview.
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview.
  ///   - siblingSubview: The subview in front of it.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, at: .below(siblingSubview))
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Moves a subview in front of the others.
  ///
  /// - Parameter view: The subview.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, toFront: true)
  }

  /// Moves a subview behind the others.
  ///
  /// - Parameter view: The subview.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, toFront: false)
  }

  /// Swaps two subviews.
  ///
  /// - Parameters:
  ///   - index1: The index of one.
  ///   - index2: The index of the other.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Tells the view that a subview was added.
  ///
  /// - Parameter subview: The subview.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to be removed.
  ///
  /// - Parameter subview: The subview.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that its superview is about to change.
  ///
  /// - Parameter newSuperview: The new one, or nil.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that its superview changed.
  open func didMoveToSuperview() {}

  /// Tells the view that its window is about to change.
  ///
  /// - Parameter newWindow: The new one, or nil.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that its window changed.
  open func didMoveToWindow() {}

  /// Returns whether the view is another one or in it.
  ///
  /// - Parameter view: The other view.
  /// - Returns: Whether it is.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// Returns the view or the first descendant with a tag.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: The view, or nil.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: - Layout

  /// Whether subviews follow the bounds by their masks; default true.
  open var autoresizesSubviews = true
  /// What follows when the superview's size changes; default nothing.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame is code's and the mask's matter, not that of constraints; default true.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslates }
    set {
      guard newValue != storedTranslates else { return }
      storedTranslates = newValue
      translationDidChange()
    }
  }

  /// Lays out subviews; the default places what constraints determine.
  open func layoutSubviews() {
    if LayoutEngine.exists { applyConstraints() }
  }

  /// Asks for a layout in the next layout phase.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out at once what asked for it, from the highest consecutive ancestor that did.
  open func layoutIfNeeded() {
    if LayoutEngine.exists { updateLayoutEngines() }
    layer.layoutIfNeeded()
  }

  /// Returns the size that fits in a size; default the current size.
  ///
  /// - Parameter size: The size to fit in, in points.
  /// - Returns: The size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes on the size that fits, keeping the frame's origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size of the content itself; -1 where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells the view that its content's size changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    outerEngine?.contentDidChange(of: self)
    if let stack = layoutState?.stack, stack.distribution == .fillProportionally {
      stack.setNeedsArrangement()
    }
  }

  /// Whether the view cannot be used without constraints; default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints; overrides call the inherited method last.
  open func updateConstraints() {}

  /// Asks for an update of constraints before the next layout.
  open func setNeedsUpdateConstraints() {
    markConstraintFlags([.needsUpdate, .isRequested])
    setNeedsLayout()
    innerEngine?.setNeedsUpdate()
  }

  /// Returns whether an update of constraints was asked for.
  open func needsUpdateConstraints() -> Bool { constraintFlags.contains(.needsUpdate) }

  /// Updates constraints of the view and what is in it at once, where that was asked for.
  open func updateConstraintsIfNeeded() {
    runConstraintUpdates()
  }

  /// The constraints that the view keeps: those about views in it.
  open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Adds a constraint about the view or views in it, which makes it active.
  ///
  /// - Parameter constraint: The constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.commonAncestor?.isDescendant(of: self) == true else {
      NSLayoutConstraint.report(
        "The view hierarchy is not prepared for the constraint \(constraint.displayName).",
        layoutName
      )
      return
    }
    hold(constraint)
  }

  /// Adds constraints about the view or views in it, which makes them active.
  ///
  /// - Parameter constraints: The constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view keeps.
  ///
  /// - Parameter constraint: The constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Removes constraints that the view keeps.
  ///
  /// - Parameter constraints: The constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the constraints that the view's place and size follow from.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The constraints.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    outerEngine?.constraints(affecting: self, along: axis) ?? []
  }

  /// Whether constraints leave the view's place or size open.
  open var hasAmbiguousLayout: Bool {
    guard !storedTranslates, let engine = outerEngine else { return false }
    return engine.isAmbiguous(self, along: .horizontal)
      || engine.isAmbiguous(self, along: .vertical)
  }

  /// How far the rectangle that is aligned lies inside the frame; default nowhere.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that is aligned for a frame.
  ///
  /// - Parameter frame: The frame.
  /// - Returns: The rectangle.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for a rectangle that is aligned.
  ///
  /// - Parameter alignmentRect: The rectangle.
  /// - Returns: The frame.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top,
        left: -insets.left,
        bottom: -insets.bottom,
        right: -insets.right
      )
    )
  }

  /// The view whose first line of text stands for the view's own; default itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text stands for the view's own; default itself.
  open var forLastBaselineLayout: UIView { self }

  /// Returns how much the view resists being larger than its content.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The priority; 250 for most views.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? standardHugging(along: axis)
  }

  /// Sets how much the view resists being larger than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The direction.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    ensuredLayoutState.hugging[axis] = priority
    outerEngine?.contentDidChange(of: self)
  }

  /// Returns how much the view resists being smaller than its content.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The priority; default 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The direction.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    ensuredLayoutState.resistance[axis] = priority
    outerEngine?.contentDidChange(of: self)
  }

  /// Returns the size that constraints in the view want.
  ///
  /// - Parameter targetSize: The size to come near to, such as ``layoutFittingCompressedSize``.
  /// - Returns: The size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that constraints in the view want.
  ///
  /// - Parameters:
  ///   - targetSize: The size to come near to.
  ///   - horizontalFittingPriority: How much its width matters.
  ///   - verticalFittingPriority: How much its height matters.
  /// - Returns: The size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      for: FittingRequest(
        size: targetSize,
        horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority
      )
    )
  }

  /// The part of each edge that bars and the device cover, in points.
  open var safeAreaInsets: UIEdgeInsets { computedSafeArea }

  /// Tells the view that its safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The distances that content should keep from the edges, in points; default 8 and the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { computedLayoutMargins }
    set {
      storedLayoutMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether the margins include the safe area; default true.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether the margins are at least the superview's; default false.
  open var preservesSuperviewLayoutMargins = false

  /// Tells the view that its margins changed.
  open func layoutMarginsDidChange() {
    setNeedsLayout()
  }

  // MARK: - Drawing

  /// Draws the view's content; the default draws nothing.
  ///
  /// - Parameter rect: What to draw: the bounds.
  open func draw(_ rect: CGRect) {}

  /// Asks for drawing in the next display phase.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Asks for drawing in the next display phase.
  ///
  /// - Parameter rect: What changed; everything is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay()
  }

  /// Returns a picture of the view as another view, with what is on screen or with pending changes.
  ///
  /// - Parameter afterUpdates: Whether pending changes are included.
  /// - Returns: The view, or nil when there is nothing to show.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
  }

  /// Returns a picture of a part of the view that stretches between its insets.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether pending changes are included.
  ///   - capInsets: The edges that keep their size, in points.
  /// - Returns: The view, or nil when there is nothing to show.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws the view and its subviews into the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: Where, in the context.
  ///   - afterUpdates: Whether pending changes are included.
  /// - Returns: Whether everything was drawn.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool)
    -> Bool
  {
    drawContents(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: - The layer's delegate

  /// Draws the layer's content.
  ///
  /// - Parameter layer: The view's layer.
  open func display(_ layer: CALayer) {
    displayContent(of: layer)
  }

  /// Draws the layer's content into a context.
  ///
  /// - Parameters:
  ///   - layer: The view's layer.
  ///   - ctx: The context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    drawContent(in: ctx)
  }

  /// Lays out the view.
  ///
  /// - Parameter layer: The view's layer.
  open func layoutSublayers(of layer: CALayer) {
    performLayout()
  }

  /// Returns what happens when a property of the layer changes.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - event: The property.
  /// - Returns: An animation of the current block, or null when nothing animates.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(for: layer, forKey: event)
  }

  // MARK: - Coordinates

  /// Converts a point of the view to another one.
  ///
  /// - Parameters:
  ///   - point: A point of this view.
  ///   - view: The other view; nil means the window.
  /// - Returns: The point in the other view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: conversionLayer(for: view))
  }

  /// Converts a point of another view to this one.
  ///
  /// - Parameters:
  ///   - point: A point of the other view.
  ///   - view: The other view; nil means the window.
  /// - Returns: The point in this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: conversionLayer(for: view))
  }

  /// Converts a rectangle of the view to another one.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of this view.
  ///   - view: The other view; nil means the window.
  /// - Returns: The bounding box in the other view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: conversionLayer(for: view))
  }

  /// Converts a rectangle of another view to this one.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the other view.
  ///   - view: The other view; nil means the window.
  /// - Returns: The bounding box in this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: conversionLayer(for: view))
  }
}
