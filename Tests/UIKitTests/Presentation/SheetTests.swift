import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Sheets")
struct SheetTests {
  /// A screen with a sheet over it and a finger.
  private final class Scene: NSObject, UISheetPresentationControllerDelegate {
    typealias Detent = UISheetPresentationController.Detent

    let stage = Stage(width: 400, height: 800)
    let log = CallLog()
    let a: TestScreen
    let b: TestScreen
    let finger: Finger
    var mayDismiss = true
    let scroll = UIScrollView()

    init(detents: [Detent] = [.large()], hasScrollView: Bool = false) {
      let log = log
      a = stage.run { TestScreen("A", log: log) }
      b = stage.run { TestScreen("B", log: log) }
      finger = Finger(stage)
      super.init()
      stage.turn { stage.window.rootViewController = a }
      stage.turn {
        b.sheetPresentationController?.detents = detents
        b.sheetPresentationController?.delegate = self
        if hasScrollView { addScrollView() }
        a.present(b, animated: true)
      }
      stage.advance(1)
      log.clear()
    }

    private func addScrollView() {
      scroll.frame = b.view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 400, height: 3000)
      b.view.addSubview(scroll)
    }

    /// Drags by steps, without lifting the finger.
    func drag(from start: CGFloat, by distance: CGFloat, rests: Bool = true) {
      finger.down(200, start)
      for step in 1...10 {
        finger.move(200, start + distance * CGFloat(step) / 10, after: 1 / 60)
      }
      if rests { stage.advance(0.3) }
    }

    func release() {
      finger.up()
      stage.advance(1)
    }

    var shownY: CGFloat {
      stage.run {
        let layer = b.view.layer
        return (layer.presentation() ?? layer).frame.minY
      }
    }

