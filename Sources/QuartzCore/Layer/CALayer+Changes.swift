extension CALayer {
  /// The layer that keeps the animations: the model of a presentation, else the layer itself.
  final var original: CALayer { modelLayer ?? self }

  /// Makes a change of the model and runs the action that answers it.
  ///
  /// - Parameters:
  ///   - key: The property's key.
  ///   - changesPaint: Whether the layer shows something else in its own coordinates. Default true.
  ///   - body: The change.
  final func change(
    _ key: String,
    changesPaint: Bool = true,
    _ body: (inout LayerState) -> Void
  ) {
    guard allowsChange(key) else { return }
    let action = answer(to: key)
    body(&modelState)
    mark(.needsCommit, ownWork: changesPaint ? [.needsCommit, .changesPaint] : .needsCommit)
    if let action { run(action, key) }
  }

  /// Returns whether the layer may be changed, and reports an issue for a presentation.
  final func allowsChange(_ key: String) -> Bool {
    guard modelLayer != nil else { return true }
    World.current.report(
      CompatibilityIssue(
        message: "Presentation layers cannot be changed; change the model layer.",
        context: "\(type(of: self)).\(key)"
      )
    )
    return false
  }

  /// Returns the action that answers a change, unless the transaction suppresses actions.
  final func answer(to key: String) -> (any CAAction)? {
    guard modelLayer == nil, !World.current.transactions.disablesActions else { return nil }
    return action(forKey: key)
  }

  final func run(_ action: any CAAction, _ key: String) {
    action.run(forKey: key, object: self, arguments: nil)
  }

  final func context(_ key: String) -> String {
    "\(type(of: self)).\(key)"
  }

  // MARK: - Kinds of properties

  // Inlined where the path is known, so that it costs no more than the property itself.

  @inline(__always) final func set(
    _ path: WritableKeyPath<LayerState, CGFloat>,
    _ value: CGFloat,
    _ base: LayerProperty.Base
  ) {
    guard FiniteGuard.allows(Double(value), context(base.rawValue)) else { return }
    guard modelState[keyPath: path] != value else { return }
    change(base.rawValue, changesPaint: base.changesPaint) { $0[keyPath: path] = value }
  }

  @inline(__always) final func set(
    _ path: WritableKeyPath<LayerState, Float>,
    _ value: Float,
    _ base: LayerProperty.Base
  ) {
    guard FiniteGuard.allows(Double(value), context(base.rawValue)) else { return }
    guard modelState[keyPath: path] != value else { return }
    change(base.rawValue, changesPaint: base.changesPaint) { $0[keyPath: path] = value }
  }

  @inline(__always) final func set(
    _ path: WritableKeyPath<LayerState, CGPoint>,
    _ value: CGPoint,
    _ base: LayerProperty.Base
  ) {
    let numbers = SIMD4(Double(value.x), Double(value.y), 0, 0)
    guard FiniteGuard.allows(numbers, context(base.rawValue)) else { return }
    guard modelState[keyPath: path] != value else { return }
    change(base.rawValue, changesPaint: base.changesPaint) { $0[keyPath: path] = value }
  }

  @inline(__always) final func set(
    _ path: WritableKeyPath<LayerState, CGSize>,
    _ value: CGSize,
    _ base: LayerProperty.Base
  ) {
    let numbers = SIMD4(Double(value.width), Double(value.height), 0, 0)
    guard FiniteGuard.allows(numbers, context(base.rawValue)) else { return }
    guard modelState[keyPath: path] != value else { return }
    change(base.rawValue, changesPaint: base.changesPaint) { $0[keyPath: path] = value }
  }

  @inline(__always) final func set(
    _ path: WritableKeyPath<LayerState, CGRect>,
    _ value: CGRect,
    _ base: LayerProperty.Base
  ) {
    guard FiniteGuard.allows(SIMD4(value), context(base.rawValue)) else { return }
    // A mirrored rectangle counts as equal, yet shows something else.
    guard SIMD4(modelState[keyPath: path]) != SIMD4(value) else { return }
    change(base.rawValue, changesPaint: base.changesPaint) { $0[keyPath: path] = value }
  }

  @inline(__always) final func set(
    _ path: WritableKeyPath<LayerState, CATransform3D>,
    _ value: CATransform3D,
    _ base: LayerProperty.Base
  ) {
    guard FiniteGuard.allows(value, context(base.rawValue)) else { return }
    guard modelState[keyPath: path] != value else { return }
    change(base.rawValue, changesPaint: base.changesPaint) { $0[keyPath: path] = value }
  }

  @inline(__always) final func set(
    _ path: WritableKeyPath<LayerState, CGColor?>,
    _ value: CGColor?,
    _ base: LayerProperty.Base
  ) {
    if let value, !FiniteGuard.allows(value.rgba, context(base.rawValue)) { return }
    guard modelState[keyPath: path] != value else { return }
    change(base.rawValue, changesPaint: base.changesPaint) { $0[keyPath: path] = value }
  }

  /// Sets a property without implicit animation.
  final func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerState, Value>,
    _ value: Value,
    named key: String
  ) {
    guard modelState[keyPath: path] != value else { return }
    change(key) { $0[keyPath: path] = value }
  }

  final func setFlag(_ flag: LayerFlags, _ isOn: Bool, _ key: String) {
    guard modelState.flags.contains(flag) != isOn else { return }
    change(key) { $0.flags.set(flag, to: isOn) }
    guard flag == .isGeometryFlipped else { return }
    // The contents below turn over.
    CALayer.hasFlips = true
    markSubtreeForCommit()
  }

  final func setUnsupported<Value>(
    _ path: WritableKeyPath<LayerState, Value?>,
    _ value: Value?,
    _ key: String
  ) {
    if value != nil { World.current.report(.layerFilters, in: context(key)) }
    change(key) { $0[keyPath: path] = value }
  }

  final func setContents(_ value: Any?) {
    if modelState.style.contents == nil, value == nil { return }
    if let old = modelState.style.contents as? CGImage, let new = value as? CGImage, old === new {
      return
    }
    change("contents") { $0.style.contents = value }
  }

  /// Changes what a special layer shows.
  final func changeContent(_ key: String, _ body: (inout LayerContent) -> Void) {
    change(key) { body(&$0.content) }
  }

  final func setTiming<Value: Equatable>(
    _ path: WritableKeyPath<LayerTiming, Value>,
    _ value: Value,
    isFinite: Bool? = nil
  ) {
    let number = value as? Double
    guard isFinite ?? number?.isFinite ?? true else {
      _ = FiniteGuard.allows(.nan, context("timing"))
      return
    }
    guard modelState.style.timing[keyPath: path] != value, allowsChange("timing") else { return }
    if path != \LayerTiming.beginTime, path != \LayerTiming.speed, path != \LayerTiming.timeOffset {
      World.current.report(.layerRepeats, in: context("timing"))
    }
    modelState.timing[keyPath: path] = value
    mark(.needsCommit)
  }

  // MARK: - Bounds and frame

  final func setBounds(_ value: CGRect) {
    guard FiniteGuard.allows(SIMD4(value), context("bounds")) else { return }
    let value = value.standardized
    guard modelState.bounds != value else { return }
    change("bounds") { $0.bounds = value }
    guard modelLayer == nil else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  final func setFrame(_ value: CGRect) {
    guard FiniteGuard.allows(SIMD4(value), context("frame")) else { return }
    let place = LayerState.place(
      frame: value,
      anchorPoint: modelState.anchorPoint,
      transform: modelState.transform
    )
    position = place.position
    bounds = CGRect(origin: bounds.origin, size: place.size)
  }
}
