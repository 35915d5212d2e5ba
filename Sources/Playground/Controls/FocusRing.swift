import QuartzCore

/// The ring around what has the keyboard: 2 points wide, 3 points outside.
nonisolated final class FocusRing: CALayer {
  override init() {
    super.init()
    borderWidth = 2
    isHidden = true
    name = "focus ring"
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the ring around a rectangle, without an animation.
  ///
  /// - Parameters:
  ///   - rectangle: What it surrounds.
  ///   - radius: The rectangle's corner radius.
  func surround(_ rectangle: CGRect, radius: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    frame = rectangle.insetBy(dx: -3, dy: -3)
    cornerRadius = radius + 2
    CATransaction.commit()
  }

  /// Shows or hides the ring, without an animation.
  ///
  /// - Parameter isShown: Whether it shows.
  func show(_ isShown: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    isHidden = !isShown
    CATransaction.commit()
  }
}
