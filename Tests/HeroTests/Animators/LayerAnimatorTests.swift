import Hero
import TestSupport
import Testing

@MainActor @Suite("Layer animator") struct LayerAnimatorTests {
  let stage = HeroStage()
  let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

  init() {
    let stage = self.stage
    stage.run { stage.second.hero.modalAnimationType = .none }
  }

  private func leaving(_ modifiers: [HeroModifier], frame: CGRect? = nil) -> UIView {
    stage.add(frame ?? self.frame, to: stage.first, modifiers: modifiers)
  }

  private func entering(_ modifiers: [HeroModifier], frame: CGRect? = nil) -> UIView {
    stage.add(frame ?? self.frame, to: stage.second, modifiers: modifiers)
  }

  @Test(.spec("H-69")) func `matching the longest does not depend on order`() {
    let views = [
      leaving([.fade, .durationMatchLongest]),
      leaving([.fade, .duration(1), .delay(0.5)]),
      entering([.fade, .durationMatchLongest]),
    ]
    stage.present()
    let spec = SpecCase("H-69")
    spec.expect(stage.hero.totalDuration, equals: 1.5)
    for view in [views[0], views[2]] {
      let animation = stage.snapshot(view).animation(forKey: "hero.opacity")
      spec.expect(that: abs((animation?.duration ?? 0) - 1.5) < 1e-9)
    }
  }

  @Test(.spec("H-70"), arguments: [(1.0, 25.0, 150.0), (-1, 75, 50)])
  func `an arc bends the way`(intensity: Double, x: Double, y: Double) throws {
    let view = leaving(
      [
        .position(CGPoint(x: 150, y: 250)), .arc(intensity: intensity),
        .timingFunction(.linear), .duration(1),
      ],
      frame: CGRect(x: 0, y: 0, width: 100, height: 100)
    )
    stage.present()
    stage.advance(0.5)
    let shown = try stage.shown(view).position
    SpecCase("H-70").expect(that: abs(shown.x - 50 - x) < 0.01 && abs(shown.y - 50 - y) < 0.01)
  }

  @Test(.spec("H-71")) func `a spring runs until it settles`() throws {
    let view = leaving([
      .translate(x: 100), .spring(stiffness: 250, damping: 30), .duration(0.1),
    ])
    stage.present()
    let spec = SpecCase("H-71")
    spec.expect(that: abs(stage.hero.totalDuration - 0.55294) < 1e-5)
    stage.advance(0.1)
    spec.expect(that: abs(try stage.shown(view).transform.m41 - 48.33) < 0.05)
  }

  @Test(.spec("H-72")) func `a corner radius never swings`() throws {
    let view = leaving([
      .cornerRadius(10), .spring(stiffness: 250, damping: 30), .duration(0.2),
    ])
    stage.present()
    stage.advance(0.1)
    SpecCase("H-72").expect(that: abs(try stage.shown(view).cornerRadius - 7.756) < 0.01)
  }

  @Test(.spec("H-73")) func `what fills a stand-in grows with it`() throws {
    let view = leaving([
      .size(CGSize(width: 200, height: 50)), .duration(1), .timingFunction(.linear),
    ])
    stage.present()
    let spec = SpecCase("H-73")
    let content = try #require(stage.snapshot(view).sublayers?.first)
    stage.advance(0.5)
    for layer in [stage.snapshot(view), content] {
      let size = try #require(stage.run { layer.presentation() }).bounds.size
      spec.expect(that: abs(size.width - 150) < 1e-6 && abs(size.height - 75) < 1e-6)
    }
    stage.run { stage.hero.update(1) }
    stage.world.tick()
    let size = try #require(stage.run { content.presentation() }).bounds.size
    spec.expect(size, equals: CGSize(width: 200, height: 50))
  }

  @Test(.spec("H-74")) func `a size may change by scaling`() throws {
    let view = leaving([
      .size(CGSize(width: 200, height: 50)), .useScaleBasedSizeChange, .duration(1),
    ])
    stage.present()
    stage.run { stage.hero.update(1) }
    stage.world.tick()
    let shown = try stage.shown(view)
    let spec = SpecCase("H-74")
    spec.expect(shown.bounds.size, equals: CGSize(width: 100, height: 100))
    spec.expect([shown.transform.m11, shown.transform.m22], equals: [2, 0.5])
  }

