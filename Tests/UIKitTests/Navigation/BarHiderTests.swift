import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Bars that hide")
struct BarHiderTests {
  /// A navigation controller with a long scroll view, a tool bar with a button, and a field.
  private final class Scene {
    let stage: TransitionStage
    let navigation: UINavigationController
    let scroll = UIScrollView()
    let field = UITextField()
    let screen: TestScreen

    init(
      size: CGSize = CGSize(width: 390, height: 844),
      _ configure: (UINavigationController) -> Void
    ) {
      let stage = TransitionStage(size: size)
      self.stage = stage
      let screen = stage.screen("A")
      self.screen = screen
      navigation = stage.world.perform { UINavigationController(rootViewController: screen) }
      stage.world.perform {
        scroll.frame = screen.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        field.frame = CGRect(x: 20, y: 300, width: 100, height: 30)
        screen.view.addSubview(scroll)
        screen.view.addSubview(field)
        screen.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        navigation.isToolbarHidden = false
        configure(navigation)
      }
      stage.show(navigation)
      stage.run(0.5)
    }

    var isHidden: [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }

    func swipe(by distance: CGFloat) {
      stage.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: distance))
      stage.run(1)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
      stage.tap(CGPoint(x: x, y: y))
      stage.run(1)
    }
  }

  @Test func `a swipe up hides both bars, and one down shows them`() {
    let scene = Scene { $0.hidesBarsOnSwipe = true }
    #expect(scene.isHidden == [false, false])
    scene.swipe(by: -200)
    #expect(scene.isHidden == [true, true])
    #expect(scene.scroll.contentOffset.y > 100)
    #expect(scene.screen.view.safeAreaInsets == .zero)
    scene.swipe(by: 100)
    #expect(scene.isHidden == [false, false])
    #expect(scene.screen.view.safeAreaInsets.top == 44)
  }

  @Test func `a swipe that turns round brings the bars back`() {
    let scene = Scene { $0.hidesBarsOnSwipe = true }
    let finger = UITouchPath(scene.stage)
    finger.move(through: [500, 480, 440, 400])
    #expect(scene.isHidden == [true, true])
    finger.move(through: [410, 430])
    #expect(scene.isHidden == [false, false])
    finger.lift()
  }

  @Test func `without buttons the tool bar stays away`() {
    let scene = Scene { $0.hidesBarsOnSwipe = true }
    scene.swipe(by: -200)
    scene.stage.perform { scene.screen.toolbarItems = nil }
    scene.swipe(by: 100)
    #expect(scene.isHidden == [false, true])
  }

  @Test func `nothing hides by default, and a swipe to the side hides nothing`() {
    let idle = Scene { _ in }
    idle.swipe(by: -200)
    idle.tap(200, 500)
    #expect(idle.isHidden == [false, false])
    let scene = Scene { $0.hidesBarsOnSwipe = true }
    scene.stage.drag(from: CGPoint(x: 300, y: 500), by: CGVector(dx: -200, dy: -30))
    #expect(scene.isHidden == [false, false])
  }

  @Test func `a tap hides and shows the bars, unless a control answers it`() {
    let scene = Scene { $0.hidesBarsOnTap = true }
    scene.tap(200, 500)
    #expect(scene.isHidden == [true, true])
    scene.tap(200, 500)
    #expect(scene.isHidden == [false, false])
    scene.tap(40, 310)
    #expect(scene.field.isFirstResponder)
    #expect(scene.isHidden == [false, false])
    scene.stage.perform { scene.navigation.barHideOnTapGestureRecognizer.isEnabled = false }
    scene.tap(200, 500)
    #expect(scene.isHidden == [false, false])
  }

  @Test func `bars hide for a text that is edited, and a tap brings them back`() {
    let scene = Scene { $0.hidesBarsWhenKeyboardAppears = true }
    scene.stage.perform { scene.field.becomeFirstResponder() }
    scene.stage.run(1)
    #expect(scene.isHidden == [true, true])
    scene.stage.perform { scene.field.resignFirstResponder() }
    scene.stage.run(1)
    #expect(scene.isHidden == [true, true])
    scene.tap(200, 600)
    #expect(scene.isHidden == [false, false])
  }

  @Test func `bars hide in a low window, and come back by a tap at their place or in a high one`() {
    let scene = Scene { $0.hidesBarsWhenVerticallyCompact = true }
    let resize = { (width: CGFloat, height: CGFloat) in
      scene.stage.perform {
        UIScreen.main.configure(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
        scene.stage.window.frame.size = CGSize(width: width, height: height)
      }
      scene.stage.run(1)
    }
    #expect(scene.isHidden == [false, false])
    resize(844, 390)
    #expect(scene.isHidden == [true, true])
    scene.tap(400, 200)
    #expect(scene.isHidden == [true, true])
    scene.tap(400, 20)
    #expect(scene.isHidden == [false, false])
    resize(390, 844)
    #expect(scene.isHidden == [false, false])
    resize(844, 390)
    #expect(scene.isHidden == [true, true])
    resize(390, 844)
    #expect(scene.isHidden == [false, false])
  }

  @Test func `content moves with a bar that hides`() {
    let scene = Scene { _ in }
    let before = scene.stage.shownFrame(of: scene.navigation.navigationBar).maxY
    scene.stage.perform { scene.navigation.setNavigationBarHidden(true, animated: true) }
    var places: [CGFloat] = []
    for _ in 0..<12 {
      let bar = scene.stage.shownFrame(of: scene.navigation.navigationBar).maxY
      #expect(!scene.navigation.navigationBar.isHidden)
      places.append(bar)
      let offset = scene.stage.world.perform { scene.scroll.layer.presentation()?.bounds.minY }
      #expect(abs((offset ?? 0) + bar) < 0.5)
      scene.stage.run(1.0 / 60)
    }
    #expect(before == 44)
    #expect(places[0] == 44 && places[6] > 1 && places[6] < 43 && places[11] < 5)
    scene.stage.run(0.1)
    #expect(scene.navigation.navigationBar.isHidden)
    #expect(scene.scroll.contentOffset.y == 0)
  }
}

/// A finger that goes up and down.
private final class UITouchPath {
  private let stage: TransitionStage
  private var touch: UITouch?

  init(_ stage: TransitionStage) {
    self.stage = stage
  }

  func move(through heights: [CGFloat]) {
    for y in heights { send(.moved, at: CGPoint(x: 200, y: y)) }
  }

  func lift() { send(.ended, at: nil) }

  private func send(_ phase: UITouch.Phase, at point: CGPoint?) {
    stage.run(0.05)
    stage.perform {
      let now = CACurrentMediaTime()
      if let touch {
        touch.change(to: phase, location: point, timestamp: now)
      } else {
        touch = UITouch(location: point ?? .zero, in: stage.window, timestamp: now)
      }
      guard let touch else { return }
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: now))
    }
  }
}
