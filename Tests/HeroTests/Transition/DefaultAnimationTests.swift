import Hero
import TestSupport
import Testing

@MainActor @Suite("Default animations") struct DefaultAnimationTests {
  let stage = HeroStage()

  private var fromRoot: UIView { stage.first.view }
  private var toRoot: UIView { stage.second.view }

  private func present(_ type: HeroDefaultAnimationType) {
    stage.run { stage.second.hero.modalAnimationType = type }
    stage.present()
  }

  private func overlay(of view: UIView) throws -> CALayer {
    try #require(stage.snapshot(view).sublayers?.first { $0.name == "hero.overlay" })
  }

  /// Whether the stand-in of a view lies above that of another.
  private func isAbove(_ view: UIView, _ other: UIView) throws -> Bool {
    let layers = try #require(stage.hero.container?.layer.sublayers)
    let one = try #require(layers.firstIndex { $0 === stage.snapshot(view) })
    let two = try #require(layers.firstIndex { $0 === stage.snapshot(other) })
    return one > two
  }

  @Test(.spec("H-56", "H-57")) func `push moves both and dims what is left`() throws {
    let spec = SpecCase("H-56")
    present(.push(direction: .left))
    spec.expect(try stage.shown(toRoot).transform.m41, equals: 320)
    spec.expect(try stage.shown(fromRoot).transform.m41, equals: 0)
    spec.expect(stage.hero.totalDuration, equals: 0.35)
    SpecCase("H-57").expect(try stage.shown(toRoot).shadowOpacity, equals: 0)
    SpecCase("H-57").expect(stage.snapshot(toRoot).shadowRadius, equals: 5)
    SpecCase("H-57").expect(stage.snapshot(toRoot).masksToBounds, equals: false)
    SpecCase("H-57").expect(
      stage.snapshot(toRoot).shadowColor?.components?.prefix(3).allSatisfy { $0 == 0 },
      equals: true
    )
    stage.advance(0.175)
    spec.expect(that: abs(try stage.shown(toRoot).transform.m41 - 51.456) < 0.05)
    stage.run { stage.hero.update(1) }
    stage.world.tick()
    spec.expect(that: abs(try stage.shown(fromRoot).transform.m41 + 106.6667) < 1e-3)
    let dim = try #require(stage.run { try overlay(of: fromRoot).presentation() })
    spec.expect(that: abs(dim.opacity - 0.1) < 1e-6)
    SpecCase("H-57").expect(try stage.shown(toRoot).shadowOpacity, equals: 0.5)
  }

  @Test(.spec("H-58")) func `pull leaves from above`() throws {
    let spec = SpecCase("H-58")
    present(.pull(direction: .right))
    spec.expect(that: try isAbove(fromRoot, toRoot))
    spec.expect(that: abs(try stage.shown(toRoot).transform.m41 + 106.6667) < 1e-3)
    stage.advance(0.175)
    spec.expect(that: abs(try stage.shown(fromRoot).transform.m41 - 320 * 0.7756) < 0.05)
    stage.run { stage.hero.update(1) }
    stage.world.tick()
    spec.expect(try stage.shown(fromRoot).transform.m41, equals: 320)
    spec.expect(try stage.shown(toRoot).transform.m41, equals: 0)
  }

  @Test(.spec("H-59")) func `nothing else moving, the entering screen fades in`() throws {
    present(.auto)
    SpecCase("H-59").expect(stage.hero.totalDuration, equals: 0.208)
    stage.advance(0.104)
    SpecCase("H-59").expect(that: abs(try stage.shown(toRoot).opacity - 0.7756) < 1e-3)
  }

  @Test(.spec("H-62")) func `a root that moves by itself needs no default`() throws {
    stage.run { toRoot.hero.modifiers = [.translate(y: 100)] }
    present(.auto)
    let spec = SpecCase("H-62")
    spec.expect(that: stage.state(fromRoot) == nil)
    spec.expect(that: stage.state(toRoot)?.opacity == nil)
    spec.expect(try stage.shown(toRoot).transform.m42, equals: 100)
  }

  @Test(.spec("H-63")) func `presenting and dismissing may differ`() throws {
    let spec = SpecCase("H-63")
    present(.selectBy(presenting: .zoom, dismissing: .zoomOut))
    spec.expect(that: try isAbove(fromRoot, toRoot))
    spec.expect(that: abs(try stage.shown(toRoot).transform.m11 - 0.7) < 1e-9)
    spec.expect(that: abs((stage.state(fromRoot)?.transform?.m11 ?? 0) - 1.3) < 1e-9)
    spec.expect(stage.state(fromRoot)?.opacity, equals: 0)
    stage.settle()
    stage.dismiss()
    spec.expect(that: abs(try stage.shown(fromRoot).transform.m11 - 1.3) < 1e-9)
    spec.expect(that: abs((stage.state(toRoot)?.transform?.m11 ?? 0) - 0.7) < 1e-9)
  }

  @Test(.spec("H-64")) func `choices nest`() {
    present(
      .selectBy(
        presenting: .selectBy(presenting: .fade, dismissing: .none),
        dismissing: .fade
      )
    )
    SpecCase("H-64").expect(stage.state(toRoot)?.opacity, equals: 0)
  }

  @Test(.spec("H-66")) func `an explicit order wins`() throws {
    stage.hero.viewOrderingStrategy = .sourceViewOnTop
    present(.push(direction: .left))
    SpecCase("H-66").expect(that: try isAbove(fromRoot, toRoot))
  }

  @Test(.spec("H-67"), arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `only an opaque presentation has a colour behind it`(style: UIModalPresentationStyle) {
    let stage = HeroStage(style: style)
    stage.run { stage.hero.containerColor = .red }
    stage.present()
    SpecCase("H-67").expect(
      stage.hero.container?.backgroundColor,
      equals: style == .fullScreen ? .red : .clear
    )
  }

  @Test func `a duration of a root wins over the default's`() {
    stage.run { toRoot.hero.modifiers = [.duration(2)] }
    present(.slide(direction: .left))
    #expect(stage.state(toRoot)?.duration == 2)
    #expect(stage.state(toRoot)?.transform?.m41 == 320)
    #expect(stage.hero.totalDuration == 2)
  }

  @Test(arguments: [
    ("slide(right)", -320.0, 0.0), ("cover(up)", 0, 480), ("pageIn(down)", 0, -480),
  ])
  func `the entering screen starts where its direction says`(
    type: String,
    x: Double,
    y: Double
  ) throws {
    stage.run { stage.second.hero.modalAnimationTypeString = type }
    stage.present()
    let transform = try stage.shown(toRoot).transform
    #expect(Double(transform.m41) == x && Double(transform.m42) == y)
  }

  @Test func `uncover and pageOut leave and brighten what was below`() throws {
    present(.uncover(direction: .down))
    #expect(stage.state(fromRoot)?.transform?.m42 == 480)
    let dim = try #require(stage.run { try overlay(of: toRoot).presentation() })
    #expect(abs(dim.opacity - 0.1) < 1e-6)
  }
}
