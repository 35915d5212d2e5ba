/// What an animation that has begun does, laid out so that most of them need no call.
struct RunningEffect {
  private let from: SIMD4<Double>
  private let span: SIMD4<Double>
  private let begin: CFTimeInterval
  /// How long the straight way takes; less than 0 when there is none.
  private let duration: CFTimeInterval
  // The layer keeps them in its list of animations for as long as it has this.
  private unowned(unsafe) let attached: AttachedAnimation
  private unowned(unsafe) let curve: TimingCurve?
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
    (curve, target) = (line.curve, line.target)
  }

  /// Changes the values of the layer to what they are at a time of it.
  @inline(__always)
  func apply(at time: CFTimeInterval, to state: inout LayerState) {
    let elapsed = time - begin
    // Before and after, the animation's own rules decide.
    guard elapsed >= 0, elapsed <= duration else {
      attached.apply(at: time, to: &state)
      return
    }
    let part = elapsed / duration
    let value = from + span * (curve?.evaluate(part) ?? part)
    switch target {
    case .position: state.place.position = CGPoint(x: value.x, y: value.y)
    case .opacity: state.place.opacity = Float(value.x)
    case .stretch: state.place.transform = CATransform3D(stretch: value)
    }
  }
}
