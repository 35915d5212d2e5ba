public import QuartzCore

extension UIListContentConfiguration {
  /// How the image of a row looks.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The colour of a template image, or nil for the tint colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points; default 0.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; 0 for no limit; default zero.
    public var maximumSize = CGSize.zero
    /// The least room that is kept for the image, in points; default zero.
    public var reservedLayoutSize = CGSize.zero

    init() {}

    /// Returns the size at which an image is shown: it is made smaller, not larger, and keeps its form.
    func shownSize(of image: UIImage) -> CGSize {
      let size = image.size
      guard size.width > 0, size.height > 0 else { return .zero }
      var scale: CGFloat = 1
      if maximumSize.width > 0 { scale = min(scale, maximumSize.width / size.width) }
      if maximumSize.height > 0 { scale = min(scale, maximumSize.height / size.height) }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
  }
}
