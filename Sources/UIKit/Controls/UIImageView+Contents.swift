import QuartzCore

extension UIImageView {
  static let animationKey = "UIImageView.animationImages"

  /// The image that the state of the view asks for.
  var displayedImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration else { return shown }
    return shown?.applyingSymbolConfiguration(preferredSymbolConfiguration)
  }

  /// Shows the image as the contents of the layer, tinted where it is a template.
  func imageDidChange() {
    let shown = displayedImage.map(tinted)
    layer.contents = shown?.cgImage
    layer.contentsScale = shown?.scale ?? 1
    layer.contentsCenter = shown.map(stretchableArea) ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    invalidateIntrinsicContentSize()
    stopAnimating()
  }

  private func tinted(_ image: UIImage) -> UIImage {
    guard image.renderingMode == .alwaysTemplate else { return image }
    return image.withTintColor(tintColor.resolvedColor(with: traitCollection))
  }

  /// The part of a resizable image that is stretched, in fractions of its size.
  private func stretchableArea(of image: UIImage) -> CGRect {
    let insets = image.capInsets
    guard insets != .zero, image.size.width > 0, image.size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: insets.left / image.size.width,
      y: insets.top / image.size.height,
      width: max(image.size.width - insets.left - insets.right, 0) / image.size.width,
      height: max(image.size.height - insets.top - insets.bottom, 0) / image.size.height
    )
  }

  /// Shows images in turn by an animation of the layer's contents, so that it costs nothing between them.
  func play(_ images: [UIImage], duration: TimeInterval) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap { tinted($0).cgImage }
    animation.calculationMode = .discrete
    animation.duration = duration > 0 ? duration : Double(images.count) / 30
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(animation, forKey: Self.animationKey)
  }
}