  @Test(.spec("H-75"), arguments: [false, true])
  func `a begin state takes the place of the view's own look`(isAppearing: Bool) throws {
    let modifiers: [HeroModifier] = [
      .beginWith(.opacity(0.5)), .opacity(0), .duration(1),
    ]
    let view = isAppearing ? entering(modifiers) : leaving(modifiers)
    stage.present()
    let first = try stage.shown(view).opacity
    stage.run { stage.hero.update(1) }
    stage.world.tick()
    let last = try stage.shown(view).opacity
    SpecCase("H-75").expect([first, last], equals: isAppearing ? [0, 0.5] : [0.5, 0])
  }

  @Test(.spec("H-76"), arguments: [false, true])
  func `an overlay follows its view and goes away`(isLive: Bool) throws {
    let spec = SpecCase("H-76")
    let view = leaving(
      [
        .overlay(color: .red, opacity: 0.5), .size(CGSize(width: 200, height: 50)), .duration(1),
        .timingFunction(.linear),
      ] + (isLive ? [.useNoSnapshot] : [])
    )
    stage.run { view.layer.cornerRadius = 20 }
    stage.present()
    let overlay = try #require(
      stage.snapshot(view).sublayers?.first { $0.name == "hero.overlay" }
    )
    stage.advance(0.5)
    let shown = try #require(stage.run { overlay.presentation() })
    spec.expect(shown.cornerRadius, equals: 20)
    spec.expect(that: abs(shown.bounds.width - 150) < 1e-6, "\(shown.bounds)")
    spec.expect(that: abs(shown.opacity - 0.25) < 1e-4)
    spec.expect(that: shown.backgroundColor == UIColor.red.cgColor)
    stage.settle()
    spec.expect(that: view.layer.sublayers?.contains { $0 === overlay } != true)
  }

  @Test(.spec("H-77")) func `a depth alone animates`() throws {
    let view = leaving([.zPosition(10), .duration(1), .timingFunction(.linear)])
    stage.present()
    stage.advance(0.5)
    SpecCase("H-77").expect(that: abs(try stage.shown(view).zPosition - 5) < 1e-6)
  }

  @Test func `a live view is laid out anew as it grows`() throws {
    let view = stage.run {
      let view = HalfView(frame: frame)
      view.hero.modifiers = [
        .size(CGSize(width: 200, height: 100)), .useNoSnapshot, .duration(1),
        .timingFunction(.linear),
      ]
      stage.first.view.addSubview(view)
      return view
    }
    stage.world.tick()
    stage.present()
    stage.advance(0.5)
    let half = try #require(stage.run { view.half.layer.presentation() })
    #expect(abs(half.bounds.width - 75) < 1e-6)
    stage.run { stage.hero.cancel(animate: false) }
    #expect(view.bounds.size == frame.size)
    stage.world.tick()
    #expect(view.half.frame.width == 50)
  }

  @Test func `a spring in flight turns around without a jump`() throws {
    let view = leaving([.translate(x: 100), .spring(stiffness: 250, damping: 20)])
    stage.present()
    stage.advance(0.2)
    let before = try stage.shown(view).transform.m41
    stage.run { stage.hero.reverse() }
    stage.world.tick()
    let after = try stage.shown(view).transform.m41
    #expect(abs(before - after) < 1e-6)
    stage.advance(1.0 / 120)
    #expect(abs(try stage.shown(view).transform.m41 - before) < 8)
  }

  @Test func `an arc goes back along the same curve`() throws {
    let view = leaving(
      [
        .position(CGPoint(x: 250, y: 300)), .arc, .timingFunction(.linear), .duration(1),
      ]
    )
    stage.present()
    var there: [CGPoint] = []
    for _ in 0..<5 {
      stage.advance(0.1)
      there.append(try stage.shown(view).position)
    }
    stage.run { stage.hero.reverse() }
    for point in there.dropLast().reversed() {
      stage.advance(0.1)
      let back = try stage.shown(view).position
      #expect(hypot(back.x - point.x, back.y - point.y) < 0.2)
    }
  }
}

/// A view with a subview that is always half as wide.
private final class HalfView: UIView {
  let half = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(half)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
  }
}
