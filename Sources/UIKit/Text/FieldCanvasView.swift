import QuartzCore

/// Draws the visible part of a field's text, so that a long text costs no more than a short one.
final class FieldCanvasView: UIView {
  /// Draws the text; set by the field.
  var onDraw: ((CGContext) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    onDraw?(context)
  }
}
