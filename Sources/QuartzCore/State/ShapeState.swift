/// What a shape layer shows.
package struct ShapeState {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var strokeColor: CGColor?
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPattern: [Double]?
  package var lineDashPhase: CGFloat = 0
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1

  package init() {}
}
