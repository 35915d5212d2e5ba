import QuartzCore
import Testing

@testable import UIKit

@Suite("Values of the device") struct DeviceValueTests {
  private final class Screen: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test(arguments: [
    (390.0, UIInterfaceOrientation.portrait), (1000, .landscapeRight),
  ])
  func `the longer side says how the device is held`(
    width: Double,
    orientation: UIInterfaceOrientation
  ) {
    let world = World(clock: .manual())
    world.perform {
      UIScreen.main.configure(bounds: CGRect(x: 0, y: 0, width: width, height: 844), scale: 2)
      #expect(UIApplication.shared.statusBarOrientation == orientation)
    }
  }

  @Test func `the status bar is what the shown controller says`() {
    let stage = Stage()
    #expect(stage.run { UIApplication.shared.statusBarStyle } == .default)
    stage.turn { stage.window.rootViewController = Screen() }
    #expect(stage.run { UIApplication.shared.statusBarStyle } == .lightContent)
    #expect(stage.run { UIApplication.shared.isStatusBarHidden })
  }

  @Test func `a phone asks no view about focus, and a view would go on to what holds it`() {
    let stage = Stage()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.parentFocusEnvironment === outer)
    #expect(inner.preferredFocusEnvironments.isEmpty)
    let screen = Screen()
    stage.turn { stage.window.rootViewController = screen }
    #expect(screen.preferredFocusEnvironments.first === screen.view)
    #expect(inner.shouldUpdateFocus(in: UIFocusUpdateContext()))
    var steps: [String] = []
    UIFocusAnimationCoordinator().addCoordinatedAnimations(
      { steps.append("moved") },
      completion: { steps.append("done") }
    )
    #expect(steps == ["moved", "done"])
  }
}
