/// A basic animation of up to four numbers.
final class VectorEffect: AnimationEffect {
  private let property: LayerProperty
  private let ends: AnimationEnds
  private let pace: Pace
  private let from: SIMD4<Double>
  private let span: SIMD4<Double>
  private let isFixed: Bool
  private let isWhole: Bool

  init(_ property: LayerProperty, _ ends: AnimationEnds, _ pace: Pace) {
    self.property = property
    self.ends = ends
    self.pace = pace
    isFixed = ends.areFixed
    isWhole = property.part == .whole
    let (a, b) = ends.resolved(.vector(.zero))
    from = a.vector ?? .zero
    span = (b.vector ?? .zero) - from
  }

  override var hasEffect: Bool { true }
  override var keyPaths: [String] { [property.keyPath] }
  override var changesPaint: Bool { property.base.changesPaint }

  override var line: EffectLine? {
    guard isFixed, !isAdditive, !isCumulative, isWhole, pace.spring == nil else { return nil }
    switch property.base {
    case .position: return EffectLine(.position, from: from, span: span, curve: pace.curve)
    case .opacity: return EffectLine(.opacity, from: from, span: span, curve: pace.curve)
    default: return nil
    }
  }

  override func apply(
    _ sample: AnimationTiming.Sample,
    to state: inout LayerState,
    named name: String?
  ) {
    guard concerns(name) else { return }
    let fraction = pace.progress(sample.progress)
    if isFixed, !isAdditive, !isCumulative {
      let value = from + span * fraction
      switch (property.base, isWhole) {
      case (.position, true): state.position = CGPoint(x: value.x, y: value.y)
      case (.opacity, true): state.opacity = Float(value.x)
      default: state.setVector(value, of: property)
      }
      return
    }
    guard let base = state.vector(of: property) else { return }
    var (start, way) = (from, span)
    if !isFixed, !isAdditive {
      let (a, b) = ends.resolved(.vector(base))
      start = a.vector ?? base
      way = (b.vector ?? base) - start
    }
    var value = start + way * fraction
    if isCumulative { value += (autoreverses ? start : start + way) * sample.cycle }
    state.setVector(isAdditive ? base + value : value, of: property)
  }
}
