import QuartzCore
import Testing

@testable import UIKit

@Suite("Bars of UIScrollView") struct ScrollIndicatorTests {
  private func withMoved(
    _ change: (UIScrollView) -> Void,
    then body: (UIScrollView) -> Void
  ) {
    ControlHarness.run { harness in
      let view = UIScrollView()
      view.contentSize = CGSize(width: 900, height: 2000)
      change(view)
      harness.show(view, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      harness.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: -100, dy: -80))
      body(view)
    }
  }

  @Test func `both axes that can move have one`() {
    withMoved(
      { _ in },
      then: { view in
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.indicators.vertical?.alpha == 1)
        #expect(view.indicators.horizontal?.alpha == 1)
        #expect(view.indicatorStyle == .default)
      }
    )
  }

  @Test func `an axis that is to show none has none, and gets it when it may`() {
    withMoved(
      { $0.showsVerticalScrollIndicator = false },
      then: { view in
        #expect(view.indicators.vertical == nil)
        #expect(view.indicators.horizontal != nil)
        view.showsVerticalScrollIndicator = true
        view.flashScrollIndicators()
        #expect(view.indicators.vertical?.isHidden == false)
        view.showsVerticalScrollIndicator = false
        #expect(view.indicators.vertical?.isHidden == true)
      }
    )
    withMoved(
      { $0.showsHorizontalScrollIndicator = false },
      then: { view in
        #expect(view.indicators.horizontal == nil)
        #expect(view.indicators.vertical != nil)
      }
    )
  }

  @Test func `insets keep the bars off the edges`() throws {
    var plain = CGRect.zero
    withMoved({ _ in }, then: { view in plain = view.indicators.vertical?.frame ?? .zero })
    withMoved(
      {
        $0.scrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 20)
      },
      then: { view in
        let bar = view.indicators.vertical?.frame ?? .zero
        #expect(view.verticalScrollIndicatorInsets.top == 50)
        #expect(view.horizontalScrollIndicatorInsets.right == 20)
        #expect(bar.maxX == plain.maxX - 20)
        #expect(bar.minY > plain.minY + 30)
      }
    )
  }

  @Test func `a style colours the bars`() {
    withMoved(
      { $0.indicatorStyle = .white },
      then: { view in
        var white: CGFloat = 0
        var alpha: CGFloat = 0
        view.indicators.vertical?.backgroundColor?.getWhite(&white, alpha: &alpha)
        #expect(white == 1)
        view.indicatorStyle = .black
        view.indicators.vertical?.backgroundColor?.getWhite(&white, alpha: &alpha)
        #expect(white == 0)
      }
    )
  }
}
