import QuartzCore
import Testing

@testable import UIKit

@Suite("Content of UIScrollView") struct UIScrollViewContentTests {
  private func withScrollView(
    _ body: (ControlHarness, UIScrollView, ScrollLog) throws -> Void
  ) rethrows {
    try ControlHarness.run { harness in
      let delegate = ScrollLog()
      let view = UIScrollView()
      view.delegate = delegate
      view.contentSize = CGSize(width: 300, height: 2000)
      harness.show(view, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      delegate.log = []
      try body(harness, view, delegate)
    }
  }

  @Test func `the offset is the origin of the bounds, and setting it tells`() {
    withScrollView { _, view, delegate in
      view.contentOffset = CGPoint(x: 0, y: 50)
      #expect(view.bounds == CGRect(x: 0, y: 50, width: 300, height: 400))
      #expect(delegate.log == ["scroll"])
      view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
      #expect(view.contentOffset.y == 50)
    }
  }

  @Test func `an animated offset arrives, tells and leaves the World idle`() {
    withScrollView { harness, view, delegate in
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      #expect(view.contentOffset.y == 0)
      harness.world.advance(by: 0.15)
      #expect(abs(view.contentOffset.y - 300) < 25)
      harness.world.advance(by: 2)
      #expect(view.contentOffset.y == 600)
      #expect(delegate.log == ["scroll", "did animate"])
      #expect(!harness.world.needsFrame)
    }
  }

  @Test func `slow motion slows scrolling down with the rest`() {
    withScrollView { harness, view, _ in
      view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      harness.world.advance(by: 0.03)
      let early = view.contentOffset.y
      #expect(early > 0 && early < 60)
    }
  }

  @Test func `a rectangle is brought into sight by as little as needed`() {
    withScrollView { _, view, _ in
      view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
      #expect(view.contentOffset.y == 150)
      view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
      #expect(view.contentOffset.y == 150)
      view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
      #expect(view.contentOffset.y == 100)
      view.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 50), animated: false)
      #expect(view.contentOffset.y == 1600)
    }
  }

  @Test func `insets move content that stands at its top, and add the safe area`() {
    ControlHarness.run { harness in
      UIScreen.main.configure(
        bounds: harness.window.bounds,
        scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      )
      let view = UIScrollView()
      view.contentSize = CGSize(width: 320, height: 2000)
      harness.show(view, frame: harness.window.bounds)
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      #expect(view.contentOffset.y == -44)
      view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      #expect(view.contentOffset.y == -54)
      view.contentInsetAdjustmentBehavior = .never
      #expect(view.adjustedContentInset.top == 10)
      #expect(view.contentOffset.y == -10)
    }
  }

  @Test func `a wheel moves content to its edge, and an outer view takes the rest`() {
    withScrollView { harness, view, _ in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      inner.contentSize = CGSize(width: 300, height: 150)
      view.addSubview(inner)
      harness.world.tick()
      harness.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -80))
      #expect(inner.contentOffset.y == 50)
      #expect(view.contentOffset.y == 0)
      harness.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -80))
      #expect(view.contentOffset.y == 80)
    }
  }

  @Test func `bars are shown while content moves and fade afterwards`() {
    withScrollView { harness, view, _ in
      #expect(view.subviews.isEmpty)
      harness.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -800))
      let bar = view.indicators.vertical
      #expect(bar?.alpha == 1)
      #expect(view.indicators.horizontal == nil)
      let middle = (bar?.frame.midY ?? 0) - view.contentOffset.y
      #expect(abs(middle - 200) < 2)
      harness.world.advance(by: 1)
      #expect(bar?.alpha == 0)
      #expect(!harness.world.needsFrame)
    }
  }

  @Test func `zooming scales the view that the delegate names, around a place`() {
    withScrollView { _, view, delegate in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.addSubview(content)
      view.contentSize = content.frame.size
      delegate.zoomed = content
      view.maximumZoomScale = 4
      view.setZoomScale(2, animated: false)
      #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
      #expect(view.contentSize == CGSize(width: 600, height: 800))
      #expect(view.contentOffset == CGPoint(x: 150, y: 200))
      view.setZoomScale(99, animated: false)
      #expect(view.zoomScale == 4)
      #expect(delegate.log.contains("zoom"))
    }
  }
}
