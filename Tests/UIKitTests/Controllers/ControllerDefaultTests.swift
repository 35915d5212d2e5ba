import QuartzCore
import Testing

@testable import UIKit

@Suite("A controller's defaults") struct ControllerDefaultTests {
  private final class Screen: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  @Test func `a controller turns with the phone but not upside down, and fades its status bar`() {
    let screen = Screen()
    #expect(screen.shouldAutorotate)
    #expect(screen.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(screen.preferredStatusBarUpdateAnimation == UIStatusBarAnimation.fade)
    screen.didReceiveMemoryWarning()
    #expect(screen.warnings == 1)
  }

  @Test func `showing in a stack pushes, and elsewhere presents`() {
    let stage = Stage()
    let (first, second, third) = (Screen(), Screen(), Screen())
    let stack = UINavigationController(rootViewController: first)
    stage.turn { stage.window.rootViewController = stack }
    stage.turn { UIView.performWithoutAnimation { first.show(second, sender: nil) } }
    stage.advance(1)
    #expect(stack.topViewController === second)
    let alone = Screen()
    stage.turn { stage.window.rootViewController = alone }
    stage.turn { alone.show(third, sender: nil) }
    stage.advance(1)
    #expect(alone.presentedViewController === third)
  }

  @Test func `a phone held upright is narrow and tall`() {
    let stage = Stage(width: 390, height: 844)
    let traits = stage.window.traitCollection
    #expect(traits.horizontalSizeClass == UIUserInterfaceSizeClass.compact)
    #expect(traits.verticalSizeClass == UIUserInterfaceSizeClass.regular)
  }

  @Test func `a presentation shows the presented controller's own view in its own style`() {
    let screen = Screen()
    let presentation = UIPresentationController(presentedViewController: screen, presenting: nil)
    #expect(presentation.presentedView === screen.view)
    #expect(presentation.presentationStyle == screen.modalPresentationStyle)
  }
}
