import Hero
import TestSupport
import Testing

@MainActor
@Suite("Debugging and effects")
struct HeroDebugTests {
  private func panel(_ stage: HeroStage) throws -> UIView {
    try #require(stage.window.subviews.last { "\(type(of: $0))" == "HeroDebugView" })
  }

  private func descendants<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? descendants(type, in: $0) }
  }

  private func slide(_ stage: HeroStage, to value: Float) throws {
    let slider = try #require(descendants(UISlider.self, in: try panel(stage)).first)
    stage.run {
      slider.value = value
      slider.sendActions(for: .valueChanged)
    }
    stage.world.tick()
  }

  private func tap(_ title: String, _ stage: HeroStage) throws {
    let button = try #require(
      descendants(UIButton.self, in: try panel(stage)).first { $0.currentTitle == title }
    )
    stage.run { button.sendActions(for: .touchUpInside) }
    stage.world.tick()
  }

  @Test(.spec("H-118"), arguments: [(Float(0.3), true), (0.8, false)])
  func `the slider of the panel drives, and its button ends`(value: Float, finishes: Bool) throws {
    let spec = SpecCase("H-118")
    let stage = HeroStage()
    stage.present()
    stage.settle()
    stage.run { HeroDebugPlugin.isEnabled = true }
    stage.dismiss()
    stage.settle()
    spec.expect(stage.hero.progress, equals: 0)
    try slide(stage, to: value)
    spec.expect(that: abs(stage.hero.progress - Double(1 - value)) < 1e-6)
    try tap("Done", stage)
    stage.settle()
    spec.expect(stage.hero.state, equals: .possible)
    spec.expect(stage.second.view.window == nil, equals: finishes)
    spec.expect(that: !stage.window.subviews.contains { "\(type(of: $0))" == "HeroDebugView" })
  }

  @Test func `looking from the side spreads the views, and leaves nothing behind`() throws {
    let stage = HeroStage()
    stage.run { HeroDebugPlugin.isEnabled = true }
    stage.present()
    stage.settle()
    let container = try #require(stage.run { stage.hero.container })
    let before = container.backgroundColor
    try tap("3D View", stage)
    stage.advance(0.5)
    #expect(container.layer.sublayerTransform.m34 != 0)
    #expect(container.subviews.contains { $0.layer.zPosition == 10 })
    try tap("3D View", stage)
    stage.advance(0.5)
    #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
    #expect(container.backgroundColor == before)
    #expect(container.subviews.allSatisfy { $0.layer.zPosition == 0 })
    try slide(stage, to: 0.6)
    try tap("Done", stage)
    stage.settle()
    #expect(stage.second.view.window === stage.window)
  }

  @Test(.spec("H-113"))
  func `an effect fades on the timeline of an opacity, and back without a flash`() throws {
    let spec = SpecCase("H-113")
    let stage = HeroStage()
    let frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    let plain = stage.add(frame, to: stage.first, modifiers: [.fade, .delay(0.1)])
    let effect = stage.run {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      view.frame = frame.offsetBy(dx: 0, dy: 150)
      view.hero.modifiers = [.fade, .delay(0.1)]
      stage.first.view.addSubview(view)
      return view
    }
    stage.present()
    var last = 1.0
    for progress in [0.2, 0.5, 0.8] {
      stage.run { stage.hero.update(progress) }
      stage.world.tick()
      let shown = Double(try stage.shown(effect).opacity)
      spec.expect(shown, equals: Double(try stage.shown(plain).opacity))
      spec.expect(that: shown <= last)
      last = shown
    }
    stage.run { stage.hero.cancel() }
    for _ in 0..<20 where stage.hero.isTransitioning {
      stage.advance(1 / 60)
      guard stage.hero.isTransitioning, stage.hero.context != nil else { break }
      let shown = Double(try stage.shown(effect).opacity)
      spec.expect(that: shown >= last - 1e-6, "it flashes")
      last = shown
    }
    stage.settle()
    spec.expect(effect.isHidden, equals: false)
    spec.expect(Double(effect.alpha), equals: 1)
    spec.expect(effect.effect == UIBlurEffect(style: .light), equals: true)
  }
}
