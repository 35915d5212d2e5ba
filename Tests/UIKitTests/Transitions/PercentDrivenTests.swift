import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Percent-driven transitions")
struct PercentDrivenTests {
  /// A pop in flight that a driver holds.
  private final class Pop {
    let stage = TransitionStage()
    let driver = UIPercentDrivenInteractiveTransition()
    let animator: TestAnimator
    let navigation: UINavigationController
    let screens: [TestScreen]
    private let spy: NavigationSpy

    init(
      options: UIView.AnimationOptions = .curveLinear,
      style: TestAnimator.Style = .slide,
      isInterruptible: Bool = false
    ) {
      animator = TestAnimator(log: stage.log, options: options, style: style)
      let used: any UIViewControllerAnimatedTransitioning =
        isInterruptible ? InterruptibleAnimator(log: stage.log) : animator
      (navigation, screens, spy) = stage.navigation("A", "B", animator: used)
      spy.interactor = driver
    }

    var container: UIView { navigation.topViewController?.view.superview ?? UIView() }

    func start() {
      stage.perform { navigation.popViewController(animated: true) }
    }

    /// Returns how long it takes from now until the transition ends, in seconds.
    func timeToEnd() -> TimeInterval {
      let start = stage.world.clock.now
      let isOver = { [self] in
        stage.log.events.contains { $0.hasPrefix("animationEnded") }
      }
      while !isOver(), stage.world.clock.now < start + 5 { stage.run(0.001) }
      return stage.world.clock.now - start
    }
  }

  @Test(.spec("U-150"))
  func `a driver has defaults`() {
    let driver = UIPercentDrivenInteractiveTransition()
    let spec = SpecCase("U-150")
    spec.expect(driver.completionSpeed, equals: 1)
    spec.expect(driver.completionCurve, equals: .easeInOut)
    spec.expect(that: driver.wantsInteractiveStart)
    spec.expect(driver.percentComplete, equals: 0)
    #expect(driver.duration == 0)
    #expect(driver.timingCurve == nil)
  }

  @Test(.spec("U-151"))
  func `the rest of a finished transition takes the rest of its time`() {
    let times = [1, 0.5, 2].map { speed in
      let pop = Pop()
      pop.start()
      pop.stage.perform { pop.driver.update(0.3) }
      pop.driver.completionSpeed = speed
      pop.stage.perform { pop.driver.finish() }
      return pop.timeToEnd()
    }
    SpecCase("U-151").expect(times, tolerance: 0.001_001)
  }

  @Test(.spec("U-152"))
  func `a cancelled transition takes the time back that it went`() {
    let times = [1, 0.5].map { speed in
      let pop = Pop()
      pop.start()
      pop.stage.perform { pop.driver.update(0.3) }
      pop.driver.completionSpeed = speed
      pop.stage.perform { pop.driver.cancel() }
      return pop.timeToEnd()
    }
    SpecCase("U-152").expect(times, tolerance: 0.001_001)
  }

  @Test(.spec("U-153"))
  func `an update moves the time of the container`() {
    let pop = Pop()
    pop.start()
    pop.stage.perform { pop.driver.update(0.3) }
    let offset = pop.container.layer.timeOffset
    #expect(pop.container.layer.speed == 0)
    pop.stage.perform { pop.driver.update(-0.2) }
    let low = pop.driver.percentComplete
    pop.stage.perform { pop.driver.update(1.7) }
    SpecCase("U-153").expect([offset, low, pop.driver.percentComplete])
  }

  @Test(.spec("U-154"))
  func `scrubbing goes through the animator's curve, or straight with an interruptible animator`() {
    let pop = Pop(options: [.curveEaseInOut], style: .body(Self.moveIn))
    pop.start()
    pop.stage.perform { pop.driver.update(0.25) }
    let curved = pop.stage.shownFrame(of: pop.screens[0].view).minX
    let straight = Pop(isInterruptible: true)
    straight.start()
    straight.stage.perform { straight.driver.update(0.25) }
    let linear = straight.stage.shownFrame(of: straight.screens[0].view).minX
    SpecCase("U-154").expect([curved, linear], tolerance: 1e-4)
  }

