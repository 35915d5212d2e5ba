import Testing
import UIKit

@Suite("Raw values of options") struct OptionValueTests {
  @Test func `edges, corners and swipes have UIKit's bits`() {
    #expect(UIRectEdge.top.rawValue == 1)
    #expect(UIRectEdge.left.rawValue == 2)
    #expect(UIRectEdge.bottom.rawValue == 4)
    #expect(UIRectEdge.right.rawValue == 8)
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIRectCorner.topRight.rawValue == 2)
    #expect(UIRectCorner.bottomLeft.rawValue == 4)
    #expect(UIRectCorner.bottomRight.rawValue == 8)
    #expect(UISwipeGestureRecognizer.Direction.right.rawValue == 1)
    #expect(UISwipeGestureRecognizer.Direction.left.rawValue == 2)
    #expect(UISwipeGestureRecognizer.Direction.up.rawValue == 4)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
  }

  @Test func `content modes, idioms, size classes and styles have UIKit's numbers`() {
    #expect(UIView.ContentMode.scaleToFill.rawValue == 0)
    #expect(UIView.ContentMode.scaleAspectFit.rawValue == 1)
    #expect(UIView.ContentMode.scaleAspectFill.rawValue == 2)
    #expect(UIUserInterfaceIdiom.phone.rawValue == 0)
    #expect(UIUserInterfaceIdiom.pad.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UIModalPresentationStyle.popover.rawValue == 7)
    #expect(UIStatusBarAnimation.slide.rawValue == 2)
    #expect(UINavigationController.Operation.push.rawValue == 1)
    #expect(UINavigationController.Operation.pop.rawValue == 2)
    #expect(UIView.AnimationOptions.curveEaseIn.rawValue == 1 << 16)
  }

  @Test func `orientations and their masks have UIKit's bits`() {
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
  }
}
