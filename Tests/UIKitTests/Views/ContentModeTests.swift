import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Content of a view") struct ContentModeTests {
  /// Counts how often it is drawn.
  private final class Drawing: UIView {
    private(set) var rects: [CGRect] = []
    override func draw(_ rect: CGRect) { rects.append(rect) }
  }

  @Test func `content is stretched unless told otherwise`() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill)
    #expect(view.layer.contentsGravity == .resize)
  }

  // A layer's gravity counts from the bottom edge of the screen.
  @Test(arguments: [
    (UIView.ContentMode.scaleAspectFit, CALayerContentsGravity.resizeAspect),
    (.scaleAspectFill, .resizeAspectFill), (.center, .center), (.top, .bottom), (.bottom, .top),
    (.left, .left), (.right, .right), (.topLeft, .bottomLeft), (.bottomRight, .topRight),
  ])
  func `a content mode is a gravity of the layer`(
    mode: UIView.ContentMode,
    gravity: CALayerContentsGravity
  ) {
    let view = UIView()
    view.contentMode = mode
    #expect(view.contentMode == mode)
    #expect(view.layer.contentsGravity == gravity)
  }

  @Test(arguments: [(UIView.ContentMode.scaleToFill, 1), (.redraw, 2)])
  func `another size draws anew only what is to be redrawn`(
    mode: UIView.ContentMode,
    drawings: Int
  ) {
    let stage = Stage()
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.contentMode = mode
    stage.turn { stage.window.addSubview(view) }
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 40, height: 40)])
    stage.turn { view.frame.size = CGSize(width: 60, height: 50) }
    #expect(view.rects.count == drawings)
    stage.turn { view.frame.origin.x = 7 }
    #expect(view.rects.count == drawings)
  }

  @Test func `a view is drawn once in the next frame, however often it asks`() {
    let stage = Stage()
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.turn { stage.window.addSubview(view) }
    stage.run {
      view.setNeedsDisplay()
      view.setNeedsDisplay()
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(view.rects.count == 1)
    stage.turn {}
    #expect(view.rects.count == 2)
    stage.turn {}
    #expect(view.rects.count == 2)
  }
}
