/// What a group of animations does.
final class GroupEffect: AnimationEffect {
  struct Child {
    let timing: AnimationTiming
    let effect: AnimationEffect
  }

  private let children: [Child]
  private let duration: CFTimeInterval
  private let curve: TimingCurve?

  init(_ children: [Child], duration: CFTimeInterval, curve: TimingCurve?) {
    self.children = children
    self.duration = duration
    self.curve = curve
  }

  override var hasEffect: Bool { children.contains { $0.effect.hasEffect } }
  override var hasNamedEffects: Bool { children.contains { $0.effect.hasNamedEffects } }
  override var changesPaint: Bool { children.contains { $0.effect.changesPaint } }
  override var keyPaths: [String] { children.flatMap(\.effect.keyPaths) }

  override func apply(
    _ sample: AnimationTiming.Sample,
    to state: inout LayerState,
    named name: String?
  ) {
    let time = (curve?.evaluate(sample.progress) ?? sample.progress) * duration
    for child in children {
      guard let inner = child.timing.sample(at: time) else { continue }
      child.effect.apply(inner, to: &state, named: name)
    }
  }
}
