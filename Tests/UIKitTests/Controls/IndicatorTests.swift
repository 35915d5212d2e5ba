import QuartzCore
import Testing

@testable import UIKit

@Suite("Progress, activity, pages and symbols") struct IndicatorTests {
  @Test func `progress fills its share of the bar and stays between 0 and 1`() {
    ControlHarness.run { harness in
      let bar = UIProgressView(progressViewStyle: .default)
      harness.show(bar, frame: CGRect(x: 0, y: 0, width: 200, height: 4))
      bar.progress = 0.25
      bar.layoutIfNeeded()
      #expect(bar.fill.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
      bar.progress = 7
      #expect(bar.progress == 1)
      bar.setProgress(0, animated: true)
      #expect(bar.fill.frame.width == 0)
      harness.world.advance(by: 0.1)
      let shown = bar.fill.layer.presentation()?.bounds.width ?? 0
      #expect(shown > 0 && shown < 200)
    }
  }

  @Test func `a wheel is hidden while it stands, and costs nothing then`() {
    ControlHarness.run { harness in
      let wheel = UIActivityIndicatorView(style: .large)
      #expect(wheel.isHidden && wheel.intrinsicContentSize.width == 37)
      harness.show(wheel)
      wheel.startAnimating()
      #expect(wheel.isAnimating && !wheel.isHidden)
      harness.world.advance(by: 0.2)
      #expect(harness.world.needsFrame)
      wheel.stopAnimating()
      harness.world.advance(by: 0.2)
      #expect(wheel.isHidden && !harness.world.needsFrame)
    }
  }

  @Test func `a tap beside the dots turns a page, not beyond the last`() {
    ControlHarness.run { harness in
      let pages = UIPageControl()
      pages.numberOfPages = 3
      harness.show(pages, frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      harness.record([(.valueChanged, "value")], of: pages)
      harness.tap(at: CGPoint(x: 80, y: 13))
      harness.tap(at: CGPoint(x: 80, y: 13))
      harness.tap(at: CGPoint(x: 80, y: 13))
      #expect(pages.currentPage == 2)
      harness.tap(at: CGPoint(x: 10, y: 13))
      #expect(pages.currentPage == 1)
      #expect(harness.log.count == 3)
      pages.numberOfPages = 1
      #expect(pages.currentPage == 0)
    }
  }

  @Test func `every symbol draws something, at the pixels of the screen`() throws {
    try ControlHarness.run { _ in
      for symbol in ControlSymbol.allCases {
        let image = symbol.image(pointSize: 20)
        let pixels = try #require(image.cgImage).pixels
        #expect(pixels.height == 40)
        let stride = pixels.bytesPerRow / 4
        let inked = (0..<pixels.height * stride).filter { pixels.base[$0] >> 24 > 128 }.count
        #expect(inked > 20, "\(symbol) has \(inked) dark pixels")
        #expect(image.renderingMode == .alwaysTemplate)
      }
    }
  }

  @Test func `a text view scrolls as far as its text`() {
    ControlHarness.run { harness in
      let view = UITextView()
      view.text = String(repeating: "A thousand gates, one long climb at dawn. ", count: 20)
      harness.show(view, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(view.contentSize.width == 200)
      #expect(view.contentSize.height > 200)
      #expect(view.sizeThatFits(CGSize(width: 400, height: 0)).height < view.contentSize.height)
    }
  }
}