    var sheet: UISheetPresentationController? { stage.run { b.sheetPresentationController } }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      log.add("shouldDismiss")
      return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      log.add("didAttemptToDismiss")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      log.add("didChangeDetent")
    }
  }

  @Test func `the sheet follows the finger, and going down far enough dismisses`() {
    let scene = Scene()
    #expect(scene.shownY == 10)
    scene.drag(from: 100, by: 200)
    #expect(abs(scene.shownY - 210) < 0.5)
    #expect(scene.log.events == ["shouldDismiss", "willDismiss", "B.viewWillDisappear"])
    scene.finger.move(200, 600, after: 0.1)
    scene.stage.advance(0.3)
    #expect(abs(scene.shownY - 510) < 0.5)
    scene.release()
    #expect(
      scene.log.events == [
        "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss",
      ]
    )
    #expect(scene.b.view.window == nil)
    #expect(scene.a.view.transform.isIdentity)
    #expect(scene.a.view.layer.cornerRadius == 0)
    #expect(scene.stage.run { TransitionMonitor.current.liveModalContainerCount } == 0)
  }

  @Test(.spec("U-140"))
  func `a drag that is let go early brings the sheet back`() {
    let scene = Scene()
    scene.drag(from: 100, by: 200)
    scene.release()
    SpecCase("U-140").expect(
      scene.log.appearance,
      equals: "B.viewWillDisappear > B.viewWillAppear > B.viewDidAppear"
    )
    #expect(!scene.log.events.contains("didDismiss"))
    #expect(scene.shownY == 10)
    #expect(scene.a.view.transform.a == 0.92)
    scene.drag(from: 100, by: 500)
    scene.release()
    #expect(scene.b.view.window == nil)
  }

  @Test func `a flick downwards dismisses a sheet that went a short way only`() {
    let scene = Scene()
    scene.drag(from: 100, by: 150, rests: false)
    scene.release()
    #expect(scene.b.view.window == nil)
    #expect(scene.log.events.last == "didDismiss")
  }

  @Test(arguments: [true, false])
  func `a sheet that may not go resists and tells of the attempt`(isModal: Bool) {
    let scene = Scene()
    if isModal { scene.b.isModalInPresentation = true } else { scene.mayDismiss = false }
    scene.drag(from: 100, by: 400)
    #expect(scene.shownY > 20 && scene.shownY < 160)
    scene.release()
    #expect(scene.shownY == 10)
    let own = scene.log.events.filter { !$0.hasPrefix("should") }
    #expect(own == ["didAttemptToDismiss"])
    #expect(scene.b.view.window != nil)
  }

  @Test func `a dismissal by code asks nobody`() {
    let scene = Scene()
    scene.stage.turn { scene.b.dismiss(animated: true) }
    scene.stage.advance(1)
    #expect(scene.log.events == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test func `a medium sheet takes half of the window and leaves the presenter in its place`() {
    let scene = Scene(detents: [.medium(), .large()])
    #expect(abs(scene.shownY - 405) < 1e-6)
    #expect(scene.a.view.transform.isIdentity)
    scene.drag(from: 500, by: -300)
    #expect(abs(scene.shownY - 105) < 0.5)
    scene.release()
    #expect(scene.shownY == 10)
    #expect(scene.a.view.transform.a == 0.92)
    #expect(scene.log.events == ["didChangeDetent"])
    #expect(scene.sheet?.selectedDetentIdentifier == .large)
  }

  @Test func `heights of one's own count from the safe area, and some are left out`() {
    let scene = Scene(
      detents: [
        .custom(identifier: .init("small")) { _ in 200 }, .custom { _ in nil }, .large(),
      ]
    )
    #expect(scene.shownY == 600)
    scene.stage.turn {
      scene.sheet?.animateChanges { scene.sheet?.selectedDetentIdentifier = .large }
    }
    #expect(scene.shownY > 100)
    scene.stage.advance(1)
    #expect(scene.shownY == 10)
    #expect(scene.log.events.isEmpty)
  }

  @Test func `a tap beside the sheet dismisses it`() {
    let scene = Scene(detents: [.medium()])
    scene.finger.tap(200, 100)
    scene.stage.advance(1)
    #expect(scene.log.events.last == "didDismiss")
    #expect(scene.b.view.window == nil)
  }

  @Test func `beside a sheet that dims nothing touches reach the presenter`() {
    let scene = Scene(detents: [.medium()])
    let hit = { scene.stage.run { scene.stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil) } }
    #expect(hit()?.isDescendant(of: scene.a.view) == false)
    scene.stage.turn { scene.sheet?.largestUndimmedDetentIdentifier = .medium }
    #expect(hit() === scene.a.view)
  }

  @Test(.spec("B-167"))
  func `content that is scrolled scrolls, content at its top lets the sheet move`() {
    let spec = SpecCase("B-167")
    let scene = Scene(hasScrollView: true)
    scene.stage.turn { scene.scroll.contentOffset.y = 50 }
    scene.drag(from: 100, by: 30)
    spec.expect(scene.shownY, equals: 10)
    spec.expect(that: scene.scroll.contentOffset.y < 50)
    scene.release()
    scene.stage.turn { scene.scroll.contentOffset.y = -scene.scroll.adjustedContentInset.top }
    let top = scene.scroll.contentOffset.y
    scene.drag(from: 100, by: 60)
    spec.expect(that: scene.shownY > 20)
    spec.expect(scene.scroll.contentOffset.y, equals: top)
    scene.release()
    #expect(scene.b.view.window != nil)
  }

  @Test func `a popover becomes a sheet on a phone, or stays a bubble when a delegate says so`() {
    let stage = TransitionStage()
    let a = stage.screen("A")
    stage.show(a)
    let b = stage.screen("B")
    b.modalPresentationStyle = .popover
    let keeper = BubbleKeeper()
    stage.perform {
      b.preferredContentSize = CGSize(width: 200, height: 100)
      b.popoverPresentationController?.sourceView = a.view
      b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 50, height: 50)
      b.popoverPresentationController?.delegate = keeper
      a.present(b, animated: true)
    }
    stage.run(1)
    #expect(b.view.frame == CGRect(x: 25, y: 163, width: 200, height: 100))
    #expect(b.popoverPresentationController?.arrowDirection == .up)
    stage.tap(CGPoint(x: 300, y: 700))
    stage.run(1)
    #expect(b.view.window == nil)
    let c = stage.screen("C")
    c.modalPresentationStyle = .popover
    stage.perform { a.present(c, animated: true) }
    stage.run(1)
    #expect(c.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
  }
}

private final class BubbleKeeper: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
