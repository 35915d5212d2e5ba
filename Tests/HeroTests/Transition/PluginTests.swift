import Hero
import TestSupport
import Testing

@MainActor @Suite("Plugins") struct PluginTests {
  let stage = HeroStage()
  private let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

  private func use<Result>(_ plugins: [HeroPlugin.Type], _ body: () throws -> Result) rethrows
    -> Result
  {
    RecordingPlugin.log = []
    stage.run { Hero.enabledPlugins = plugins }
    return try body()
  }

  @Test(.spec("H-114")) func `enabling again moves a plugin to the end`() {
    let spec = SpecCase("H-114")
    RecordingPlugin.log = []
    stage.run {
      FirstPlugin.enable()
      SecondPlugin.enable()
      FirstPlugin.enable()
    }
    spec.expect(
      that: stage.run { Hero.enabledPlugins.map { "\($0)" } } == ["SecondPlugin", "FirstPlugin"]
    )
    stage.present()
    stage.settle()
    spec.expect(
      RecordingPlugin.log.filter { !$0.hasSuffix("seek") },
      equals: [
        "SecondPlugin init", "FirstPlugin init", "SecondPlugin process", "FirstPlugin process",
        "SecondPlugin animate", "FirstPlugin animate", "SecondPlugin clean", "FirstPlugin clean",
      ]
    )
    stage.run { FirstPlugin.isEnabled = false }
    spec.expect(that: stage.run { SecondPlugin.isEnabled && !FirstPlugin.isEnabled })
  }

  @Test(.spec("H-115"), arguments: [false, true])
  func `a plugin is called for every frame when it asks for it`(asks: Bool) {
    use([asks ? PerFramePlugin.self : FirstPlugin.self]) {
      stage.run { stage.second.hero.modalAnimationType = .push(direction: .left) }
      stage.present()
      stage.settle()
    }
    let seeks = RecordingPlugin.log.filter { $0.hasSuffix("seek") }.count
    SpecCase("H-115").expect(asks, equals: seeks > 10)
    if !asks { SpecCase("H-115").expect(seeks, equals: 0) }
    SpecCase("H-115").expect(RecordingPlugin.times, equals: RecordingPlugin.times.sorted())
    RecordingPlugin.times = []
  }

  @Test(.spec("H-116")) func `a plugin may hold the transition`() {
    use([HoldingPlugin.self]) { stage.present() }
    stage.settle()
    let spec = SpecCase("H-116")
    spec.expect(stage.hero.state, equals: .animating)
    spec.expect(stage.hero.progress, equals: 0)
    stage.run { stage.hero.finish() }
    stage.settle()
    spec.expect(stage.hero.state, equals: .possible)
  }

  @Test(.spec("H-117"), arguments: [false, true])
  func `what a plugin takes no other animator gets`(shares: Bool) {
    let view = stage.add(frame, to: stage.first, modifiers: [.fade])
    use([shares ? SharingPlugin.self : TakingPlugin.self]) { stage.present() }
    let keys = stage.snapshot(view).animationKeys() ?? []
    SpecCase("H-117").expect(keys.contains("hero.opacity"), equals: shares)
    SpecCase("H-117").expect(view.alpha, equals: 0)
  }

  @Test func `the described forms are handed the context`() {
    let view = stage.add(frame, to: stage.first)
    use([DescribedPlugin.self]) { stage.present() }
    #expect(RecordingPlugin.log == ["process", "animate 1"])
    #expect(stage.state(view)?.cornerRadius == 7)
    #expect(stage.hero.totalDuration == 2)
  }
}

/// Writes down its calls.
private class RecordingPlugin: HeroPlugin {
  static var log: [String] = []
  static var times: [TimeInterval] = []

  required init() {
    super.init()
    RecordingPlugin.log.append("\(type(of: self)) init")
  }

  override func process(fromViews: [UIView], toViews: [UIView]) {
    RecordingPlugin.log.append("\(type(of: self)) process")
  }

  override func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval {
    RecordingPlugin.log.append("\(type(of: self)) animate")
    return 0
  }

  override func seekTo(timePassed: TimeInterval) {
    RecordingPlugin.log.append("\(type(of: self)) seek")
    RecordingPlugin.times.append(timePassed)
  }

  override func clean() {
    RecordingPlugin.log.append("\(type(of: self)) clean")
  }
}

private final class FirstPlugin: RecordingPlugin {}

private final class SecondPlugin: RecordingPlugin {}

private final class PerFramePlugin: RecordingPlugin {
  override var requirePerFrameCallback: Bool {
    get { true }
    set {}
  }
}

private final class HoldingPlugin: HeroPlugin {
  override func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval { .infinity }
}

private class TakingPlugin: HeroPlugin {
  override func canAnimate(view: UIView, appearing: Bool) -> Bool {
    hero.context[view]?.opacity == 0 && !appearing
  }
}

private final class SharingPlugin: TakingPlugin {
  override var sharesViews: Bool { true }
}

private final class DescribedPlugin: HeroPlugin {
  override func process(context: HeroContext, fromViews: [UIView], toViews: [UIView]) {
    RecordingPlugin.log.append("process")
    guard let view = fromViews.last else { return }
    context[view] = [.cornerRadius(7)]
  }

  override func canAnimate(context: HeroContext, view: UIView, appearing: Bool) -> Bool {
    context[view]?.cornerRadius == 7
  }

  override func animate(
    context: HeroContext,
    fromViews: [UIView],
    toViews: [UIView]
  ) -> TimeInterval {
    RecordingPlugin.log.append("animate \(fromViews.count)")
    return 2
  }
}
