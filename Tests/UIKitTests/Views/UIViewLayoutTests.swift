import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIView layout") struct UIViewLayoutTests {
  private let allHorizontal: UIView.AutoresizingMask = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
  ]

  private func resized(
    x: CGFloat,
    width: CGFloat,
    mask: UIView.AutoresizingMask,
    to newWidth: CGFloat
  ) -> [Double] {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: x, y: 0, width: width, height: 10))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = newWidth
    return [Double(child.frame.minX), Double(child.frame.width)]
  }

  @Test(.spec("U-38"))
  func `given three flexible parts, when the parent grows, then they grow in proportion`() {
    SpecCase("U-38").expect(resized(x: 10, width: 40, mask: allHorizontal, to: 160))
  }

  @Test(.spec("U-39"))
  func `given flexible margins, when the parent grows, then the width stays`() {
    let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    SpecCase("U-39").expect(resized(x: 20, width: 30, mask: mask, to: 200))
  }

  @Test(.spec("U-40"))
  func `given a flexible width only, when the parent grows, then the width takes it all`() {
    SpecCase("U-40").expect(resized(x: 10, width: 40, mask: .flexibleWidth, to: 160))
  }

  @Test func `given flexible parts of no length, when the parent grows, then they share equally`() {
    let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let values = resized(x: 0, width: 100, mask: mask, to: 120)
    #expect(values == [10, 100])
  }

  @Test func `given a scroll of the bounds, when sizes stay, then nothing is resized`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
  }

  @Test func `given new views, when a frame is made, then layout runs from the outside in`() {
    let stage = Stage()
    let log = EventLog()
    stage.turn {
      let outer = LoggingView("outer", log)
      let inner = LoggingView("inner", log)
      outer.addSubview(inner)
      stage.window.addSubview(outer)
      _ = log.take()
    }
    #expect(
      log.take().filter { $0.hasSuffix("layoutSubviews") } == [
        "outer.layoutSubviews", "inner.layoutSubviews",
      ]
    )
  }

  @Test
  func `given a child of another size, when a frame is made, then its parent is laid out too`() {
    let stage = Stage()
    let log = EventLog()
    let child = stage.turn {
      let outer = LoggingView("outer", log)
      let inner = LoggingView("inner", log)
      outer.addSubview(inner)
      stage.window.addSubview(outer)
      return inner
    }
    _ = log.take()
    stage.turn { child.bounds.size = CGSize(width: 20, height: 20) }
    #expect(Set(log.take()) == ["outer.layoutSubviews", "inner.layoutSubviews"])
    stage.turn { child.center = CGPoint(x: 3, y: 3) }
    #expect(log.take().isEmpty)
  }

  @Test func `given a safe area, when views stand inside it, then each gets its own share`() {
    let stage = Stage()
    stage.turn {
      UIScreen.main.configure(
        bounds: stage.window.bounds,
        scale: 1,
        safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      )
    }
    let full = stage.shownView(stage.window.bounds)
    let lower = stage.shownView(CGRect(x: 0, y: 20, width: 400, height: 100))
    #expect(stage.run { full.safeAreaInsets.top } == 44)
    #expect(stage.run { full.safeAreaInsets.bottom } == 34)
    #expect(stage.run { lower.safeAreaInsets.top } == 24)
    #expect(stage.run { lower.safeAreaInsets.bottom } == 0)
    #expect(stage.run { full.layoutMargins.top } == 52)
    #expect(stage.run { full.safeAreaLayoutGuide.layoutFrame.minY } == 44)
    stage.run { full.layer.transform = CATransform3DMakeScale(0.9, 0.9, 1) }
    #expect(stage.run { full.safeAreaInsets.bottom } == 34)
  }
}
