/// What an animation that has begun does, laid out so that most of them need no call.
struct RunningEffect {
  private let from: SIMD4<Double>
  private let span: SIMD4<Double>
  private let begin: CFTimeInterval
  /// How long the straight way takes; less than 0 when there is none.
  private let duration: CFTimeInterval
  // The layer keeps them in its list of animations for as long as it has this.
  private unowned(unsafe) let attached: AttachedAnimation
  private let curve: Unmanaged<TimingCurve>?
  private let target: EffectLine.Target

  init(_ attached: AttachedAnimation) {
    self.attached = attached
    let timing = attached.timing
    begin = timing.begin
    guard let line = attached.effect.line, attached.effect.sublayerName == nil, timing.isOneRun
    else {
      (from, span, duration, curve, target) = (.zero, .zero, -1, nil, .position)
      return
    }
    (from, span, duration) = (line.from, line.span, timing.duration)
    curve = line.curve.map { Unmanaged.passUnretained($0) }
    target = line.target
  }

  /// Changes where the layer is, when the animation goes a straight way at that time.
  ///
  /// - Returns: Whether it does; else ``applyAnyway(at:to:)`` has to be asked.
  @inline(__always)
  func apply(at time: CFTimeInterval, to place: inout LayerPlace) -> Bool {
    let elapsed = time - begin
    // Before and after, the animation's own rules decide.
    guard elapsed >= 0, elapsed <= duration else { return false }
    let part = elapsed / duration
    let eased = curve.map { $0._withUnsafeGuaranteedRef { $0.evaluate(part) } } ?? part
    let value = from + span * eased
    switch target {
    case .position: place.position = CGPoint(x: value.x, y: value.y)
    case .opacity: place.opacity = Float(value.x)
    case .stretch: place.transform = CATransform3D(stretch: value)
    }
    return true
  }

  /// Changes any values of the layer.
  func applyAnyway(at time: CFTimeInterval, to state: inout LayerState) {
    attached.apply(at: time, to: &state)
  }
}
