import QuartzCore
import Testing

@Suite("Layer values by key") @MainActor struct LayerKeyTests {
  private let stage = Stage()

  @Test func `words are read and written by key`() {
    let cases: [(CALayer, String, String, String)] = [
      (CALayer(), "contentsGravity", "resize", "center"),
      (CALayer(), "minificationFilter", "linear", "nearest"),
      (CALayer(), "magnificationFilter", "linear", "trilinear"),
      (CALayer(), "cornerCurve", "circular", "continuous"),
      (CALayer(), "contentsFormat", "RGBA8", "Gray8"),
      (CALayer(), "fillMode", "removed", "both"),
      (CAShapeLayer(), "fillRule", "non-zero", "even-odd"),
      (CAShapeLayer(), "lineCap", "butt", "round"),
      (CAShapeLayer(), "lineJoin", "miter", "bevel"),
      (CAGradientLayer(), "type", "axial", "conic"),
      (CAScrollLayer(), "scrollMode", "both", "none"),
      (CATextLayer(), "alignmentMode", "natural", "center"),
      (CATextLayer(), "truncationMode", "none", "end"),
    ]
    for (layer, key, first, second) in cases {
      #expect(layer.value(forKey: key) as? String == first, "\(key)")
      layer.setValue(second, forKey: key)
      #expect(layer.value(forKey: key) as? String == second, "\(key)")
      layer.setValue(17, forKey: key)
      #expect(layer.value(forKey: key) as? String == second, "\(key)")
    }
    let layer = CALayer()
    layer.setValue(CALayerCornerCurve.continuous, forKey: "cornerCurve")
    #expect(layer.cornerCurve == .continuous)
  }

  @Test func `numbers, switches and bits are read and written by key`() {
    let cases: [(CALayer, String, Double, Double)] = [
      (CALayer(), "speed", 1, 0.5), (CALayer(), "timeOffset", 0, 3), (CALayer(), "beginTime", 0, 7),
      (CALayer(), "repeatCount", 0, 2), (CALayer(), "repeatDuration", 0, 4),
      (CALayer(), "duration", .infinity, 9), (CALayer(), "autoreverses", 0, 1),
      (CALayer(), "maskedCorners", 15, 3), (CALayer(), "edgeAntialiasingMask", 15, 1),
      (CALayer(), "needsDisplayOnBoundsChange", 0, 1), (CALayer(), "drawsAsynchronously", 0, 1),
      (CALayer(), "geometryFlipped", 0, 1), (CALayer(), "hidden", 0, 1),
      (CATextLayer(), "wrapped", 0, 1), (CAReplicatorLayer(), "preservesDepth", 0, 1),
    ]
    for (layer, key, first, second) in cases {
      #expect((layer.value(forKey: key) as? NSNumber)?.doubleValue == first, "\(key)")
      layer.setValue(second, forKey: key)
      #expect((layer.value(forKey: key) as? NSNumber)?.doubleValue == second, "\(key)")
    }
  }

  @Test func `objects are read and written by key`() {
    let (shape, text) = (CAShapeLayer(), CATextLayer())
    shape.setValue([NSNumber(value: 2), NSNumber(value: 3)], forKey: "lineDashPattern")
    #expect(shape.lineDashPattern == [2, 3])
    text.setValue("words", forKey: "string")
    #expect(text.string as? String == "words")
    text.setValue(nil, forKey: "string")
    #expect(text.string == nil)
  }

  @Test func `a key of another class is a key of one's own`() {
    let layer = CALayer()
    layer.setValue("mine", forKey: "scrollMode")
    #expect(layer.value(forKey: "scrollMode") as? String == "mine")
  }

  @Test func `frames are read and written in parts`() {
    let layer = CALayer()
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKeyPath: "frame")
    layer.setValue(CGPoint(x: 7, y: 8), forKeyPath: "frame.origin")
    #expect(layer.frame == CGRect(x: 7, y: 8, width: 3, height: 4))
    layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "frame.size")
    #expect((layer.value(forKeyPath: "frame.size.height") as? NSNumber)?.doubleValue == 6)
  }

  @Test func `functions made from one name are one`() {
    let ease = CAMediaTimingFunction(name: .easeIn)
    #expect(ease == CAMediaTimingFunction(name: .easeIn))
    #expect(ease.hash == CAMediaTimingFunction(name: .easeIn).hash)
    #expect(ease != CAMediaTimingFunction(name: .easeOut))
    let own = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
    #expect(own != ease && own == own)
    #expect(CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut).description != "")
  }

  @Test func `scrolling goes to the nearest scroll layer, as far as its mode allows`() {
    let (scroll, content, leaf) = (CAScrollLayer(), CALayer(), CALayer())
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    leaf.frame = CGRect(x: 150, y: 250, width: 20, height: 20)
    scroll.addSublayer(content)
    content.addSublayer(leaf)
    #expect(leaf.visibleRect == .zero)
    leaf.scrollRectToVisible(leaf.bounds)
    #expect(scroll.bounds.origin == CGPoint(x: 70, y: 170))
    #expect(leaf.visibleRect == leaf.bounds)
    scroll.scrollMode = .vertically
    content.scroll(CGPoint(x: 5, y: 6))
    #expect(scroll.bounds.origin == CGPoint(x: 70, y: 6))
    #expect(scroll.masksToBounds)
    scroll.scrollMode = .none
    content.scroll(.zero)
    #expect(scroll.bounds.origin == CGPoint(x: 70, y: 6))
  }
}
