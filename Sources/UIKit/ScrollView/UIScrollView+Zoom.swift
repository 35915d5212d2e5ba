import QuartzCore

extension UIScrollView {
  /// Scales the view that the delegate names, and keeps a place of the scroll view on the same content.
  func applyZoom(_ scale: CGFloat, around place: CGPoint) {
    guard let view = delegate?.viewForZooming(in: self), scale > 0 else { return }
    let old = zoomScale
    let anchor = CGPoint(
      x: (contentOffset.x + place.x) / old,
      y: (contentOffset.y + place.y) / old
    )
    setStoredZoomScale(scale)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    contentOffset = CGPoint(x: anchor.x * scale - place.x, y: anchor.y * scale - place.y)
      .clamped(to: offsetLimits)
    delegate?.scrollViewDidZoom(self)
  }

  /// Shows a change of the scale that code asked for, and tells of its beginning and end.
  func animateZoom(_ change: @escaping () -> Void) {
    delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
    UIView.animate(withDuration: 0.3, animations: change) { [weak self] _ in
      guard let self else { return }
      let view = delegate?.viewForZooming(in: self)
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    let place = pinch.location(in: superview)
    let inside = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
    switch pinch.state {
    case .began:
      pinchStart = (zoomScale, inside)
      delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
    case .changed:
      guard let pinchStart else { return }
      applyZoom(bounded(pinchStart.scale * pinch.scale), around: pinchStart.anchor)
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  /// Returns a scale that resists beyond its range, where the zoom bounces.
  private func bounded(_ scale: CGFloat) -> CGFloat {
    let clamped = min(max(scale, minimumZoomScale), maximumZoomScale)
    return bouncesZoom ? clamped * pow(scale / clamped, 0.35) : clamped
  }

  private func endPinch() {
    guard let start = pinchStart else { return }
    pinchStart = nil
    let clamped = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
    if clamped != zoomScale {
      UIView.animate(withDuration: 0.25) { [self] in applyZoom(clamped, around: start.anchor) }
    }
    let view = delegate?.viewForZooming(in: self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: clamped)
  }
}
