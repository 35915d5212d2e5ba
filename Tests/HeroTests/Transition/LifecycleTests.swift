import Hero
import TestSupport
import Testing

@MainActor @Suite("Hierarchy and lifecycle") struct LifecycleTests {
  let stage = HeroStage()
  private let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

  private func order() -> [CALayer] { stage.hero.container?.layer.sublayers ?? [] }

  @Test(.spec("H-78")) func `stand-ins lie above the screens, pairs above the roots`() {
    let from = stage.add(frame, to: stage.first, id: "image")
    let to = stage.add(frame, to: stage.second, id: "image")
    let button = stage.add(frame, to: stage.second)
    stage.run { stage.second.hero.modalAnimationType = .push(direction: .left) }
    stage.present()
    let expected = [
      stage.second.view.layer, stage.first.view.layer, stage.snapshot(stage.first.view),
      stage.snapshot(stage.second.view), stage.snapshot(from), stage.snapshot(to),
    ]
    let found = order()
    SpecCase("H-78").expect(found.count, equals: expected.count)
    SpecCase("H-78").expect(that: zip(found, expected).allSatisfy { $0 === $1 })
    SpecCase("H-78").expect(button.alpha, equals: 1)
  }

  @Test(.spec("H-79"), arguments: [false, true])
  func `a child moves in its parent's stand-in unless it is global`(isGlobal: Bool) {
    let parent = stage.add(frame, to: stage.first, modifiers: [.fade])
    let child = stage.run {
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      child.hero.modifiers = [.translate(x: 5)] + (isGlobal ? [.useGlobalCoordinateSpace] : [])
      parent.addSubview(child)
      return child
    }
    stage.present()
    let expected = isGlobal ? stage.hero.container?.layer : stage.snapshot(parent)
    SpecCase("H-79").expect(that: stage.snapshot(child).superlayer === expected)
  }

  @Test(.spec("H-80")) func `a global badge stays above the pair`() throws {
    let from = stage.add(frame, to: stage.first, id: "image")
    let badge = stage.add(
      CGRect(x: 60, y: 60, width: 20, height: 20),
      to: stage.first,
      modifiers: [.fade, .useGlobalCoordinateSpace]
    )
    let to = stage.add(frame, to: stage.second, id: "image")
    stage.present()
    let layers = order()
    let indices = try [badge, from, to].map { view in
      try #require(layers.firstIndex { $0 === stage.snapshot(view) })
    }
    SpecCase("H-80").expect(that: indices[0] > indices[1] && indices[0] > indices[2])
  }

  @Test(.spec("H-81")) func `what animates is hidden and shown again as it was`() {
    let view = stage.add(frame, to: stage.first, modifiers: [.scale(2)])
    let pale = stage.add(frame, to: stage.first, modifiers: [.scale(2)])
    stage.run { pale.alpha = 0.25 }
    stage.present()
    SpecCase("H-81").expect([view.alpha, pale.alpha], equals: [0, 0])
    stage.settle()
    SpecCase("H-81").expect([view.alpha, pale.alpha], equals: [1, 0.25])
  }

  @Test(.spec("H-82", "H-83")) func `a live view is borrowed and given back`() {
    let cell = stage.add(frame, to: stage.first)
    let (cards, before) = stage.run {
      let cards = (0..<4).map { UIView(frame: CGRect(x: $0 * 10, y: 5, width: 10, height: 10)) }
      for card in cards { cell.addSubview(card) }
      cards[2].transform = CGAffineTransform(rotationAngle: 0.3)
      cards[2].alpha = 0.5
      cards[2].hero.modifiers = [
        .useNoSnapshot, .translate(x: 30), .size(CGSize(width: 20, height: 20)),
        .beginWith(.opacity(0.9)), .useGlobalCoordinateSpace,
      ]
      return (cards, Geometry(of: cards[2]))
    }
    stage.present()
    SpecCase("H-82").expect(that: cards[2].superview === stage.hero.container)
    stage.settle()
    SpecCase("H-82").expect(that: cards[2].superview === cell)
    SpecCase("H-82").expect(cell.subviews.firstIndex { $0 === cards[2] }, equals: 2)
    SpecCase("H-83").expect(Geometry(of: cards[2]), equals: before)
    SpecCase("H-83").expect(that: cards[2].layer.animationKeys()?.isEmpty != false)
  }

  private struct Geometry: Equatable {
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let alpha: CGFloat

    init(of view: UIView) {
      center = view.center
      bounds = view.bounds
      transform = view.transform
      alpha = view.alpha
    }
  }