  /// Moves the incoming view from 0 to 390 in 0.4 s, slow at both ends.
  private static func moveIn(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.frame = context.containerView.bounds
    UIView.animate(withDuration: 0.4) {
      to.frame.origin.x = 390
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  @Test func `a cancelled transition puts the model values back`() {
    let pop = Pop(style: .body(Self.moveIn))
    pop.start()
    pop.stage.perform { pop.driver.update(0.6) }
    #expect(pop.screens[0].view.frame.minX == 390)
    pop.stage.perform { pop.driver.cancel() }
    pop.stage.run(1)
    #expect(pop.screens[0].view.frame.minX == 0)
    #expect(pop.container.layer.speed == 1)
    #expect(pop.container.layer.timeOffset == 0)
    #expect(pop.container.layer.beginTime == 0)
    #expect(pop.container.subviews == [pop.screens[1].view])
  }

  @Test func `what is shown follows the finger and the release without a jump`() {
    let pop = Pop()
    pop.start()
    let view = pop.screens[0].view ?? UIView()
    for percent in stride(from: 0.0, through: 0.5, by: 0.1) {
      pop.stage.perform { pop.driver.update(percent) }
      #expect(abs(pop.stage.shownFrame(of: view).minX - 390 * (1 - percent)) < 1e-6)
    }
    pop.stage.perform { pop.driver.cancel() }
    var last = pop.stage.shownFrame(of: view).minX
    while pop.navigation.transitionCoordinator != nil {
      pop.stage.run(0.01)
      guard pop.navigation.transitionCoordinator != nil else { break }
      let now = pop.stage.shownFrame(of: view).minX
      #expect(now >= last && now - last < 10)
      last = now
    }
    #expect(last > 370)
  }

  @Test(arguments: [true, false])
  func `what is asked for before the start is done at the start`(finishes: Bool) {
    let pop = Pop()
    pop.stage.perform {
      pop.navigation.popViewController(animated: true)
      pop.driver.update(0.5)
      if finishes { pop.driver.finish() } else { pop.driver.cancel() }
    }
    let time = pop.timeToEnd()
    #expect(abs(time - 0.2) < 0.002)
    #expect(pop.navigation.viewControllers.count == (finishes ? 1 : 2))
  }

  @Test func `a call after the end does nothing to the next transition`() {
    let pop = Pop()
    pop.start()
    pop.stage.perform { pop.driver.update(0.5) }
    pop.stage.perform { pop.driver.cancel() }
    pop.stage.run(1)
    pop.stage.perform { pop.driver.finish() }
    pop.stage.log.clear()
    pop.start()
    pop.stage.run(1)
    #expect(pop.navigation.transitionCoordinator?.isInteractive == true)
    pop.stage.perform { pop.driver.finish() }
    pop.stage.run(1)
    #expect(pop.navigation.viewControllers == [pop.screens[0]])
  }

  @Test func `finish and cancel in one tick end the transition once`() {
    let pop = Pop()
    pop.stage.perform {
      pop.navigation.popViewController(animated: true)
      pop.navigation.view.layoutIfNeeded()
      pop.driver.update(0.02)
      pop.driver.cancel()
      pop.driver.finish()
      pop.driver.cancel()
    }
    pop.stage.run(1)
    #expect(pop.animator.ended == [false])
    #expect(pop.navigation.viewControllers == pop.screens)
    #expect(pop.stage.monitor.records.last?.completions == 1)
  }

  @Test func `cancelling again and again leaves the driver fit for use`() {
    let pop = Pop()
    for _ in 0..<5 {
      pop.start()
      pop.stage.perform { pop.driver.update(0.4) }
      pop.stage.perform { pop.driver.cancel() }
      pop.stage.run(1)
    }
    pop.start()
    pop.stage.perform { pop.driver.update(0.4) }
    pop.stage.perform { pop.driver.finish() }
    pop.stage.run(1)
    #expect(pop.animator.ended == [false, false, false, false, false, true])
    #expect(pop.navigation.viewControllers == [pop.screens[0]])
  }

  @Test func `a full update does not end a transition that the finger still holds`() {
    let pop = Pop()
    pop.start()
    pop.stage.perform { pop.driver.update(1) }
    pop.stage.run(1)
    #expect(pop.navigation.transitionCoordinator != nil)
    pop.stage.perform { pop.driver.update(0.5) }
    #expect(abs(pop.stage.shownFrame(of: pop.screens[0].view).minX - 195) < 1e-6)
    pop.stage.perform { pop.driver.finish() }
    pop.stage.run(1)
    #expect(pop.navigation.transitionCoordinator == nil)
  }

  @Test func `explicit animations follow the driver`() {
    let pop = Pop(
      style: .body { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          context.completeTransition(!context.transitionWasCancelled)
        }
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        move.toValue = 100
        move.duration = 0.4
        to.layer.add(move, forKey: "move")
        CATransaction.commit()
      }
    )
    pop.start()
    pop.stage.perform { pop.driver.update(0.25) }
    let position = pop.stage.world.perform {
      pop.screens[0].view.layer.presentation()?.position.x ?? 0
    }
    #expect(abs(position - 25) < 1e-6)
    pop.stage.perform { pop.driver.cancel() }
    pop.stage.run(1)
    #expect(pop.navigation.viewControllers == pop.screens)
  }

  @Test(.spec("D16-14"), arguments: [true, false])
  func `an interruptible animator is scrubbed and turned back`(finishes: Bool) {
    let spec = SpecCase("D16-14")
    let pop = Pop(isInterruptible: true)
    pop.start()
    pop.stage.perform { pop.driver.update(0.25) }
    pop.stage.perform { if finishes { pop.driver.finish() } else { pop.driver.cancel() } }
    let time = pop.timeToEnd()
    spec.expect(that: abs(time - (finishes ? 0.3 : 0.1)) < 0.002)
    spec.expect(that: pop.navigation.viewControllers.count == (finishes ? 1 : 2))
  }

  @Test func `a transition that runs by itself can be taken over`() {
    let pop = Pop()
    pop.driver.wantsInteractiveStart = false
    pop.start()
    pop.stage.run(0.1)
    #expect(pop.navigation.transitionCoordinator?.isInteractive == false)
    pop.stage.perform { pop.driver.pause() }
    #expect(abs(pop.driver.percentComplete - 0.25) < 1e-6)
    #expect(pop.navigation.transitionCoordinator?.isInteractive == true)
    pop.stage.perform { pop.driver.update(0.5) }
    #expect(abs(pop.stage.shownFrame(of: pop.screens[0].view).minX - 195) < 1e-6)
    pop.stage.perform { pop.driver.cancel() }
    #expect(abs(pop.timeToEnd() - 0.2) < 0.002)
    #expect(pop.navigation.viewControllers == pop.screens)
  }

  @Test(arguments: [true, false])
  func `a transition that was let go can be held again and sent the other way`(finishes: Bool) {
    let pop = Pop()
    pop.start()
    pop.stage.perform { pop.driver.update(0.5) }
    pop.stage.perform { if finishes { pop.driver.cancel() } else { pop.driver.finish() } }
    pop.stage.run(0.1)
    pop.stage.perform { pop.driver.pause() }
    #expect(abs(pop.driver.percentComplete - (finishes ? 0.25 : 0.75)) < 1e-6)
    pop.stage.perform { if finishes { pop.driver.finish() } else { pop.driver.cancel() } }
    #expect(abs(pop.timeToEnd() - 0.3) < 0.002)
    #expect(pop.navigation.viewControllers.count == (finishes ? 1 : 2))
    #expect(pop.stage.world.issues.isEmpty)
  }

  @Test func `a transition that is back at its start stays there`() {
    let pop = Pop()
    pop.start()
    pop.stage.perform { pop.driver.update(0.1) }
    pop.stage.perform { pop.driver.cancel() }
    _ = pop.timeToEnd()
    pop.stage.perform {
      pop.driver.pause()
      pop.driver.finish()
    }
    pop.stage.run(1)
    #expect(pop.navigation.viewControllers == pop.screens)
  }
}
