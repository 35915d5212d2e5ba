import QuartzCore
import Testing

@testable import UIKit

@Suite("UIScrollView") struct UIScrollViewTests {
  private func withScrollView(
    content: CGSize = CGSize(width: 300, height: 2000),
    _ body: (ControlHarness, UIScrollView, ScrollLog) throws -> Void
  ) rethrows {
    try ControlHarness.run { harness in
      let delegate = ScrollLog()
      let view = UIScrollView()
      view.delegate = delegate
      harness.show(view, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.contentSize = content
      harness.world.tick()
      delegate.log = []
      try body(harness, view, delegate)
    }
  }

  private func settle(_ harness: ControlHarness) {
    harness.world.advance(by: 6)
  }

  // MARK: Dragging

  @Test func `a slow drag moves the content with the finger and tells in order`() {
    withScrollView { harness, view, delegate in
      harness.swipe(
        from: CGPoint(x: 150, y: 300),
        to: CGPoint(x: 150, y: 180),
        duration: 1,
        thenRelease: false
      )
      #expect(view.isDragging && view.isTracking)
      #expect(view.contentOffset.y > 100 && view.contentOffset.y <= 120)
      harness.world.advance(by: 0.3)
      harness.drag(to: CGPoint(x: 150, y: 180))
      harness.release()
      #expect(!view.isDragging && !view.isTracking)
      #expect(delegate.log == ["will drag", "scroll", "will end", "did end false"])
    }
  }

  @Test func `a fling slows down to where its velocity carries it`() {
    withScrollView { harness, view, delegate in
      harness.swipe(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200), duration: 0.15)
      #expect(view.isDecelerating)
      #expect(abs(delegate.velocity.y - 1) < 0.2)
      let start = view.contentOffset.y
      settle(harness)
      let travelled = view.contentOffset.y - start
      #expect(abs(travelled - delegate.velocity.y * 499.5) < 15)
      #expect(!view.isDecelerating)
      #expect(
        delegate.log == [
          "will drag", "scroll", "will end", "did end true", "will decelerate", "scroll",
          "did decelerate",
        ]
      )
      #expect(!harness.world.needsFrame)
    }
  }

  @Test func `a fast rate stops sooner`() {
    withScrollView { harness, view, delegate in
      view.decelerationRate = .fast
      harness.swipe(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200), duration: 0.15)
      let start = view.contentOffset.y
      settle(harness)
      #expect(abs(view.contentOffset.y - start - delegate.velocity.y * 99.5) < 10)
    }
  }

  @Test func `a finger stops content that slows down`() {
    withScrollView { harness, view, delegate in
      harness.swipe(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200), duration: 0.15)
      harness.world.advance(by: 0.1)
      harness.press(at: CGPoint(x: 150, y: 200))
      let place = view.contentOffset.y
      #expect(!view.isDecelerating)
      #expect(delegate.log.last == "did decelerate")
      harness.world.advance(by: 0.5)
      #expect(view.contentOffset.y == place)
      harness.release()
    }
  }

  @Test func `beyond its edge content resists and swings back`() {
    withScrollView { harness, view, _ in
      harness.swipe(
        from: CGPoint(x: 150, y: 100),
        to: CGPoint(x: 150, y: 300),
        duration: 1,
        thenRelease: false
      )
      let beyond = view.contentOffset.y
      #expect(beyond < -60 && beyond > -110)
      harness.world.advance(by: 0.3)
      harness.drag(to: CGPoint(x: 150, y: 300))
      harness.release()
      #expect(view.isDecelerating)
      settle(harness)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `without bounce content stops at its edge`() {
    withScrollView { harness, view, _ in
      view.bounces = false
      harness.swipe(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300), duration: 0.3)
      #expect(view.contentOffset.y == 0)
      settle(harness)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `content that fits does not move unless it always bounces`() {
    withScrollView(content: CGSize(width: 300, height: 100)) { harness, view, delegate in
      harness.swipe(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200), duration: 0.3)
      #expect(delegate.log.isEmpty)
      view.alwaysBounceVertical = true
      harness.swipe(
        from: CGPoint(x: 150, y: 100),
        to: CGPoint(x: 150, y: 200),
        duration: 0.3,
        thenRelease: false
      )
      #expect(view.contentOffset.y < -20)
      harness.release()
    }
  }

  @Test func `paging turns one page at most and rests on a page`() {
    withScrollView(content: CGSize(width: 1500, height: 400)) { harness, view, _ in
      view.isPagingEnabled = true
      harness.swipe(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 130, y: 100), duration: 0.1)
      settle(harness)
      #expect(view.contentOffset == CGPoint(x: 300, y: 0))
      harness.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 150, y: 100), duration: 1)
      settle(harness)
      #expect(view.contentOffset == CGPoint(x: 300, y: 0))
    }
  }

  @Test func `the delegate chooses where the content comes to rest`() {
    withScrollView { harness, view, delegate in
      delegate.target = CGPoint(x: 0, y: 777)
      harness.swipe(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), duration: 0.15)
      settle(harness)
      #expect(view.contentOffset.y == 777)
    }
  }

  @Test func `a disabled scroll view ignores the finger`() {
    withScrollView { harness, view, delegate in
      view.isScrollEnabled = false
      harness.swipe(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200), duration: 0.2)
      #expect(view.contentOffset == .zero && delegate.log.isEmpty)
    }
  }

  @Test func `a slider in the content keeps its drag, a button gives it up`() {
    withScrollView { harness, view, _ in
      let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 200, height: 34))
      let button = UIButton(frame: CGRect(x: 50, y: 150, width: 200, height: 44))
      view.addSubview(slider)
      view.addSubview(button)
      harness.world.tick()
      harness.swipe(from: CGPoint(x: 64, y: 67), to: CGPoint(x: 100, y: 30), duration: 0.5)
      #expect(view.contentOffset == .zero)
      #expect(slider.value > 0)
      harness.swipe(
        from: CGPoint(x: 100, y: 170),
        to: CGPoint(x: 100, y: 100),
        duration: 0.5,
        thenRelease: false
      )
      #expect(view.contentOffset.y > 40)
      #expect(!button.isHighlighted)
      harness.release()
    }
  }
}
