import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The swipe that pops")
struct EdgeSwipeTests {
  /// A navigation controller with two screens and a finger.
  private final class Scene {
    let stage = Stage(width: 400, height: 800)
    let log = CallLog()
    let screens: [TestScreen]
    let navigation: UINavigationController
    let finger: Finger
    let spy: NavigationSpy

    init() {
      let log = log
      screens = stage.run { [TestScreen("A", log: log), TestScreen("B", log: log)] }
      navigation = stage.run { UINavigationController() }
      spy = NavigationSpy(log: log)
      finger = Finger(stage)
      navigation.delegate = spy
      stage.turn {
        navigation.viewControllers = screens
        stage.window.rootViewController = navigation
      }
      stage.advance(0.1)
      log.clear()
    }

    /// Swipes from the edge to a place, slowly, without lifting the finger.
    func swipe(to x: CGFloat) {
      finger.down(5, 400)
      for step in 1...10 {
        finger.move(5 + (x - 5) * CGFloat(step) / 10, 400, after: 0.1)
      }
      // A finger that rests has no speed.
      stage.advance(0.3)
    }

    var shownX: CGFloat {
      stage.run {
        let layer = screens[1].view.layer
        return (layer.presentation() ?? layer).frame.minX
      }
    }
  }

  @Test func `the built-in pop follows the finger`() {
    let scene = Scene()
    scene.swipe(to: 105)
    #expect(abs(scene.shownX - 100) < 1e-6)
    #expect(scene.navigation.viewControllers == [scene.screens[0]])
    scene.finger.up()
    scene.stage.advance(1)
    #expect(scene.navigation.viewControllers == scene.screens)
    #expect(
      scene.log.appearance
        == "B.viewWillDisappear > A.viewWillAppear > A.viewWillDisappear > A.viewDidDisappear"
        + " > B.viewWillAppear > B.viewDidAppear"
    )
    #expect(scene.shownX == 0)
    #expect(scene.screens[1].view.superview?.subviews.count == 1)
  }

  @Test func `beyond the middle it finishes`() {
    let scene = Scene()
    scene.swipe(to: 305)
    scene.finger.up()
    scene.stage.advance(1)
    #expect(scene.navigation.viewControllers == [scene.screens[0]])
    #expect(scene.screens[0].view.window === scene.stage.window)
    #expect(scene.screens[0].view.frame == scene.stage.window.bounds)
  }

  @Test func `a flick finishes before the middle`() {
    let scene = Scene()
    scene.finger.down(5, 400)
    for step in 1...4 { scene.finger.move(5 + CGFloat(step) * 25, 400, after: 0.02) }
    scene.finger.up(after: 0.01)
    scene.stage.advance(1)
    #expect(scene.navigation.viewControllers == [scene.screens[0]])
  }

  @Test(.spec("D16-12"), arguments: [true, false])
  func `it drives a custom animator, too`(finishes: Bool) {
    let spec = SpecCase("D16-12")
    let scene = Scene()
    let animator = TestAnimator(log: scene.log)
    scene.spy.animator = animator
    scene.swipe(to: finishes ? 305 : 105)
    spec.expect(that: animator.context?.isInteractive == true)
    scene.finger.up()
    scene.stage.advance(1)
    spec.expect(that: animator.ended == [finishes])
    spec.expect(that: scene.navigation.viewControllers.count == (finishes ? 1 : 2))
  }

  @Test(arguments: ["bar", "button", "item", "off", "one"])
  func `it stays off where the way back is another one`(reason: String) {
    let scene = Scene()
    scene.stage.turn {
      let item = scene.screens[1].navigationItem
      switch reason {
      case "bar": scene.navigation.isNavigationBarHidden = true
      case "button": item.hidesBackButton = true
      case "item": item.leftBarButtonItem = UIBarButtonItem()
      case "off": scene.navigation.interactivePopGestureRecognizer?.isEnabled = false
      default: scene.navigation.setViewControllers([scene.screens[1]], animated: false)
      }
    }
    let before = scene.navigation.viewControllers
    scene.swipe(to: 305)
    scene.finger.up()
    scene.stage.advance(1)
    #expect(scene.navigation.viewControllers == before)
  }
}
