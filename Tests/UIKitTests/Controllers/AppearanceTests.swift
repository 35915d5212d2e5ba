import TestSupport
import Testing
import UIKit

@MainActor
@Suite("How controllers come and go")
struct AppearanceTests {
  @Test func `a view is loaded once, when it is asked for`() {
    let stage = TransitionStage()
    let a = stage.screen("A")
    stage.world.perform {
      #expect(!a.isViewLoaded && a.viewIfLoaded == nil)
      a.loadViewIfNeeded()
      #expect(a.isViewLoaded)
      #expect(a.view.next === a)
      _ = a.view
    }
    #expect(stage.log.events == ["A.viewDidLoad"])
  }

  @Test func `the first appearance of a root has its order`() {
    let stage = TransitionStage()
    let a = stage.screen("A")
    stage.perform {
      stage.window.rootViewController = a
      #expect(stage.log.events.isEmpty)
      stage.window.makeKeyAndVisible()
      #expect(stage.log.events == ["A.viewDidLoad", "A.viewWillAppear"])
    }
    #expect(
      stage.log.events == [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
      ]
    )
    #expect(a.view.frame == stage.window.bounds)
    let b = stage.screen("B")
    stage.log.clear()
    stage.perform { stage.window.rootViewController = b }
    #expect(
      stage.log.appearance
        == "A.viewWillDisappear > A.viewDidDisappear > B.viewWillAppear > B.viewDidAppear"
    )
    #expect(stage.window.subviews == [b.view])
  }

  @Test func `appearance that turns around never completes`() {
    let stage = TransitionStage()
    let a = stage.screen("A")
    stage.world.perform {
      a.beginAppearanceTransition(true, animated: true)
      a.beginAppearanceTransition(false, animated: true)
      a.endAppearanceTransition()
      a.endAppearanceTransition()
    }
    #expect(stage.log.appearance == "A.viewWillAppear > A.viewWillDisappear > A.viewDidDisappear")
  }

  @Test func `a child whose view is added to a visible parent comes by the end of the turn`() {
    let stage = TransitionStage()
    let (parent, child) = (stage.screen("P"), stage.screen("C"))
    stage.show(parent)
    stage.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(stage.log.appearance == "C.viewWillAppear")
    }
    #expect(stage.log.appearance == "C.viewWillAppear > C.viewDidAppear")
    stage.log.clear()
    stage.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(stage.log.appearance == "C.viewWillDisappear > C.viewDidDisappear")
    #expect(stage.log.events.last == "C.didMove(nil)")
    #expect(parent.children.isEmpty)
  }

  @Test func `children come and go with their parent`() {
    let stage = TransitionStage()
    let (parent, child) = (stage.screen("P"), stage.screen("C"))
    stage.world.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    stage.perform {
      stage.window.rootViewController = parent
      stage.window.makeKeyAndVisible()
    }
    #expect(
      stage.log.appearance
        == "P.viewWillAppear > C.viewWillAppear > C.viewDidAppear > P.viewDidAppear"
    )
    stage.log.clear()
    stage.perform { stage.window.rootViewController = stage.screen("N") }
    #expect(
      stage.log.text { $0.hasPrefix("C.") } == "C.viewWillDisappear > C.viewDidDisappear"
    )
  }

  @Test(arguments: [true, false])
  func `one child takes another's place`(animated: Bool) {
    let stage = TransitionStage()
    let (parent, a, b) = (stage.screen("P"), stage.screen("A"), stage.screen("B"))
    stage.show(parent)
    stage.perform {
      for child in [a, b] {
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
      parent.view.addSubview(a.view)
    }
    stage.log.clear()
    var completed: Bool?
    stage.perform {
      parent.transition(
        from: a,
        to: b,
        duration: animated ? 0.3 : 0,
        animations: { b.view.alpha = 0.5 },
        completion: { completed = $0 }
      )
    }
    stage.run(1)
    #expect(completed == true)
    #expect(
      stage.log.appearance
        == "A.viewWillDisappear > B.viewWillAppear > B.viewDidAppear > A.viewDidDisappear"
    )
    #expect(parent.view.subviews == [b.view])
  }

  @Test func `a child has its container at hand`() {
    let stage = TransitionStage()
    let (outer, inner) = (stage.screen("O"), stage.screen("I"))
    stage.world.perform {
      let navigation = UINavigationController(rootViewController: outer)
      outer.addChild(inner)
      #expect(inner.navigationController === navigation)
      #expect(inner.parent === outer)
      outer.title = "Title"
      #expect(outer.navigationItem.title == "Title")
      outer.addChild(outer)
      #expect(outer.children == [inner])
    }
    #expect(stage.world.issues.count == 1)
  }

  @Test func `layout callbacks stand around the layout of the view`() {
    let stage = TransitionStage()
    let controller = stage.world.perform { LayoutController() }
    stage.show(controller)
    stage.perform { controller.view.setNeedsLayout() }
    #expect(controller.calls.suffix(2) == ["will", "did"])
  }
}

private final class LayoutController: UIViewController {
  var calls: [String] = []

  override func viewWillLayoutSubviews() { calls.append("will") }
  override func viewDidLayoutSubviews() { calls.append("did") }
}
