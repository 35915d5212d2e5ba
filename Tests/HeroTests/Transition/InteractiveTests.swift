import Hero
import TestSupport
import Testing

@MainActor @Suite("Interactive transitions") struct InteractiveTests {
  let stage = HeroStage()
  private let listener = ProgressListener()

  private func present(_ type: HeroDefaultAnimationType = .push(direction: .left)) {
    stage.run {
      stage.second.hero.modalAnimationType = type
      stage.hero.delegate = listener
    }
    stage.present()
  }

  private func update(_ progress: CGFloat) {
    stage.run { stage.hero.update(progress) }
    stage.world.tick()
  }

  /// Seconds until the transition is over, to a frame.
  private func secondsToEnd() -> Double {
    var frames = 0
    while stage.hero.isTransitioning, frames < 1000 {
      stage.advance(1.0 / 480)
      frames += 1
    }
    return Double(frames) / 480
  }

  @Test(.spec("H-101")) func `an update freezes everything`() throws {
    let spec = SpecCase("H-101")
    let observer = ProgressObserver()
    present()
    stage.run { stage.hero.observeForProgressUpdate(observer: observer) }
    update(0.5)
    spec.expect(stage.hero.interactive, equals: true)
    let shown = try stage.shown(stage.second.view).transform.m41
    spec.expect(that: abs(shown - 320 * (1 - 0.8392)) < 0.05)
    stage.advance(1)
    spec.expect(try stage.shown(stage.second.view).transform.m41, equals: shown)
    spec.expect(observer.values, equals: [0.5])
  }

  @Test(.spec("H-102")) func `progress stays within its ends`() {
    present()
    update(-1)
    SpecCase("H-102").expect(stage.hero.progress, equals: 0)
    update(2)
    SpecCase("H-102").expect(stage.hero.progress, equals: 1)
    SpecCase("H-102").expect(stage.hero.isTransitioning, equals: true)
  }

  @Test(.spec("H-103")) func `finishing takes what is left`() {
    present()
    update(0.4)
    stage.run { stage.hero.finish() }
    let seconds = secondsToEnd()
    SpecCase("H-103").expect(that: abs(seconds - 0.21) < 0.005, "\(seconds)")
    SpecCase("H-103").expect(that: stage.first.presentedViewController === stage.second)
  }

  @Test(.spec("H-104"), arguments: [(0.8, 0.28), (0.05, 0.0175)])
  func `cancelling takes what was played`(progress: Double, expected: Double) {
    present()
    update(progress)
    stage.run { stage.hero.cancel() }
    let seconds = secondsToEnd()
    SpecCase("H-104").expect(that: abs(seconds - expected) < 0.005, "\(seconds)")
    SpecCase("H-104").expect(that: stage.first.presentedViewController == nil)
  }

  @Test(.spec("H-105")) func `an automatic duration leaves time to move`() {
    stage.run { stage.second.view.hero.modifiers = [.translate(y: 200)] }
    present(.auto)
    update(0.99)
    stage.run { stage.hero.finish() }
    SpecCase("H-105").expect(that: secondsToEnd() > 0.2)
  }

  @Test(.spec("H-106"), arguments: [false, true])
  func `progress goes one way and arrives exactly`(isCancelled: Bool) {
    let spec = SpecCase("H-106")
    present()
    update(0.5)
    listener.values = []
    stage.run { isCancelled ? stage.hero.cancel() : stage.hero.finish() }
    stage.advance(0.05)
    // Frames are dropped here.
    stage.run { stage.world.clock.advance(by: 0.08) }
    stage.world.tick()
    stage.settle()
    let values = Array(listener.values.dropLast())
    let sorted = values.sorted { isCancelled ? $0 > $1 : $0 < $1 }
    spec.expect(values, equals: sorted)
    spec.expect(values.last, equals: isCancelled ? 0 : 1)
    spec.expect(listener.values.last, equals: 0)
    spec.expect(that: values.count > 3)
  }

  @Test(.spec("H-107")) func `an update between transitions is forgotten`() {
    stage.run { stage.hero.update(0.3) }
    present()
    stage.settle()
    SpecCase("H-107").expect(stage.hero.state, equals: .possible)
    SpecCase("H-107").expect(that: stage.first.presentedViewController === stage.second)
  }

  @Test(.spec("H-108")) func `what is asked before the start is done after it`() throws {
    stage.run {
      stage.second.hero.modalAnimationType = .push(direction: .left)
      stage.first.present(stage.second, animated: true)
      stage.hero.update(0.4)
      stage.hero.finish()
    }
    stage.world.tick()
    let spec = SpecCase("H-108")
    spec.expect(stage.hero.state, equals: .animating)
    spec.expect(that: try stage.shown(stage.second.view).transform.m41 < 320 * 0.5)
    let seconds = secondsToEnd()
    spec.expect(that: abs(seconds - 0.21) < 0.02, "\(seconds)")
  }

