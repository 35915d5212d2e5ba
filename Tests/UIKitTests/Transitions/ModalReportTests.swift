import QuartzCore
import TestSupport
import Testing
import UIKit

/// Faults of modal presentations that people have reported, each as a scene here.
@MainActor
@Suite("Reported faults of presentations")
struct ModalReportTests {
  private static let red: UInt32 = 0xFF0000

  /// A red screen in a small window, and a blue one.
  private func scene(_ style: UIModalPresentationStyle) -> (TransitionStage, TestScreen, TestScreen)
  {
    let stage = TransitionStage(size: CGSize(width: 32, height: 48))
    let a = stage.screen("A", color: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let b = stage.screen("B", color: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    stage.show(a)
    b.modalPresentationStyle = style
    return (stage, a, b)
  }

  @Test(.spec("B-001"), arguments: PresentationStyles.all)
  func `the presenter is there again after a dismissal`(style: UIModalPresentationStyle) {
    let (stage, a, b) = scene(style)
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    stage.perform { a.dismiss(animated: true) }
    stage.run(1)
    let spec = SpecCase("B-001")
    spec.expect(that: a.view.window === stage.window)
    spec.expect(that: !a.view.isHidden && a.view.alpha == 1)
    spec.expect(stage.middle, equals: Self.red)
    spec.expect(that: b.view.superview == nil)
    spec.expect(that: stage.window.hitTest(CGPoint(x: 16, y: 24), with: nil) === a.view)
  }

  @Test(.spec("B-003", "B-103"), arguments: PresentationStyles.all)
  func `a dismissal without animation restores what an animated one does, animator or not`(
    style: UIModalPresentationStyle
  ) {
    let (stage, a, b) = scene(style)
    let animator = TestAnimator(log: stage.log)
    let spy = stage.modalSpy(animator: animator)
    b.transitioningDelegate = spy
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    stage.log.clear()
    stage.perform { a.dismiss(animated: false) }
    let first = SpecCase("B-003")
    first.expect(stage.middle, equals: Self.red)
    first.expect(stage.window.subviews, equals: [a.view])
    first.expect(that: !a.view.isHidden)
    let second = SpecCase("B-103")
    second.expect(stage.middle, equals: Self.red)
    second.expect(that: stage.log.index(of: "animateTransition") == nil)
  }

  @Test(.spec("B-005"))
  func `a dismissal by another animator leaves nothing over the screen`() {
    let (stage, a, b) = scene(.overFullScreen)
    var taps = 0
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 32, height: 48)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.perform { a.view.addSubview(button) }
    let before = stage.window.subviews.count
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    b.transitioningDelegate = stage.modalSpy(animator: TestAnimator(log: stage.log, style: .fade))
    stage.perform { a.dismiss(animated: true) }
    stage.run(1)
    stage.tap(16, 24)
    let spec = SpecCase("B-005")
    spec.expect(stage.window.subviews.count, equals: before)
    spec.expect(taps, equals: 1)
  }

  @Test(.spec("B-007"))
  func `a small presentation leaves the presenter behind it`() {
    let (stage, a, b) = scene(.custom)
    let spy = stage.modalSpy()
    spy.makePresentation = { presented, presenting in
      let presentation = TestPresentationController(
        presented,
        presenting: presenting,
        log: stage.log
      )
      presentation.frame = CGRect(x: 8, y: 16, width: 16, height: 16)
      return presentation
    }
    b.transitioningDelegate = spy
    stage.perform { a.present(b, animated: true) }
    stage.run(2)
    let spec = SpecCase("B-007")
    spec.expect(that: a.view.superview != nil)
    // Red, dimmed by a half.
    spec.expect(
      that: (0x7E...0x81).contains(stage.pixel(1, 1) >> 16) && stage.pixel(1, 1) & 0xFFFF == 0
    )
  }

  @Test(.spec("B-017"))
  func `the fiftieth time is as the first`() {
    let (stage, a, _) = scene(.fullScreen)
    var runs: [[String]] = []
    var leftovers: [Int] = []
    for _ in 0..<50 {
      let navigation = stage.world.perform {
        UINavigationController(rootViewController: stage.screen("C"))
      }
      navigation.modalPresentationStyle = .fullScreen
      stage.perform { a.present(navigation, animated: true) }
      var drawings = [stage.drawing()]
      for _ in 0..<4 {
        stage.run(0.125)
        drawings.append(stage.drawing())
      }
      stage.run(0.5)
      stage.perform { a.dismiss(animated: true) }
      stage.run(1)
      runs.append(drawings)
      leftovers.append(Self.count(stage.window))
    }
    let spec = SpecCase("B-017")
    spec.expect(that: runs.first == runs.last)
    spec.expect(leftovers.last, equals: leftovers.first)
  }

  /// Views with their animations.
  private static func count(_ view: UIView) -> Int {
    1 + (view.layer.animationKeys()?.count ?? 0) + view.subviews.reduce(0) { $0 + count($1) }
  }

  @Test(.spec("B-019"), arguments: [true, false])
  func `begin, change and end in one tick`(finishes: Bool) {
    let (stage, a, b) = scene(.fullScreen)
    let spy = stage.modalSpy(animator: TestAnimator(log: stage.log))
    b.transitioningDelegate = spy
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform {
      a.dismiss(animated: true)
      driver.update(0.02)
      if finishes { driver.finish() } else { driver.cancel() }
      if finishes { driver.cancel() } else { driver.finish() }
    }
    stage.run(2)
    let spec = SpecCase("B-019")
    spec.expect(stage.monitor.records.last?.completions, equals: 1)
    spec.expect(that: (a.presentedViewController == nil) != (b.view.window != nil))
    spec.expect(that: stage.monitor.running.isEmpty && !stage.isBlocked)
  }

  @Test(.spec("B-021"))
  func `a presentation that is cancelled again and again succeeds in the end`() {
    let (stage, a, b) = scene(.fullScreen)
    let spy = stage.modalSpy(animator: TestAnimator(log: stage.log))
    b.transitioningDelegate = spy
    var completions = 0
    for round in 0..<6 {
      let driver = UIPercentDrivenInteractiveTransition()
      spy.interactor = driver
      stage.perform { a.present(b, animated: true) { completions += 1 } }
      stage.perform { driver.update(0.4) }
      stage.perform { if round < 5 { driver.cancel() } else { driver.finish() } }
      stage.run(1)
    }
    let spec = SpecCase("B-021")
    spec.expect(that: a.presentedViewController === b && b.view.window === stage.window)
    let outcomes = stage.monitor.records.map(\.outcome)
    spec.expect(outcomes.filter { $0 == .cancelled }.count, equals: 5)
    spec.expect(outcomes.filter { $0 == .finished }.count, equals: 1)
    spec.expect(completions, equals: 6)
  }

  @Test(.spec("B-025"))
  func `a dismissal that is cancelled turns both back`() {
    let (stage, a, b) = scene(.fullScreen)
    let spy = stage.modalSpy(animator: TestAnimator(log: stage.log))
    b.transitioningDelegate = spy
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    stage.log.clear()
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    stage.perform { a.dismiss(animated: true) }
    stage.perform { driver.update(0.4) }
    stage.perform { driver.cancel() }
    stage.run(1)
    func calls(of name: String) -> [String] {
      stage.log.events.filter { $0.hasPrefix("\(name).view") && $0.hasSuffix("ear") }
        .filter { !$0.contains("IsAppearing") }
    }
    let spec = SpecCase("B-025")
    spec.expect(
      calls(of: "B"),
      equals: ["B.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear"]
    )
    spec.expect(
      calls(of: "A"),
      equals: ["A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear"]
    )
  }

  @Test(.spec("B-033"), arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `leaving two screens at once never shows the middle one`(style: UIModalPresentationStyle) {
    let (stage, a, b) = scene(style)
    b.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let c = stage.screen("C", color: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    c.modalPresentationStyle = style
    stage.perform { a.present(b, animated: false) }
    stage.perform { b.present(c, animated: false) }
    stage.run(0.1)
    stage.perform { a.dismiss(animated: true) }
    let spec = SpecCase("B-033")
    for _ in 0..<12 {
      spec.expect(that: stage.middle & 0x00FF00 == 0)
      stage.run(0.05)
    }
    spec.expect(stage.middle, equals: Self.red)
    spec.expect(that: b.view.window == nil)
  }

  @Test(.spec("B-035"), arguments: [true, false])
  func `a dismissed controller is let go`(delegateComesFirst: Bool) {
    let (stage, a, _) = scene(.fullScreen)
    weak var weakScreen: UIViewController?
    weak var weakNavigation: UINavigationController?
    weak var weakDelegate: NavigationSpy?
    do {
      let navigation = stage.world.perform { UINavigationController() }
      let delegate = NavigationSpy(log: stage.log)
      if delegateComesFirst { navigation.delegate = delegate }
      let screen = stage.screen("B")
      stage.world.perform { navigation.viewControllers = [screen] }
      if !delegateComesFirst { navigation.delegate = delegate }
      (weakScreen, weakNavigation, weakDelegate) = (screen, navigation, delegate)
      navigation.modalPresentationStyle = .fullScreen
      stage.perform { a.present(navigation, animated: true) }
      stage.run(1)
      stage.perform { navigation.pushViewController(stage.screen("C"), animated: true) }
      stage.run(1)
      stage.perform { a.dismiss(animated: true) }
      stage.run(1)
    }
    stage.world.tick()
    let spec = SpecCase("B-035")
    spec.expect(that: weakScreen == nil && weakNavigation == nil && weakDelegate == nil)
  }

  @Test(.spec("B-113"))
  func `a presenter that was pushed aside is there when the dismissal begins`() {
    let (stage, a, b) = scene(.custom)
    let animator = TestAnimator(
      log: stage.log,
      style: .body { context in
        guard let to = context.view(forKey: .to) else {
          UIView.animate(withDuration: 0.4) {
            a.view.frame.origin.y = 0
          } completion: { _ in
            context.completeTransition(true)
          }
          return
        }
        to.frame = CGRect(x: 0, y: 0, width: 32, height: 20)
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4) {
          a.view.frame.origin.y = 40
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    )
    b.transitioningDelegate = stage.modalSpy(animator: animator)
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    stage.perform { a.dismiss(animated: true) }
    let spec = SpecCase("B-113")
    spec.expect(stage.shownFrame(of: a.view).minY, equals: 40)
    spec.expect(stage.shownFrame(of: b.view), equals: CGRect(x: 0, y: 0, width: 32, height: 20))
    stage.run(1)
    spec.expect(a.view.frame.minY, equals: 0)
  }

  @Test(.spec("B-099"), arguments: PresentationStyles.all)
  func `the side that the container does not own has no view`(style: UIModalPresentationStyle) {
    let (stage, a, b) = scene(style)
    var seen: [String] = []
    let probe = TestAnimator(
      log: stage.log,
      style: .body { context in
        let from = context.view(forKey: .from) == nil ? "-" : "from"
        let to = context.view(forKey: .to) == nil ? "-" : "to"
        seen.append("\(from) \(to)")
        #expect(context.viewController(forKey: .from) != nil)
        #expect(context.viewController(forKey: .to) != nil)
        context.completeTransition(true)
      }
    )
    b.transitioningDelegate = stage.modalSpy(animator: probe)
    stage.perform { a.present(b, animated: true) }
    stage.perform { a.dismiss(animated: true) }
    let removes = style == .fullScreen || style == .currentContext
    SpecCase("B-099").expect(seen, equals: removes ? ["from to", "from to"] : ["- to", "from -"])
  }

  @Test(.spec("B-171"))
  func `what the app sets before and in a transition stays`() {
    let (stage, a, b) = scene(.fullScreen)
    let (early, late) = (UIView(), UIView())
    b.onLoad = { screen in
      screen.view.addSubview(early)
      screen.view.addSubview(late)
      early.alpha = 0.3
    }
    stage.perform { a.present(b, animated: true) }
    stage.run(0.25)
    stage.perform { late.alpha = 0.6 }
    stage.run(1)
    let spec = SpecCase("B-171")
    spec.expect([early.alpha, late.alpha], equals: [CGFloat(Float(0.3)), CGFloat(Float(0.6))])
  }

  @Test(.spec("B-141"))
  func `an animation that was added before the view is shown runs when it is`() {
    let (stage, a, b) = scene(.fullScreen)
    b.onLoad = { screen in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.toValue = 2 * Double.pi
      turn.duration = 1
      turn.repeatCount = .infinity
      screen.view.layer.add(turn, forKey: "turn")
    }
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    let spec = SpecCase("B-141")
    spec.expect(that: b.view.layer.animationKeys()?.contains("turn") == true)
    let angles = (0..<2).map { _ in
      stage.run(0.1)
      return stage.world.perform { b.view.layer.presentation()?.transform.m12 }
    }
    spec.expect(that: angles[0] != angles[1])
  }
}

/// The styles in which a controller can be presented and dismissed.
private nonisolated enum PresentationStyles {
  static let all: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .overCurrentContext, .currentContext, .pageSheet, .custom,
  ]
}
