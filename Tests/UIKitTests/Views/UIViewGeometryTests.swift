import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIView geometry") struct UIViewGeometryTests {
  @Test(.spec("U-8"))
  func `given a frame, when the view is rotated, then the frame is the bounding box`() {
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    SpecCase("U-8").expect(numbers(view.frame))
  }

  @Test(.spec("U-9"))
  func `given a frame, when the view is scaled, then the frame grows about the middle`() {
    let view = UIView(frame: CGRect(x: 160, y: 40, width: 80, height: 60))
    view.transform = CGAffineTransform(scaleX: 1.5, y: 0.5)
    SpecCase("U-9").expect(numbers(view.frame))
  }

  @Test(.spec("U-18"))
  func `given a scaled subview, when a point is converted to it, then the scale is undone`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let subview = UIView()
    superview.addSubview(subview)
    subview.transform = CGAffineTransform(scaleX: 2, y: 2)
    subview.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    let point = superview.convert(CGPoint(x: 60, y: 20), to: subview)
    SpecCase("U-18").expect([Double(point.x), Double(point.y)])
  }

  @Test(.spec("U-19"))
  func `given scrolled views in each other, when a point goes to the window, then origins count`() {
    let stage = Stage()
    let sides: [(CGFloat, CGFloat)] = [(80, 15), (70, 25), (50, 64)]
    var view: UIView = stage.window
    for (place, origin) in sides {
      let inner = UIView(frame: CGRect(x: place, y: place, width: 100, height: 100))
      inner.bounds.origin = CGPoint(x: origin, y: origin)
      stage.run { view.addSubview(inner) }
      view = inner
    }
    let point = view.convert(CGPoint(x: 20, y: 10), to: nil as UIView?)
    SpecCase("U-19").expect([Double(point.x), Double(point.y)])
  }

  @Test(.spec("U-23"))
  func `given bounds, when points on the edges are asked, then the far edges are outside`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let points = [(0, 0), (99, 99), (100, 100), (50, 100)].map { CGPoint(x: $0.0, y: $0.1) }
    SpecCase("U-23").expect(
      points.map { view.point(inside: $0, with: nil) },
      equals: [true, true, false, false]
    )
  }

  @Test func `given a transform, when it is set, then bounds and center stay`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(translationX: 5, y: 5)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 15, y: 25, width: 30, height: 40))
  }

  @Test func `given a size that fits, when sizeToFit is sent, then the origin stays`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
    }
    let view = Fitting(frame: CGRect(x: 3, y: 4, width: 50, height: 50))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 7, height: 9))
  }

  @Test
  func `given two windows' coordinate spaces, when a point crosses, then the screen lies between`()
  {
    let stage = Stage()
    let view = stage.shownView(CGRect(x: 10, y: 20, width: 50, height: 50))
    let onScreen = stage.run {
      view.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace)
    }
    #expect(onScreen == CGPoint(x: 11, y: 22))
    let back = stage.run { view.convert(onScreen, from: UIScreen.main.coordinateSpace) }
    #expect(back == CGPoint(x: 1, y: 2))
  }

  private func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  }
}
