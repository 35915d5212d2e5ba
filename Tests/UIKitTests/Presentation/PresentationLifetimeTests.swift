import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("What remains of presentations")
struct PresentationLifetimeTests {
  @Test(
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom, .currentContext,
      .overCurrentContext,
    ],
    [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal]
  )
  func `after a dismissal the container and what was added to it are released`(
    style: UIModalPresentationStyle,
    transition: UIModalTransitionStyle
  ) {
    let stage = TransitionStage()
    let a = stage.screen("A")
    stage.show(a)
    weak var presented: UIViewController?
    weak var decoration: UIView?
    weak var container: UIView?
    stage.world.perform {
      let b = TestScreen("B", log: stage.log)
      b.modalPresentationStyle = style
      b.modalTransitionStyle = transition
      presented = b
      a.present(b, animated: true)
    }
    stage.run(0.1)
    stage.perform {
      let view = UIView()
      decoration = view
      container = presented?.presentationController?.containerView
      container?.addSubview(view)
    }
    #expect(decoration != nil)
    stage.run(1)
    #expect(presented?.viewIfLoaded?.window === stage.window)
    #expect(stage.monitor.liveModalContainerCount == 1)
    stage.perform { a.dismiss(animated: true) }
    stage.run(1)
    #expect(presented == nil)
    #expect(container == nil)
    #expect(decoration == nil)
    #expect(stage.monitor.liveModalContainerCount == 0)
    #expect(stage.window.subviews == [a.view])
    #expect(a.view.frame == stage.window.bounds)
    #expect(a.view.alpha == 1 && !a.view.isHidden)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === a.view)
    #expect(!stage.isBlocked)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
  func `a dismissal without animation restores what an animated one does`(
    style: UIModalPresentationStyle
  ) {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    b.modalPresentationStyle = style
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    stage.perform { a.dismiss(animated: false) }
    #expect(stage.window.subviews == [a.view])
    #expect(b.view.superview == nil)
  }

  @Test func `leaving several screens at once animates the top one and never shows those between`()
  {
    let stage = TransitionStage()
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    stage.show(a)
    for screen in [b, c] { screen.modalPresentationStyle = .fullScreen }
    stage.perform { a.present(b, animated: false) }
    stage.perform { b.present(c, animated: false) }
    #expect(c.view.window != nil && b.view.window == nil && a.view.window == nil)
    stage.log.clear()
    stage.perform { a.dismiss(animated: true) }
    for _ in 0..<60 {
      stage.run(1.0 / 60)
      #expect(b.view.window == nil)
    }
    #expect(
      stage.log.appearance
        == "C.viewWillDisappear > A.viewWillAppear > A.viewDidAppear > C.viewDidDisappear"
    )
    #expect(stage.window.subviews == [a.view])
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(stage.monitor.liveModalContainerCount <= 2)
  }

  @Test func `a second presentation is refused and reported`() {
    let stage = TransitionStage()
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    stage.show(a)
    stage.perform {
      a.present(b, animated: true)
      a.present(c, animated: true)
      b.present(c, animated: true)
      a.present(b, animated: true)
    }
    stage.run(1)
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    #expect(stage.world.issues.count == 3)
    stage.perform { b.present(c, animated: true) }
    stage.run(1)
    #expect(b.presentedViewController === c)
  }

  @Test func `a controller without a window presents nothing`() {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.perform { a.present(b, animated: true) }
    #expect(a.presentedViewController == nil)
    #expect(stage.world.issues.count == 1)
  }

  @Test func `a dismissal with nothing to dismiss says why`() {
    let stage = TransitionStage()
    let a = stage.screen("A")
    stage.show(a)
    stage.perform { a.dismiss(animated: true) }
    #expect(stage.world.issues.first?.message.contains("nothing to dismiss") == true)
  }

  @Test func `a dismissal in the midst of a presentation follows it`() {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    stage.perform { a.present(b, animated: true) { stage.log.add("presented") } }
    stage.run(0.1)
    stage.perform { a.dismiss(animated: true) { stage.log.add("dismissed") } }
    stage.perform { b.dismiss(animated: true) { stage.log.add("dismissed again") } }
    stage.run(3)
    #expect(a.presentedViewController == nil)
    #expect(stage.window.subviews == [a.view])
    #expect(!stage.isBlocked)
    let ends = ["presented", "dismissed", "dismissed again"]
    #expect(Set(stage.log.events.filter { ends.contains($0) }) == Set(ends))
  }

  @Test func `a root that is replaced takes its presentations along`() {
    let stage = TransitionStage()
    weak var presented: UIViewController?
    weak var old: UIViewController?
    stage.world.perform {
      let a = TestScreen("A", log: stage.log)
      old = a
      stage.window.rootViewController = a
      stage.window.makeKeyAndVisible()
    }
    stage.run(0.1)
    stage.perform {
      let b = TestScreen("B", log: stage.log)
      presented = b
      old?.present(b, animated: true)
    }
    stage.run(0.1)
    #expect(stage.isBlocked)
    let next = stage.screen("N")
    stage.perform { stage.window.rootViewController = next }
    stage.run(1)
    #expect(stage.window.subviews == [next.view])
    #expect(!stage.isBlocked)
    #expect(presented == nil)
    #expect(old == nil)
  }

  @Test func `a context keeps the presentation inside itself`() {
    let stage = TransitionStage()
    let (outer, inner, b) = (stage.screen("O"), stage.screen("I"), stage.screen("B"))
    stage.show(outer)
    stage.perform {
      outer.addChild(inner)
      inner.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      inner.definesPresentationContext = true
    }
    b.modalPresentationStyle = .overCurrentContext
    stage.perform { inner.present(b, animated: false) }
    #expect(b.presentingViewController === inner)
    #expect(b.presentationController?.containerView?.superview === outer.view)
    #expect(b.presentationController?.containerView?.frame == inner.view.frame)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 300))
    stage.perform { b.dismiss(animated: false) }
    #expect(outer.view.subviews == [inner.view])
  }

  @Test func `a sheet leaves the presenter standing back and brings it forward again`() {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    stage.perform { a.present(b, animated: true) }
    stage.run(1)
    #expect(a.view.transform != .identity)
    #expect(b.view.frame.maxY == 844 && b.view.frame.minY > 0)
    stage.perform { b.dismiss(animated: true) }
    stage.run(1)
    #expect(a.view.transform == .identity)
    #expect(a.view.frame == stage.window.bounds)
  }

  @Test func `the chain of responders leads from the presented to the presenter`() {
    let stage = TransitionStage()
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    stage.show(a)
    stage.perform { a.present(b, animated: false) }
    #expect(b.view.next === b)
    #expect(b.next === a)
    #expect(a.next === stage.window)
  }
}
