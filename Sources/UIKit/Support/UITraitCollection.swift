/// The environment of an interface: its style, idiom, scale and size classes.
nonisolated public final class UITraitCollection: NSObject, @unchecked Sendable {
  // Immutable after init, which makes sharing safe.
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point, 0 when it is not specified.
  public let displayScale: CGFloat
  /// How much room there is horizontally.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is vertically.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction in which the interface runs.
  public let layoutDirection: UIUserInterfaceLayoutDirection

  /// Makes a collection that specifies nothing.
  public override convenience init() {
    self.init(
      style: .unspecified,
      idiom: .unspecified,
      scale: 0,
      horizontal: .unspecified,
      vertical: .unspecified,
      direction: .leftToRight
    )
  }

  init(
    style: UIUserInterfaceStyle,
    idiom: UIUserInterfaceIdiom,
    scale: CGFloat,
    horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass,
    direction: UIUserInterfaceLayoutDirection
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    displayScale = scale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    layoutDirection = direction
    super.init()
  }

  /// Makes a collection that specifies the style only.
  ///
  /// - Parameter userInterfaceStyle: The style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      style: userInterfaceStyle,
      idiom: .unspecified,
      scale: 0,
      horizontal: .unspecified,
      vertical: .unspecified,
      direction: .leftToRight
    )
  }

  /// Makes a collection that specifies the scale only.
  ///
  /// - Parameter displayScale: Pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(
      style: .unspecified,
      idiom: .unspecified,
      scale: displayScale,
      horizontal: .unspecified,
      vertical: .unspecified,
      direction: .leftToRight
    )
  }

  /// The environment that dynamic colours resolve against outside a view.
  ///
  /// > Compatibility: always the light style; a view's own style comes from its `traitCollection`.
  public static var current: UITraitCollection { light }

  static let light = UITraitCollection(
    style: .light,
    idiom: .phone,
    scale: 2,
    horizontal: .compact,
    vertical: .regular,
    direction: .leftToRight
  )

  func withStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(
      style: style,
      idiom: userInterfaceIdiom,
      scale: displayScale,
      horizontal: horizontalSizeClass,
      vertical: verticalSizeClass,
      direction: layoutDirection
    )
  }

  /// Returns whether resolved colours differ between two environments.
  ///
  /// - Parameter traitCollection: The other environment.
  /// - Returns: Whether the styles differ.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}