  @Test(.spec("H-84"), arguments: [false, true])
  func `a view may make its own stand-in`(makesOne: Bool) {
    let view = stage.run {
      let view = CustomView(frame: frame)
      view.standIn = makesOne ? UIView(frame: frame) : nil
      view.hero.modifiers = [.fade]
      stage.first.view.addSubview(view)
      return view
    }
    stage.present()
    let snapshot = stage.hero.context?.snapshotView(for: view)
    SpecCase("H-84").expect(snapshot === view.standIn, equals: makesOne)
    SpecCase("H-84").expect(that: snapshot !== view)
  }

  @Test(.spec("H-85"), arguments: [false, true])
  func `an image view stands in with a live copy unless it has subviews`(hasSubview: Bool) {
    let view = stage.run {
      let view = UIImageView(frame: frame)
      if hasSubview { view.addSubview(UIView(frame: frame)) }
      view.hero.modifiers = [.fade]
      stage.first.view.addSubview(view)
      return view
    }
    stage.present()
    let content = stage.hero.context?.snapshotView(for: view).subviews.first
    SpecCase("H-85").expect(content is UIImageView, equals: !hasSubview)
    SpecCase("H-85").expect(that: content != nil)
  }

  @Test(.spec("H-86")) func `a presentation leaves only the entered screen`() {
    stage.present()
    let container = stage.hero.container
    let outside = container?.superview
    SpecCase("H-86").expect(outside?.isUserInteractionEnabled, equals: false)
    stage.settle()
    SpecCase("H-86").expect(that: stage.second.view.window === stage.window)
    SpecCase("H-86").expect(that: stage.first.view.window == nil)
    SpecCase("H-86").expect(that: container?.window == nil)
    SpecCase("H-86").expect(outside?.isUserInteractionEnabled, equals: true)
  }

  @Test(.spec("H-87")) func `a cancelled presentation leaves everything as it was`() {
    let superview = stage.first.view.superview
    let index = superview?.subviews.firstIndex { $0 === stage.first.view }
    let frame = stage.first.view.frame
    stage.present()
    stage.run { stage.hero.cancel(animate: false) }
    stage.world.tick()
    let spec = SpecCase("H-87")
    spec.expect(that: stage.first.view.superview === superview)
    spec.expect(superview?.subviews.firstIndex { $0 === stage.first.view }, equals: index)
    spec.expect(stage.first.view.frame, equals: frame)
    spec.expect(that: stage.second.view.window == nil)
  }

  @Test(.spec("H-88", "H-89", "H-90"), arguments: ["fade", "push", "bare"])
  func `behind an over-full-screen screen the presenter stays as it ended`(kind: String) {
    let spec = SpecCase(["fade": "H-88", "push": "H-89"][kind] ?? "H-90")
    let stage = HeroStage(style: .overFullScreen)
    let view = stage.add(frame, to: stage.first, modifiers: [.translate(x: 20)])
    stage.run {
      stage.second.hero.modalAnimationType = kind == "push" ? .push(direction: .left) : .fade
    }
    let before = (superview: stage.first.view.superview, frame: stage.first.view.frame)
    let count = stage.window.subviews.count
    stage.present()
    let standIn = stage.hero.context?.snapshotView(for: view)
    stage.settle()
    spec.expect(that: stage.first.view.window === stage.window)
    spec.expect(that: standIn?.window === stage.window)
    spec.expect(view.alpha, equals: 0)
    stage.run {
      stage.second.dismiss(animated: kind != "bare")
    }
    stage.world.tick()
    stage.settle()
    spec.expect(view.alpha, equals: 1)
    spec.expect(stage.first.view.alpha, equals: 1)
    spec.expect(that: standIn?.window == nil)
    spec.expect(that: stage.first.view.superview === before.superview)
    spec.expect(stage.first.view.frame, equals: before.frame)
    spec.expect(stage.window.subviews.count, equals: count)
    // Every case of the three is checked by one of the arguments.
    for number in ["H-88", "H-89", "H-90"] where number != spec.number {
      SpecCase(number).expect(that: stage.hero.state == .possible)
    }
  }

  @Test(.spec("H-91", "H-92"), arguments: [false, true])
  func `both screens are told in order`(isCancelled: Bool) {
    let log = HeroTestLog()
    stage.first.log = log
    stage.second.log = log
    stage.present()
    if isCancelled { stage.run { stage.hero.cancel(animate: false) } }
    stage.settle()
    let verb = isCancelled ? "didCancel" : "didEnd"
    let expected = [
      "willStartTransition(A)", "willStartAnimatingTo(A,B)", "willStartTransition(B)",
      "willStartAnimatingFrom(B,A)", "\(verb)AnimatingTo(A,B)", "\(verb)Transition(A)",
      "\(verb)AnimatingFrom(B,A)", "\(verb)Transition(B)",
    ]
    for number in ["H-91", "H-92"] { SpecCase(number).expect(log.lines, equals: expected) }
  }

