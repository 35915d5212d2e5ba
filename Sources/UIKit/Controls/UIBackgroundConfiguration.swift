public import QuartzCore

/// The background of a button or cell as one value.
nonisolated public struct UIBackgroundConfiguration {
  /// The colour, or nil for that of the owner.
  public var backgroundColor: UIColor?
  /// The image, or nil.
  public var image: UIImage?
  /// How the image is fitted; default filling.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners, in points; default 0.
  public var cornerRadius: CGFloat = 0
  /// The space between the owner's edges and the background, in points; default zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the edge, or nil for none.
  public var strokeColor: UIColor?
  /// The width of the edge, in points; default 0.
  public var strokeWidth: CGFloat = 0
  /// How far the edge stands outside the background, in points; default 0.
  public var strokeOutset: CGFloat = 0
  /// The view that stands behind the content, or nil.
  public var customView: UIView?

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
