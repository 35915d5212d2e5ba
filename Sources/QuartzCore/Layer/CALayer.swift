package import ObjectiveC

/// A rectangle with contents and sublayers, placed in space; what it shows changes over time by
/// animations.
///
/// The model is a value; what is on screen is computed from the committed model, the animations and
/// a time.
///
/// > Compatibility: without an Objective-C runtime, `presentation()` of a subclass made outside
/// > this package is an instance of the nearest class of this package; its values, those under keys
/// > of its own included, are right.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  // MARK: - Storage

  // What other modules may read is computed from storage of this module's own: the compiler then
  // sees every access to it and checks none of them while the program runs.

  package final var associatedValues = AssociatedValues()
  /// The current values; for a presentation, the values on screen.
  package final var modelState = LayerState()
  /// The values of the last commit, once there was one in a world's tree.
  final var committed = LayerState()
  /// Whether there was one.
  final var hasCommit = false
  final var subtreeFlags: LayerWork = [.needsCommit]
  final var ownWork: LayerWork = [.needsCommit, .changesPaint]
  final var treeRevision: UInt64 = 0
  final var treeAnimationCount = 0
  final var lastOwnRevision: UInt64 = 0
  final var ownPaintRevision: UInt64 = 0
  /// How many animations change a sublayer found by its name.
  final var namedEffectCount = 0
  /// How many animations change what the layer shows in its own coordinates.
  final var paintEffectCount = 0
  /// What the animations do that have begun, in the order in which they were added.
  final var running = RunningEffects()
  /// The animations, in the order in which they were added.
  final var attached: [AttachedAnimation] = []
  /// Whether the layer looks different at every time without animations.
  final var hasOwnMotion = false
  final var children: [CALayer] = []
  // Whoever has the layer clears it before it goes; a weak reference would cost most of an evaluation.
  final unowned(unsafe) var parent: CALayer?
  final var maskLayer: CALayer?
  final var modelLayer: CALayer?
  final var isRegistered = false
  /// The world that begins animations of the layer at its next commit.
  final var pendingWorld: ObjectIdentifier?
  final var isNamed = false
  /// Counts the commits that changed the layer's own values, contents or children.
  package internal(set) final var generation: UInt64 = 0
  /// The world that the layer is a root of.
  package internal(set) final weak var attachedWorld: World?

  /// Whether no animation in the subtree ends, even where the time was set beyond an end.
  ///
  /// Whoever scrubs a transition sets it, since a hand may move the time back.
  package final var holdsAnimations = false

  // MARK: - Making layers

  /// Makes a layer.
  public override init() {
    super.init()
  }

  /// Makes a copy of a layer's values, as presentations are.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    modelState = layer.modelState
    name = layer.name
    isNamed = layer.isNamed
  }

  /// Makes a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
    if !(coder is BlankCoder) { World.current.report(.decoding, in: "\(type(of: self))") }
  }

  /// Whether archives are read securely, which is always so.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the layer into an archive; nothing is written.
  open func encode(with coder: NSCoder) {
    World.current.report(.decoding, in: "\(type(of: self))")
  }

  deinit {
    running.free()
    for child in children where child.parent === self { child.parent = nil }
    if maskLayer?.parent === self { maskLayer?.parent = nil }
  }

  /// Makes the presentation's instance, empty.
  func makePresentation() -> CALayer {
    CALayer()
  }

  /// Whose values they are and whom the layer asks about them.
  open weak var delegate: (any CALayerDelegate)?
  /// A name to find the layer by.
  open var name: String? {
    didSet { isNamed = name != nil }
  }
  /// Answers to changes, by key.
  open var actions: [String: any CAAction]?
  /// Values for keys that have none, and more answers to changes under `actions`.
  open var style: [AnyHashable: Any]?
  /// Ignored: layout managers do not exist on iOS.
  open var layoutManager: AnyObject?
  /// Ignored.
  open var drawsAsynchronously = false
  /// Whether a change of the bounds asks for new contents.
  ///
  /// Default false.
  open var needsDisplayOnBoundsChange = false

  // MARK: - Geometry

  /// The layer's rectangle in its own coordinates; its origin scrolls the sublayers.
  open var bounds: CGRect {
    get { modelState.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point is in the superlayer's coordinates.
  open var position: CGPoint {
    get { modelState.position }
    set { set(\.position, newValue, .position) }
  }

  /// The point, in parts of the bounds, that ``position`` places and transforms turn about.
  ///
  /// Default the middle.
  open var anchorPoint: CGPoint {
    get { modelState.anchorPoint }
    set { set(\.anchorPoint, newValue, .anchorPoint) }
  }

  /// The anchor point's z.
  ///
  /// Default 0.
  open var anchorPointZ: CGFloat {
    get { modelState.anchorPointZ }
    set { set(\.anchorPointZ, newValue, .anchorPointZ) }
  }

  /// The layer's z: greater is nearer, and drawn later.
  ///
  /// Default 0.
  open var zPosition: CGFloat {
    get { modelState.zPosition }
    set { set(\.zPosition, newValue, .zPosition) }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { modelState.transform }
    set { set(\.transform, newValue, .transform) }
  }

  /// The transform of each sublayer about this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { modelState.sublayerTransform }
    set { set(\.sublayerTransform, newValue, .sublayerTransform) }
  }

  /// The rectangle around the layer in its superlayer's coordinates; never stored.
  open var frame: CGRect {
    get { modelState.frame }
    set { setFrame(newValue) }
  }

  /// Whether sublayers are placed from the bottom up.
  ///
  /// Default false.
  open var isGeometryFlipped: Bool {
    get { modelState.flags.contains(.isGeometryFlipped) }
    set { setFlag(.isGeometryFlipped, newValue, "geometryFlipped") }
  }

  /// Returns whether the contents are drawn upside down: an odd number of flips above.
  open func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).reduce(false) { $0 != $1.isGeometryFlipped }
  }

  /// Returns the transform as an affine one.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: - Looks

  /// Whether the layer and its sublayers are left out.
  ///
  /// Default false.
  open var isHidden: Bool {
    get { modelState.flags.contains(.isHidden) }
    set { setFlag(.isHidden, newValue, "hidden") }
  }

  /// Whether the layer is drawn when its back is turned to the viewer.
  ///
  /// Default true.
  open var isDoubleSided: Bool {
    get { modelState.flags.contains(.isDoubleSided) }
    set { setFlag(.isDoubleSided, newValue, "doubleSided") }
  }

  /// Whether sublayers are cut off at the bounds.
  ///
  /// Default false.
  open var masksToBounds: Bool {
    get { modelState.flags.contains(.masksToBounds) }
    set { setFlag(.masksToBounds, newValue, "masksToBounds") }
  }

  /// Whether drawn contents have no transparent parts.
  ///
  /// Default false.
  open var isOpaque: Bool {
    get { modelState.flags.contains(.isOpaque) }
    set { setFlag(.isOpaque, newValue, "opaque") }
  }

  /// Whether the opacity fades the layer and its sublayers as one picture.
  ///
  /// Default true.
  open var allowsGroupOpacity: Bool {
    get { modelState.flags.contains(.allowsGroupOpacity) }
    set { setFlag(.allowsGroupOpacity, newValue, "allowsGroupOpacity") }
  }

  /// Whether edges are smoothed; if not, each pixel belongs to the layer wholly or not at all.
  ///
  /// Default true.
  ///
  /// > Compatibility: as in an iOS app whose Info.plist asks for it by `UIViewEdgeAntialiasing`; in others the
  /// > default is false. Shapes, text and edges that end in a round corner are always smooth.
  open var allowsEdgeAntialiasing: Bool {
    get { modelState.flags.contains(.allowsEdgeAntialiasing) }
    set { setFlag(.allowsEdgeAntialiasing, newValue, "allowsEdgeAntialiasing") }
  }

  /// Whether the layer would be kept as a picture; it looks the same.
  ///
  /// Default false.
  open var shouldRasterize: Bool {
    get { modelState.flags.contains(.shouldRasterize) }
    set { setFlag(.shouldRasterize, newValue, "shouldRasterize") }
  }

  /// The scale of that picture.
  ///
  /// Default 1.
  open var rasterizationScale: CGFloat {
    get { modelState.style.rasterizationScale }
    set { set(\.style.rasterizationScale, newValue, .rasterizationScale) }
  }

  /// How much of the layer shows, 0...1.
  ///
  /// Default 1.
  open var opacity: Float {
    get { modelState.opacity }
    set { set(\.opacity, newValue, .opacity) }
  }

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { modelState.backgroundColor }
    set { set(\.backgroundColor, newValue, .backgroundColor) }
  }

  /// The radius of round corners.
  ///
  /// Default 0.
  open var cornerRadius: CGFloat {
    get { modelState.cornerRadius }
    set { set(\.cornerRadius, newValue, .cornerRadius) }
  }

  /// Which corners are round.
  ///
  /// Default all.
  open var maskedCorners: CACornerMask {
    get { modelState.style.maskedCorners }
    set { set(\.style.maskedCorners, newValue, named: "maskedCorners") }
  }

  /// The kind of the round corners.
  ///
  /// Default circular.
  open var cornerCurve: CALayerCornerCurve {
    get { modelState.style.cornerCurve }
    set { set(\.style.cornerCurve, newValue, named: "cornerCurve") }
  }

  /// Returns how much farther than its radius a corner of a kind reaches along the edges.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528_665 : 1
  }

  /// The width of the border, inside the bounds.
  ///
  /// Default 0.
  open var borderWidth: CGFloat {
    get { modelState.style.borderWidth }
    set { set(\.style.borderWidth, newValue, .borderWidth) }
  }

  /// The colour of the border.
  ///
  /// Default opaque black.
  open var borderColor: CGColor? {
    get { modelState.style.borderColor }
    set { set(\.style.borderColor, newValue, .borderColor) }
  }

  /// How much of the shadow shows, 0...1.
  ///
  /// Default 0.
  open var shadowOpacity: Float {
    get { modelState.style.shadowOpacity }
    set { set(\.style.shadowOpacity, newValue, .shadowOpacity) }
  }

  /// The colour of the shadow.
  ///
  /// Default opaque black.
  open var shadowColor: CGColor? {
    get { modelState.style.shadowColor }
    set { set(\.style.shadowColor, newValue, .shadowColor) }
  }

  /// How far the shadow is moved.
  ///
  /// Default (0, -3).
  open var shadowOffset: CGSize {
    get { modelState.style.shadowOffset }
    set { set(\.style.shadowOffset, newValue, .shadowOffset) }
  }

  /// The softness of the shadow: the standard deviation of its blur.
  ///
  /// Default 3.
  open var shadowRadius: CGFloat {
    get { modelState.style.shadowRadius }
    set { set(\.style.shadowRadius, newValue, .shadowRadius) }
  }

  /// The shape of the shadow, instead of the layer's own.
  open var shadowPath: CGPath? {
    get { modelState.style.shadowPath }
    set {
      if let newValue, !FiniteGuard.allows(path: newValue, context("shadowPath")) { return }
      set(\.style.shadowPath, newValue?.copy(), named: "shadowPath")
    }
  }

  // MARK: - Contents

  /// The picture that the layer shows, usually a `CGImage`.
  open var contents: Any? {
    get { modelLayer == nil ? modelState.style.contents : modelState.style.plainContents }
    set { setContents(newValue) }
  }

  /// The part of the picture that shows, in parts of its size.
  ///
  /// Default all of it.
  open var contentsRect: CGRect {
    get { modelState.style.contentsRect }
    set { set(\.style.contentsRect, newValue, .contentsRect) }
  }

  /// The part of the picture that stretches, in parts of its size.
  ///
  /// Default all of it.
  open var contentsCenter: CGRect {
    get { modelState.style.contentsCenter }
    set { set(\.style.contentsCenter, newValue, .contentsCenter) }
  }

  /// Where the picture sits.
  ///
  /// Default stretched.
  open var contentsGravity: CALayerContentsGravity {
    get { modelState.style.contentsGravity }
    set { set(\.style.contentsGravity, newValue, named: "contentsGravity") }
  }

  /// Pixels of the picture to a point.
  ///
  /// Default 1.
  open var contentsScale: CGFloat {
    get { modelState.style.contentsScale }
    set { set(\.style.contentsScale, newValue, .contentsScale) }
  }

  /// How many bits drawn contents have; always eight a channel.
  ///
  /// Default eight a channel.
  open var contentsFormat: CALayerContentsFormat {
    get { modelState.style.contentsFormat }
    set {
      if newValue != .RGBA8Uint {
        World.current.report(.contentsFormat, in: context("contentsFormat"))
      }
      set(\.style.contentsFormat, newValue, named: "contentsFormat")
    }
  }

  /// How the picture is made smaller.
  ///
  /// Default linear.
  open var minificationFilter: CALayerContentsFilter {
    get { modelState.style.minificationFilter }
    set { set(\.style.minificationFilter, newValue, named: "minificationFilter") }
  }

  /// How the picture is made larger.
  ///
  /// Default linear.
  open var magnificationFilter: CALayerContentsFilter {
    get { modelState.style.magnificationFilter }
    set { set(\.style.magnificationFilter, newValue, named: "magnificationFilter") }
  }

  /// How much smaller copies of the picture are taken than would fit, in halvings; only with `.trilinear`.
  ///
  /// Default 0.
  open var minificationFilterBias: Float {
    get { modelState.style.minificationFilterBias }
    set { set(\.style.minificationFilterBias, newValue, .minificationFilterBias) }
  }

  /// Which edges are smoothed, when ``allowsEdgeAntialiasing`` lets them be.
  ///
  /// Default all.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { modelState.style.edgeAntialiasingMask }
    set { set(\.style.edgeAntialiasingMask, newValue, named: "edgeAntialiasingMask") }
  }

  /// Filters are not supported; a report says so.
  open var filters: [Any]? {
    get { modelState.style.filters }
    set { setUnsupported(\.style.filters, newValue, "filters") }
  }

  /// Filters are not supported; a report says so.
  open var backgroundFilters: [Any]? {
    get { modelState.style.backgroundFilters }
    set { setUnsupported(\.style.backgroundFilters, newValue, "backgroundFilters") }
  }

  /// Filters are not supported; a report says so.
  open var compositingFilter: Any? {
    get { modelState.style.compositingFilter }
    set { setUnsupported(\.style.compositingFilter, newValue, "compositingFilter") }
  }

  // MARK: - Time

  /// When the layer's time begins, in the superlayer's time.
  ///
  /// Default 0.
  open var beginTime: CFTimeInterval {
    get { modelState.style.timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  /// The layer's duration; without effect.
  ///
  /// Default infinite.
  open var duration: CFTimeInterval {
    get { modelState.style.timing.duration }
    set { setTiming(\.duration, newValue, isFinite: !newValue.isNaN) }
  }

  /// Seconds of the layer that pass in one second of the superlayer; 0 holds it.
  ///
  /// Default 1.
  open var speed: Float {
    get { modelState.style.timing.speed }
    set { setTiming(\.speed, newValue, isFinite: newValue.isFinite) }
  }

  /// An offset of the layer's time, in seconds.
  ///
  /// Default 0.
  open var timeOffset: CFTimeInterval {
    get { modelState.style.timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  /// Kept without effect on layers.
  open var repeatCount: Float {
    get { modelState.style.timing.repeatCount }
    set { setTiming(\.repeatCount, newValue, isFinite: !newValue.isNaN) }
  }

  /// Kept without effect on layers.
  open var repeatDuration: CFTimeInterval {
    get { modelState.style.timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  /// Kept without effect on layers.
  open var autoreverses: Bool {
    get { modelState.style.timing.autoreverses }
    set { setTiming(\.autoreverses, newValue, isFinite: true) }
  }

  /// Kept without effect on layers.
  open var fillMode: CAMediaTimingFillMode {
    get { modelState.style.timing.fillMode }
    set { setTiming(\.fillMode, newValue, isFinite: true) }
  }

  /// Returns a time of another layer, or of the world for nil, as a time of this layer.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    modelLocalTime(fromRoot: l?.modelRootTime(fromLocal: t) ?? t)
  }

  /// Returns a time of this layer as a time of another layer, or of the world for nil.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let root = modelRootTime(fromLocal: t)
    return l?.modelLocalTime(fromRoot: root) ?? root
  }

  // MARK: - Tree

  /// The layer that this one is in, as a sublayer or a mask.
  open var superlayer: CALayer? {
    modelLayer == nil ? parent : modelLayer?.parent?.presentation()
  }

  /// The layers in this one, the last one in front; nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      if let modelLayer { return modelLayer.sublayers?.compactMap { $0.presentation() } }
      return children.isEmpty ? nil : children
    }
    set { replaceSublayers(newValue ?? []) }
  }

  /// A layer whose opacity, place by place, multiplies this layer's.
  open var mask: CALayer? {
    get { modelLayer == nil ? maskLayer : modelLayer?.maskLayer?.presentation() }
    set { setMask(newValue) }
  }

  /// Adds a layer in front of the others; it leaves the one it was in.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Adds a layer at an index, 0 being behind all others.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Adds a layer behind another one; in front of all others when that is no sublayer, behind them
  /// for nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, isAbove: false)
  }

  /// Adds a layer in front of another one; in front of all others when that is no sublayer or nil.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, isAbove: true)
  }

  /// Puts a layer in the place of another one, which must be a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    removeFromParent()
  }

  // MARK: - Layout and display

  /// Asks for a layout of the sublayers before the next frame.
  open func setNeedsLayout() {
    mark(.needsLayout)
  }

  /// Returns whether a layout was asked for.
  open func needsLayout() -> Bool {
    ownWork.contains(.needsLayout)
  }

  /// Does now what layout was asked for, from the highest superlayer on that asked without a gap.
  open func layoutIfNeeded() {
    layoutNow()
  }

  /// Lays out the sublayers: asks the delegate.
  open func layoutSublayers() {
    askDelegateForLayout()
  }

  /// Asks for new contents before the next frame.
  open func setNeedsDisplay() {
    mark(.needsDisplay)
  }

  /// Asks for new contents before the next frame; the whole layer is drawn.
  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Returns whether new contents were asked for.
  open func needsDisplay() -> Bool {
    ownWork.contains(.needsDisplay)
  }

  /// Makes new contents now if they were asked for.
  open func displayIfNeeded() {
    guard ownWork.remove(.needsDisplay) != nil else { return }
    display()
  }

  /// Makes new contents: asks the delegate, or draws.
  open func display() {
    guard let delegate else { return displayByDrawing() }
    askDelegateToDisplay(delegate)
  }

  /// Draws the contents: asks the delegate.
  open func draw(in ctx: CGContext) {
    askDelegateToDraw(in: ctx)
  }

  /// Draws the layer and its sublayers as the model has them, without the layer's own place.
  open func render(in ctx: CGContext) {
    renderModel(in: ctx)
  }

  /// Returns whether a change of a key asks for new contents.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }

  /// Returns the value of a key in a new layer; nil when that is zero or nothing.
  open class func defaultValue(forKey key: String) -> Any? {
    LayerDefaults.value(forKey: key)
  }

  // MARK: - Actions

  /// Returns what answers a change of a key by default: nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    nil
  }

  /// Returns what answers a change: the delegate's, the layer's, the style's, the class's or a
  /// built-in action.
  open func action(forKey event: String) -> (any CAAction)? {
    lookUpAction(forKey: event)
  }

  // MARK: - Animations

  /// Adds a copy of an animation; one with the same key is removed first.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key)
  }

  /// Takes an animation away.
  open func removeAnimation(forKey key: String) {
    detach { $0.key == key }
  }

  /// Takes all animations away.
  open func removeAllAnimations() {
    detach { _ in true }
  }

  /// Returns the keys of the animations in the order in which they were added; nil when there are
  /// none.
  open func animationKeys() -> [String]? {
    let keys = original.attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with a key.
  open func animation(forKey key: String) -> CAAnimation? {
    original.attached.last { $0.key == key }?.animation
  }

  /// Returns a layer with the values on screen now; nil before the layer was committed in a world.
  open func presentation() -> CALayer? {
    presentationLayer()
  }

  /// Returns the layer of which this one is the presentation, or the layer itself.
  open func model() -> Self {
    (modelLayer as? Self) ?? self
  }

  // MARK: - Places

  /// Returns the frontmost layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    findLayer(at: p)
  }

  /// Returns whether a point of the layer's own coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    let box = modelState.bounds
    return p.x >= box.minX && p.x < box.maxX && p.y >= box.minY && p.y < box.maxY
  }

  /// Returns a point of another layer's coordinates, or those outside the root for nil, in this
  /// layer's.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerConversion(from: l, to: self).map(p)
  }

  /// Returns a point of this layer's coordinates in another layer's, or those outside the root for
  /// nil.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    LayerConversion(from: self, to: l).map(p)
  }

  /// Returns the box around a rectangle of another layer's coordinates, or those outside the root,
  /// in this layer's.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    LayerConversion(from: l, to: self).map(r)
  }

  /// Returns the box around a rectangle of this layer's coordinates in another layer's, or outside
  /// the root.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    LayerConversion(from: self, to: l).map(r)
  }

  // MARK: - Values by key

  /// Returns the value of a key; keys that layers do not know hold what was set.
  open func value(forKey key: String) -> Any? {
    value(ofKeyPath: key)
  }

  /// Sets the value of a key; keys that layers do not know hold it.
  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, ofKeyPath: key)
  }

  /// Returns the value at a key path, such as `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? {
    value(ofKeyPath: keyPath)
  }

  /// Sets the value at a key path, such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, ofKeyPath: keyPath)
  }

  /// Returns the value of a key that layers do not know; nil by default.
  open func value(forUndefinedKey key: String) -> Any? {
    nil
  }

  /// Names the layer by its class, its name and its frame.
  open override var description: String {
    let title = name.map { " \"\($0)\"" } ?? ""
    return "<\(type(of: self))\(title) \(frame)>"
  }
}
