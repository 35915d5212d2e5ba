/// A keyframe animation of values.
final class KeyframeEffect: AnimationEffect {
  private let property: LayerProperty
  private let track: KeyframeTrack
  private let curve: TimingCurve?

  init(_ property: LayerProperty, _ track: KeyframeTrack, curve: TimingCurve?) {
    self.property = property
    self.track = track
    self.curve = curve
  }

  override var hasEffect: Bool { true }
  override var keyPaths: [String] { [property.keyPath] }
  override var changesPaint: Bool { property.base.changesPaint }

  override func apply(
    _ sample: AnimationTiming.Sample,
    to state: inout LayerState,
    named name: String?
  ) {
    guard concerns(name) else { return }
    let progress = curve?.evaluate(sample.progress) ?? sample.progress
    guard var value = track.value(at: progress) else { return }
    if isCumulative, sample.cycle > 0 {
      let step = autoreverses ? track.ends.first : track.ends.last
      value = value.adding(step, times: sample.cycle)
    }
    state.put(value, of: property, isAdditive: isAdditive)
  }
}
