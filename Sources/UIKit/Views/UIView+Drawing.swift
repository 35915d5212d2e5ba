import CoreGraphics
import QuartzCore

extension UIView {
  /// Draws into a fresh picture and makes it the layer's content.
  ///
  /// The picture is made when drawing first asks for the current context, so that views that draw nothing
  /// cost nothing and keep content that was set by hand.
  func displayContent(of layer: CALayer) {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else {
      needsDisplayWhenSized = true
      return
    }
    needsDisplayWhenSized = false
    let scale = contentScaleFactor
    let isFilled = isOpaque && (layer.backgroundColor?.alpha ?? 0) >= 1
    let target = DrawingTarget(
      bounds: bounds,
      scale: scale,
      isOpaque: isFilled,
      fill: isFilled ? layer.backgroundColor : nil
    )
    target.perform { draw(bounds) }
    guard let image = target.finish() else { return }
    layer.contentsScale = scale
    layer.contents = image
  }

  func drawContent(in context: CGContext) {
    DrawingTarget(context: context, scale: contentScaleFactor).perform { draw(bounds) }
  }

  /// Asks the view and everything in it for drawing, as the screen's scale changed.
  func setSubtreeNeedsDisplay() {
    setNeedsDisplay()
    for subview in storedSubviews { subview.setSubtreeNeedsDisplay() }
  }
}