  private func matched() -> (UIView, UIView) {
    let small = CGRect(x: 25, y: 25, width: 50, height: 50)
    return (
      stage.add(small, to: stage.first, id: "card", modifiers: [.duration(1)]),
      stage.add(small.offsetBy(dx: 100, dy: 200), to: stage.second, id: "card")
    )
  }

  @Test(.spec("H-109", "H-110")) func `apply holds a value until the transition goes on`() throws {
    let (from, to) = matched()
    present(.none)
    let point = CGPoint(x: 300, y: 33)
    stage.run {
      stage.hero.update(0.2)
      stage.hero.apply(modifiers: [.position(point)], to: to)
    }
    stage.world.tick()
    let spec = SpecCase("H-109")
    spec.expect(try stage.shown(to).position, equals: point)
    spec.expect(try stage.shown(from).position, equals: point)
    update(0.3)
    spec.expect(try stage.shown(to).position, equals: point)
    stage.run { stage.hero.finish() }
    stage.advance(1.0 / 120)
    let next = SpecCase("H-110")
    let moved = try stage.shown(to).position
    next.expect(that: moved != point && hypot(moved.x - point.x, moved.y - point.y) < 20)
    stage.advance(0.68)
    let last = try stage.shown(to).position
    next.expect(that: hypot(last.x - 150, last.y - 250) < 1, "\(last)")
  }

  @Test(.spec("H-111"), arguments: [false, true])
  func `a changed target shows when the transition goes on`(isCancelled: Bool) throws {
    let (_, to) = matched()
    present(.none)
    let point = CGPoint(x: 300, y: 33)
    stage.run {
      stage.hero.update(0.5)
      stage.hero.changeTarget(modifiers: [.position(point)], to: to)
      isCancelled ? stage.hero.cancel() : stage.hero.finish()
    }
    stage.advance(0.495)
    let last = try stage.shown(to).position
    let goal = isCancelled ? CGPoint(x: 50, y: 50) : point
    SpecCase("H-111").expect(that: hypot(last.x - goal.x, last.y - goal.y) < 1, "\(last)")
  }

  @Test(.spec("H-112"), arguments: [false, true])
  func `an end without animation comes at once`(finished: Bool) {
    present()
    update(0.5)
    stage.run {
      finished ? stage.hero.finish(animate: false) : stage.hero.cancel(animate: false)
    }
    SpecCase("H-112").expect(stage.hero.state, equals: .possible)
    stage.world.tick()
    SpecCase("H-112").expect(stage.first.presentedViewController != nil, equals: finished)
  }

  @Test func `many requests in one frame complete once`() {
    var completions = 0
    stage.run {
      stage.first.present(stage.second, animated: true) { completions += 1 }
    }
    stage.run {
      stage.hero.update(0.02)
      stage.hero.cancel(animate: false)
      stage.hero.finish(animate: false)
    }
    stage.world.tick()
    stage.settle()
    #expect(stage.hero.state == .possible)
    #expect(completions <= 1)
  }

  @Test func `a transition turns around in flight as often as one likes`() throws {
    present()
    for seconds in [0.15, 0.05, 0.1, 0.05] {
      stage.advance(seconds)
      let before = try stage.shown(stage.second.view).transform.m41
      stage.run { stage.hero.reverse() }
      stage.world.tick()
      #expect(abs(try stage.shown(stage.second.view).transform.m41 - before) < 1e-6)
    }
    stage.settle()
    #expect(stage.hero.state == .possible)
  }

  @Test func `after a cancel the next presentation works`() {
    for _ in 0..<3 {
      present()
      update(0.4)
      stage.run { stage.hero.cancel() }
      stage.settle()
      #expect(stage.first.presentedViewController == nil)
    }
    present()
    stage.settle()
    #expect(stage.first.presentedViewController === stage.second)
  }
}

private final class ProgressListener: HeroTransitionDelegate {
  var values: [Double] = []
  var states: [HeroTransitionState] = []

  func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState) {
    states.append(state)
  }

  func heroTransition(_ hero: HeroTransition, didUpdate progress: Double) {
    values.append(progress)
  }
}

private final class ProgressObserver: HeroProgressUpdateObserver {
  var values: [Double] = []

  func heroDidUpdateProgress(progress: Double) {
    values.append(progress)
  }
}
