import QuartzCore

extension UIView {
  /// The number of pixels of a point where the view is drawn.
  private var pixelsPerPoint: CGFloat { max(contentScaleFactor, 1) }

  /// Returns a length rounded to whole pixels.
  func roundedToPixel(_ length: CGFloat) -> CGFloat {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// Returns a length rounded up to whole pixels, but not for a difference that is only arithmetic.
  func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
    (length * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint
  }
}
