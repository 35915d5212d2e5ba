/// A basic animation of a matrix.
final class TransformEffect: AnimationEffect {
  private let property: LayerProperty
  private let ends: AnimationEnds
  private let pace: Pace
  private let mix: TransformMix
  private let isSimple: Bool

  init(_ property: LayerProperty, _ ends: AnimationEnds, _ pace: Pace) {
    self.property = property
    self.ends = ends
    self.pace = pace
    let (a, b) = ends.resolved(.transform(.identity))
    mix = TransformMix(from: a.matrix ?? .identity, to: b.matrix ?? .identity)
    isSimple = ends.areFixed && property.base == .transform
  }

  override var hasEffect: Bool { true }
  override var keyPaths: [String] { [property.keyPath] }
  override var changesPaint: Bool { property.base.changesPaint }

  override var line: EffectLine? {
    guard isSimple, !isAdditive, !isCumulative, pace.spring == nil else { return nil }
    guard let stretch = mix.stretch else { return nil }
    return EffectLine(.stretch, from: stretch.from, span: stretch.span, curve: pace.curve)
  }

  override func apply(
    _ sample: AnimationTiming.Sample,
    to state: inout LayerState,
    named name: String?
  ) {
    guard concerns(name) else { return }
    if isSimple, !isAdditive, !isCumulative {
      state.transform = mix.value(at: pace.progress(sample.progress))
      return
    }
    guard let base = state.matrix(of: property) else { return }
    var mix = self.mix
    if !ends.areFixed, !isAdditive {
      let (a, b) = ends.resolved(.transform(base))
      guard let a = a.matrix, let b = b.matrix else { return }
      mix = TransformMix(from: a, to: b)
    }
    var value = mix.value(at: pace.progress(sample.progress))
    if isCumulative, sample.cycle > 0 {
      let step = autoreverses ? mix.from : mix.to
      for _ in 0..<Int(min(sample.cycle, AnimationValue.mostTimes)) {
        value = value.concatenating(step)
      }
    }
    state.setMatrix(isAdditive ? value.concatenating(base) : value, of: property)
  }
}