  @Test(.spec("H-93")) func `modifiers may be set as the transition starts`() {
    let view = stage.add(frame, to: stage.first)
    stage.first.willLeave = { view.hero.modifiers = [.fade] }
    stage.present()
    SpecCase("H-93").expect(stage.state(view)?.opacity, equals: 0)
  }

  @Test(.spec("H-95")) func `a second request while one runs is not Hero's`() {
    stage.present()
    let third = UIViewController()
    let animator = stage.run {
      stage.hero.animationController(
        forPresented: third,
        presenting: stage.first,
        source: stage.first
      )
    }
    SpecCase("H-95").expect(that: animator == nil)
    SpecCase("H-95").expect(that: stage.hero.toViewController === stage.second)
  }

  @Test(.spec("H-96")) func `every state comes once`() {
    let listener = StateListener()
    stage.hero.delegate = listener
    stage.present()
    stage.settle()
    SpecCase("H-96").expect(
      listener.states,
      equals: [.notified, .starting, .animating, .completing, .possible]
    )
  }

  @Test(.spec("H-97")) func `the next transition may begin where the last one ended`() {
    let spec = SpecCase("H-97")
    let third = stage.run {
      let third = HeroTestController(name: "C", color: .green)
      third.modalPresentationStyle = .fullScreen
      third.transitioningDelegate = stage.hero
      return third
    }
    stage.present { [stage] in
      stage.second.present(third, animated: true)
    }
    stage.settle()
    stage.settle()
    spec.expect(that: stage.second.presentedViewController === third)
    spec.expect(that: third.view.window === stage.window)
    let other = HeroStage()
    let fourth = other.run {
      let fourth = HeroTestController(name: "D", color: .green)
      fourth.modalPresentationStyle = .fullScreen
      fourth.transitioningDelegate = other.hero
      return fourth
    }
    other.second.didEnd = { [weak other] in
      other?.second.didEnd = nil
      other?.second.present(fourth, animated: true)
    }
    other.present()
    other.settle()
    other.settle()
    spec.expect(that: other.second.presentedViewController === fourth)
    spec.expect(other.hero.state, equals: .possible)
  }

  @Test(.spec("H-99")) func `nothing to animate is over at once`() {
    stage.run { stage.second.hero.modalAnimationType = .none }
    let log = HeroTestLog()
    stage.first.log = log
    stage.present()
    SpecCase("H-99").expect(stage.hero.state, equals: .possible)
    SpecCase("H-99").expect(log.lines.last, equals: "didEndTransition(A)")
    SpecCase("H-99").expect(that: stage.first.presentedViewController === stage.second)
  }

  @Test func `a transition in any view leaves the winner there`() {
    let stage = HeroStage()
    var results: [Bool] = []
    stage.run { stage.second.view.frame = stage.window.bounds }
    stage.transition { results.append($0) }
    stage.settle()
    #expect(results == [true])
    #expect(stage.second.view.superview === stage.window)
    #expect(stage.first.view.superview == nil)
  }

  @Test func `after a round trip nothing is left`() {
    let from = stage.add(frame, to: stage.first, id: "card")
    _ = stage.add(frame.offsetBy(dx: 50, dy: 80), to: stage.second, id: "card")
    let before = stage.window.layerCount
    stage.present()
    stage.settle()
    stage.dismiss()
    stage.settle()
    #expect(stage.window.layerCount == before)
    #expect(from.alpha == 1)
    #expect(stage.first.view.window === stage.window)
    #expect(stage.hero.fromViewController == nil && stage.hero.context == nil)
  }
}

private final class CustomView: UIView, HeroCustomSnapshotView {
  var standIn: UIView?
  var heroSnapshot: UIView? { standIn }
}

private final class StateListener: HeroTransitionDelegate {
  var states: [HeroTransitionState] = []

  func heroTransition(_ hero: HeroTransition, didUpdate state: HeroTransitionState) {
    states.append(state)
  }

  func heroTransition(_ hero: HeroTransition, didUpdate progress: Double) {}
}

extension UIView {
  fileprivate var layerCount: Int {
    subviews.reduce(1) { $0 + $1.layerCount }
  }
}
