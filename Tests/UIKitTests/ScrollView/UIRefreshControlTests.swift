import QuartzCore
import Testing

@testable import UIKit

@Suite("UIRefreshControl") struct UIRefreshControlTests {
  private func withControl(
    _ body: (ControlHarness, UIScrollView, UIRefreshControl) throws -> Void
  ) rethrows {
    try ControlHarness.run { harness in
      let view = UIScrollView()
      view.contentSize = CGSize(width: 300, height: 2000)
      harness.show(view, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let control = UIRefreshControl()
      view.refreshControl = control
      harness.record([(.valueChanged, "refresh")], of: control)
      harness.world.tick()
      try body(harness, view, control)
    }
  }

  @Test func `pulling far enough begins refreshing once, and the wheel stays in sight`() {
    withControl { harness, view, control in
      harness.swipe(
        from: CGPoint(x: 100, y: 50),
        to: CGPoint(x: 100, y: 390),
        duration: 0.5,
        thenRelease: false
      )
      #expect(harness.log == ["refresh"])
      #expect(control.isRefreshing)
      harness.release()
      harness.world.advance(by: 3)
      #expect(view.contentOffset.y == -60)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
      control.endRefreshing()
      harness.world.advance(by: 3)
      #expect(view.contentOffset.y == 0)
      #expect(view.adjustedContentInset.top == 0)
      #expect(harness.log == ["refresh"])
    }
  }

  @Test func `a short pull begins nothing`() {
    withControl { harness, view, control in
      harness.swipe(
        from: CGPoint(x: 100, y: 50),
        to: CGPoint(x: 100, y: 130),
        duration: 0.3
      )
      harness.world.advance(by: 3)
      #expect(harness.log.isEmpty)
      #expect(!control.isRefreshing)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `code begins without a word and moves no content`() {
    withControl { harness, view, control in
      control.beginRefreshing()
      #expect(control.isRefreshing)
      #expect(harness.log.isEmpty)
      #expect(view.contentOffset.y == 0)
      #expect(view.adjustedContentInset.top == 60)
      view.refreshControl = nil
      #expect(control.superview == nil)
      #expect(view.adjustedContentInset.top == 0)
    }
  }
}
