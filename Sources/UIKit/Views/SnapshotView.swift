import QuartzCore

/// The view that snapshot methods return: one picture that follows the view's size.
final class SnapshotView: UIView {
  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - scale: Pixels per point of the picture.
  ///   - capInsets: The edges that keep their size when the view is stretched, in points.
  func show(_ image: CGImage, scale: CGFloat, capInsets: UIEdgeInsets) {
    layer.contents = image
    layer.contentsScale = scale
    guard capInsets != .zero else { return }
    layer.contentsCenter = UIImage(cgImage: image, scale: scale, orientation: .up)
      .unitCenter(of: capInsets)
  }

  override func display(_ layer: CALayer) {}
}
