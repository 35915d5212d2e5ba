import Hero
import Testing

/// Faults that people reported in public; none of them may come back.
@MainActor @Suite("Reported faults") struct ReportedFaultTests {
  private let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext,
  ])
  func `a dismissal without animation restores what an animated one does`(
    style: UIModalPresentationStyle
  ) {
    let stage = HeroStage(style: style)
    let view = stage.add(frame, to: stage.first, modifiers: [.fade, .translate(x: 20)])
    let before = stage.window.views.count
    stage.present()
    stage.settle()
    stage.run { stage.second.dismiss(animated: false) }
    stage.settle()
    #expect(stage.first.view.window === stage.window)
    #expect(view.alpha == 1 && stage.first.view.alpha == 1)
    #expect(stage.window.views.count == before)
    #expect(stage.second.view.superview == nil)
  }

  @Test func `the tenth round trip leaves no more than the first`() {
    let stage = HeroStage()
    _ = stage.add(frame, to: stage.first, id: "card", modifiers: [.cascade])
    _ = stage.add(frame.offsetBy(dx: 60, dy: 90), to: stage.second, id: "card")
    var counts: [Int] = []
    for _ in 0..<10 {
      stage.present()
      stage.settle()
      stage.dismiss()
      stage.settle()
      counts.append(stage.window.views.count)
    }
    #expect(Set(counts).count == 1)
    let animated = stage.window.views.filter { $0.layer.animationKeys()?.isEmpty == false }
    #expect(animated.isEmpty)
  }

  @Test func `a dismissed screen is let go`() {
    let stage = HeroStage()
    weak var presented: UIViewController?
    stage.run {
      let controller = HeroTestController(name: "C", color: .green)
      controller.modalPresentationStyle = .fullScreen
      controller.transitioningDelegate = stage.hero
      controller.view.hero.modifiers = [.fade]
      presented = controller
      stage.first.present(controller, animated: true)
    }
    stage.settle()
    #expect(presented != nil)
    stage.run { stage.first.dismiss(animated: true) }
    stage.settle()
    stage.settle()
    #expect(presented == nil)
  }

  @Test func `a corner radius runs from one end to the other`() throws {
    let stage = HeroStage()
    let modifiers: [HeroModifier] = [.duration(1), .timingFunction(.linear)]
    let from = stage.add(frame, to: stage.first, id: "card", modifiers: modifiers)
    let to = stage.add(
      CGRect(x: 50, y: 200, width: 200, height: 200),
      to: stage.second,
      id: "card",
      modifiers: modifiers
    )
    stage.run {
      from.layer.cornerRadius = 20
      from.clipsToBounds = true
      to.clipsToBounds = true
    }
    stage.present()
    #expect(try stage.shown(from).cornerRadius == 20)
    #expect(try stage.shown(to).cornerRadius == 20)
    stage.advance(0.5)
    #expect(abs(try stage.shown(from).cornerRadius - 10) < 0.5)
    stage.settle()
    #expect(from.layer.cornerRadius == 20 && to.layer.cornerRadius == 0)
  }

  @Test func `begin values hold exactly at the start`() throws {
    let stage = HeroStage()
    let view = stage.add(
      frame,
      to: stage.first,
      modifiers: [
        .beginWith([.rotate(z: 1), .cornerRadius(8)]), .rotate(z: 0), .cornerRadius(0),
        .duration(1),
      ]
    )
    stage.present()
    let start = try stage.shown(view)
    #expect(abs(start.transform.m12 - sin(1)) < 1e-6)
    #expect(start.cornerRadius == 8)
    stage.run { stage.hero.update(1) }
    stage.world.tick()
    #expect(abs(try stage.shown(view).transform.m12) < 1e-6)
  }

  @Test func `the total duration counts delays`() {
    let stage = HeroStage()
    stage.run { stage.second.hero.modalAnimationType = .none }
    _ = stage.add(frame, to: stage.first, modifiers: [.fade, .duration(0.2)])
    _ = stage.add(frame, to: stage.first, modifiers: [.fade, .duration(0.5), .delay(0.3)])
    let last = stage.add(frame, to: stage.first, modifiers: [.fade, .durationMatchLongest])
    stage.present()
    #expect(abs(stage.hero.totalDuration - 0.8) < 1e-9)
    #expect(stage.snapshot(last).animation(forKey: "hero.opacity")?.duration == 0.8)
  }

  @Test(arguments: [0.1, 0.9])
  func `after a release only what is left is played`(progress: Double) {
    let stage = HeroStage()
    stage.run { stage.second.hero.modalAnimationType = .slide(direction: .left) }
    stage.run { stage.second.view.hero.modifiers = [.duration(1)] }
    stage.present()
    stage.run {
      stage.hero.update(progress)
      progress < 0.5 ? stage.hero.cancel() : stage.hero.finish()
    }
    stage.advance(0.09)
    #expect(stage.hero.isTransitioning)
    stage.advance(0.02)
    #expect(!stage.hero.isTransitioning)
  }

  @Test func `a round trip does not move the presenter`() {
    let stage = HeroStage()
    stage.run { stage.first.view.frame = CGRect(x: 0, y: 20, width: 320, height: 460) }
    for _ in 0..<3 {
      stage.present()
      stage.settle()
      stage.dismiss()
      stage.settle()
      #expect(stage.first.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    }
  }

  @Test func `a scale of nothing does not break the way back`() throws {
    let stage = HeroStage()
    let view = stage.add(
      frame,
      to: stage.first,
      modifiers: [.scale(0), .spring(stiffness: 250, damping: 25)]
    )
    stage.present()
    stage.advance(0.1)
    let scale = try stage.shown(view).transform.m11
    #expect(scale.isFinite && scale < 1)
    stage.run { stage.hero.reverse() }
    stage.settle()
    #expect(stage.hero.state == .possible)
    #expect(view.alpha == 1)
  }
}

extension UIView {
  fileprivate var views: [UIView] { [self] + subviews.flatMap(\.views) }
}
