import QuartzCore
import TestSupport
import Testing

@testable import UIKit

@Suite("Behaviour of UIScrollView") struct UIScrollViewBehaviorTests {
  /// A delegate that hears of the top.
  private final class TopLog: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var allows = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
  }

  private func withScrollView(
    _ body: (ControlHarness, UIScrollView) throws -> Void
  ) rethrows {
    try ControlHarness.run { harness in
      let view = UIScrollView()
      view.contentSize = CGSize(width: 300, height: 2000)
      harness.show(view, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      try body(harness, view)
    }
  }

  @Test func `the delegate hears of the top when content has come there`() {
    withScrollView { harness, view in
      let log = TopLog()
      view.delegate = log
      view.contentOffset.y = 500
      view.scrollToTop()
      #expect(log.log.isEmpty)
      harness.world.advance(by: 1)
      #expect(view.contentOffset.y == 0)
      #expect(log.log == ["top"])
      log.allows = false
      view.contentOffset.y = 500
      view.scrollToTop()
      harness.world.advance(by: 1)
      #expect(view.contentOffset.y == 500)
    }
  }

  @Test func `zooming by code tells of its beginning and end when it is shown`() {
    final class ZoomLog: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      var log: [String] = []
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        log.append("will")
      }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
      func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
      ) { log.append("end \(scale)") }
    }
    withScrollView { harness, view in
      let log = ZoomLog()
      view.delegate = log
      view.addSubview(log.view)
      view.contentSize = log.view.bounds.size
      view.maximumZoomScale = 4
      view.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 200), animated: false)
      #expect(log.log == ["zoom"])
      #expect(view.zoomScale == 2)
      #expect(view.contentOffset == CGPoint(x: 200, y: 200))
      log.log = []
      view.setZoomScale(3, animated: true)
      harness.world.advance(by: 1)
      #expect(log.log == ["will", "zoom", "end 3.0"])
    }
  }

  @Test func `the bars have the colour of their style`() throws {
    try withScrollView { _, view in
      view.flashScrollIndicators()
      let bar = try #require(view.indicators.vertical)
      view.indicatorStyle = .white
      #expect(bar.backgroundColor == UIColor.white.withAlphaComponent(0.5))
      view.indicatorStyle = .black
      #expect(bar.backgroundColor == UIColor.black.withAlphaComponent(0.35))
    }
  }

  @Test func `a drag takes the keyboard from a field where it is asked to`() {
    withScrollView { harness, view in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      harness.window.addSubview(field)
      field.becomeFirstResponder()
      harness.swipe(
        from: CGPoint(x: 150, y: 300),
        to: CGPoint(x: 150, y: 200),
        duration: 0.3
      )
      #expect(field.isFirstResponder)
      view.keyboardDismissMode = .onDrag
      harness.swipe(
        from: CGPoint(x: 150, y: 300),
        to: CGPoint(x: 150, y: 200),
        duration: 0.3
      )
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `content that grows above what is in sight leaves a drag and a motion as they were`() {
    withScrollView { harness, view in
      view.contentOffset.y = 800
      harness.press(at: CGPoint(x: 100, y: 200))
      harness.drag(to: CGPoint(x: 100, y: 180))
      harness.drag(to: CGPoint(x: 100, y: 150))
      let before = view.contentOffset.y
      view.shiftContent(by: 100)
      harness.drag(to: CGPoint(x: 100, y: 140))
      #expect(view.contentOffset.y == before + 110)
      harness.release()
      view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
      harness.world.advance(by: 0.1)
      view.shiftContent(by: 50)
      harness.world.advance(by: 1)
      #expect(view.contentOffset.y == 50)
    }
  }

  @Test func `content of a controller in a stack keeps off the bar though it fits`() {
    ControlHarness.run { harness in
      let controller = UIViewController()
      let view = UIScrollView(frame: harness.window.bounds)
      controller.loadViewIfNeeded()
      controller.view.addSubview(view)
      let navigation = UINavigationController(rootViewController: controller)
      harness.window.rootViewController = navigation
      harness.world.tick()
      let bar = controller.view.safeAreaInsets.top
      #expect(bar > 0)
      #expect(view.adjustedContentInset.top == bar)
      #expect(view.contentOffset.y == -bar)
      controller.automaticallyAdjustsScrollViewInsets = false
      view.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(view.adjustedContentInset.top == 0)
    }
  }

  @Test(.spec("B-167"))
  func `a pan that dismisses begins only when content stands at its top`() throws {
    final class TopOnly: NSObject, UIGestureRecognizerDelegate {
      let view: UIScrollView
      init(_ view: UIScrollView) { self.view = view }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        view.contentOffset.y <= -view.adjustedContentInset.top
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    withScrollView { harness, view in
      let only = TopOnly(view)
      let pan = UIPanGestureRecognizer()
      pan.delegate = only
      harness.window.addGestureRecognizer(pan)
      let spec = SpecCase("B-167")
      view.contentOffset.y = 50
      harness.swipe(
        from: CGPoint(x: 100, y: 100),
        to: CGPoint(x: 100, y: 130),
        duration: 0.3,
        thenRelease: false
      )
      spec.expect(that: view.contentOffset.y < 50)
      spec.expect(that: pan.state == .possible || pan.state == .failed)
      harness.release()
      harness.world.advance(by: 2)
      view.contentOffset.y = 0
      harness.swipe(
        from: CGPoint(x: 100, y: 100),
        to: CGPoint(x: 100, y: 130),
        duration: 0.3,
        thenRelease: false
      )
      spec.expect(that: pan.translation(in: nil).y > 0)
      harness.release()
      pan.isEnabled = false
      harness.window.removeGestureRecognizer(pan)
      spec.expect(harness.window.gestureRecognizers?.count ?? 0, equals: 0)
    }
  }

  @Test(.spec("B-171"))
  func `indicators are away after a while, whatever pictures were taken meanwhile`() throws {
    try withScrollView { harness, view in
      view.flashScrollIndicators()
      let bar = try #require(view.indicators.vertical)
      harness.world.advance(by: 0.1)
      _ = view.snapshotView(afterScreenUpdates: true)
      harness.world.advance(by: 1)
      let spec = SpecCase("B-171")
      spec.expect(that: bar.alpha == 0)
      _ = view.snapshotView(afterScreenUpdates: true)
      spec.expect(that: bar.alpha == 0)
    }
  }
}
