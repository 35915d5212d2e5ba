import QuartzCore
import TestSupport
import Testing
import UIKit

/// Faults of navigation controllers that people have reported, each as a scene here.
@MainActor
@Suite("Reported faults of navigation")
struct NavigationReportTests {
  private final class Sentinel {}

  @Test(.spec("B-037"))
  func `finished animations let go of what they captured`() {
    let stage = TransitionStage()
    weak var captured: Sentinel?
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        let sentinel = Sentinel()
        captured = sentinel
        UIView.animate(withDuration: 0.2) {
          withExtendedLifetime(sentinel) { to.alpha = 0.9 }
        } completion: { _ in
          withExtendedLifetime(sentinel) { to.alpha = 1 }
          context.completeTransition(true)
        }
      }
    )
    let (navigation, _, _) = stage.navigation("A", animator: animator)
    let spec = SpecCase("B-037")
    for index in 0..<20 {
      stage.perform { navigation.pushViewController(stage.screen("P\(index)"), animated: true) }
      spec.expect(that: captured != nil)
      stage.run(0.5)
      spec.expect(that: captured == nil)
    }
  }

  @Test(.spec("B-089"), arguments: [true, false])
  func `a view below an opaque bar is there from the first frame to the last`(isAnimated: Bool) {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A")
    let b = stage.screen("B")
    stage.perform {
      navigation.navigationBar.isTranslucent = false
      screens[0].extendedLayoutIncludesOpaqueBars = true
      navigation.view.setNeedsLayout()
    }
    stage.perform { navigation.pushViewController(b, animated: isAnimated) }
    let spec = SpecCase("B-089")
    let bottom = navigation.navigationBar.frame.maxY
    spec.expect(bottom, equals: 44)
    spec.expect(b.view.frame.minY, equals: bottom)
    stage.run(1)
    spec.expect(b.view.frame.minY, equals: bottom)
    spec.expect(b.view.frame.maxY, equals: stage.window.bounds.maxY)
    stage.perform { navigation.popViewController(animated: isAnimated) }
    stage.run(1)
    spec.expect(screens[0].view.frame, equals: stage.window.bounds)
  }

  @Test(.spec("B-091"))
  func `round trips leave a frame as it was`() {
    let stage = TransitionStage()
    let outer = stage.screen("O")
    let inner = stage.screen("I")
    let navigation = stage.world.perform { UINavigationController(rootViewController: inner) }
    stage.show(outer)
    stage.perform {
      outer.addChild(navigation)
      navigation.view.frame = CGRect(x: 0, y: 20, width: 390, height: 824)
      outer.view.addSubview(navigation.view)
      navigation.didMove(toParent: outer)
    }
    let before = (navigation.view.frame, inner.view.frame)
    let spec = SpecCase("B-091")
    for round in 0..<5 {
      stage.perform { navigation.pushViewController(stage.screen("P"), animated: round % 2 == 0) }
      stage.run(1)
      stage.perform { navigation.popViewController(animated: round % 2 == 0) }
      stage.run(1)
      let b = stage.screen("B")
      b.modalPresentationStyle = round % 2 == 0 ? .fullScreen : .pageSheet
      stage.perform { inner.present(b, animated: true) }
      stage.run(1)
      stage.perform { inner.dismiss(animated: true) }
      stage.run(1)
      spec.expect(that: (navigation.view.frame, inner.view.frame) == before)
    }
  }

  @Test(.spec("B-107"))
  func `a cancelled push takes the new view out by itself`() {
    let stage = TransitionStage()
    let (navigation, screens, spy) = stage.navigation("A", animator: TestAnimator(log: stage.log))
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    let b = stage.screen("B")
    stage.perform { navigation.pushViewController(b, animated: true) }
    stage.perform { driver.update(0.5) }
    stage.perform { driver.cancel() }
    stage.run(1)
    let spec = SpecCase("B-107")
    spec.expect(that: b.view.superview == nil)
    spec.expect(navigation.viewControllers, equals: screens)
    spec.expect(that: screens[0].view.window === stage.window)
  }

  @Test(.spec("B-163"))
  func `fast switches tell every controller in pairs`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A", animator: TestAnimator(log: stage.log))
    let all = screens + [stage.screen("B"), stage.screen("C"), stage.screen("D")]
    for controller in all[1...] {
      stage.perform { navigation.setViewControllers([controller], animated: true) }
      stage.run(0.1)
    }
    stage.run(3)
    let letters = [
      "viewWillAppear": "a", "viewDidAppear": "A", "viewWillDisappear": "d",
      "viewDidDisappear": "D",
    ]
    let spec = SpecCase("B-163")
    for screen in all {
      let calls = stage.log.events.compactMap { event -> String? in
        let parts = event.split(separator: ".")
        return parts.first == Substring(screen.name) ? letters[String(parts[1])] : nil
      }
      // The first one was there before the log began.
      let log = (screen === all[0] ? "aA" : "") + calls.joined()
      spec.expect(that: log.wholeMatch(of: /(aAdD)*(aA)?/) != nil, "\(screen.name): \(log)")
    }
    spec.expect(navigation.viewControllers, equals: [all[3]])
    spec.expect(that: all[3].view.window === stage.window)
  }

  @Test(.spec("B-099"))
  func `in navigation both sides have views`() {
    let stage = TransitionStage()
    var seen: [Bool] = []
    let probe = TestAnimator(
      log: stage.log,
      style: .body { context in
        seen.append(context.view(forKey: .from) != nil && context.view(forKey: .to) != nil)
        context.completeTransition(true)
      }
    )
    let (navigation, _, _) = stage.navigation("A", animator: probe)
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.perform { navigation.popViewController(animated: true) }
    SpecCase("B-099").expect(seen, equals: [true, true])
  }

  @Test(.spec("B-121"))
  func `a swipe that the system takes away cancels the pop`() {
    let stage = TransitionStage()
    let (navigation, screens, _) = stage.navigation("A", "B")
    let touch = stage.world.perform {
      UITouch(location: CGPoint(x: 4, y: 400), in: stage.window, timestamp: stage.world.clock.now)
    }
    func send(_ phase: UITouch.Phase, _ x: CGFloat) {
      stage.perform {
        let now = stage.world.clock.now
        let place = CGPoint(x: x, y: 400)
        if phase != .began { touch.change(to: phase, location: place, timestamp: now) }
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: now))
      }
      stage.run(0.05)
    }
    send(.began, 4)
    send(.moved, 100)
    send(.moved, 300)
    let spec = SpecCase("B-121")
    spec.expect(navigation.viewControllers, equals: [screens[0]])
    spec.expect(that: navigation.interactivePopGestureRecognizer?.state == .changed)
    stage.perform {
      touch.change(to: .cancelled, timestamp: stage.world.clock.now)
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: stage.world.clock.now))
    }
    stage.run(1)
    spec.expect(navigation.viewControllers, equals: screens)
    spec.expect(that: screens[1].view.window === stage.window)
    spec.expect(stage.monitor.records.last?.outcome, equals: .cancelled)
  }

  // MARK: - A pan that dismisses, and a scroll view

  /// Dismisses by a pan downwards that begins only where a scroll view is at its top.
  private final class Dismisser: NSObject, UIGestureRecognizerDelegate {
    let scrollView: UIScrollView
    let pan = UIPanGestureRecognizer()
    private(set) var progress: CGFloat = 0

    init(scrollView: UIScrollView) {
      self.scrollView = scrollView
      super.init()
      pan.delegate = self
      pan.addTarget(self, action: Selector("panned:", Dismisser.panned))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      scrollView.contentOffset.y <= -scrollView.contentInset.top && pan.translation(in: nil).y > 0
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
      progress = recognizer.translation(in: nil).y / 800
    }
  }

  @Test(.spec("B-167"), arguments: [50, 0])
  func `a pan that dismisses begins only at the top of what scrolls`(offset: Int) {
    let stage = Stage()
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    let dismisser = Dismisser(scrollView: scrollView)
    let spec = SpecCase("B-167")
    let usual = scrollView.gestureRecognizers?.count ?? 0
    stage.turn {
      stage.window.addSubview(scrollView)
      scrollView.addGestureRecognizer(dismisser.pan)
      scrollView.panGestureRecognizer.require(toFail: dismisser.pan)
      scrollView.contentOffset.y = CGFloat(offset)
    }
    let finger = Finger(stage)
    finger.down(200, 100)
    for y in stride(from: 110, through: 150, by: 10) { finger.move(200, CGFloat(y), after: 0.02) }
    if offset > 0 {
      spec.expect(that: scrollView.contentOffset.y < CGFloat(offset))
      spec.expect(dismisser.progress, equals: 0)
    } else {
      spec.expect(scrollView.contentOffset.y, equals: 0)
      spec.expect(that: dismisser.progress > 0)
    }
    finger.up(after: 0.3)
    stage.turn { scrollView.removeGestureRecognizer(dismisser.pan) }
    spec.expect(scrollView.gestureRecognizers?.count ?? 0, equals: usual)
  }
}
