/// The environment of an interface: its style, idiom, scale and size classes.
///
/// Each trait may be unspecified, so that a collection can also say what of an environment differs.
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
  public var layoutDirection: UIUserInterfaceLayoutDirection { direction ?? .leftToRight }
  private let direction: UIUserInterfaceLayoutDirection?

  /// Makes a collection that specifies nothing.
  public override convenience init() {
    self.init(style: .unspecified)
  }

  init(
    style: UIUserInterfaceStyle = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified,
    scale: CGFloat = 0,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UIUserInterfaceLayoutDirection? = nil
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    displayScale = scale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    self.direction = direction
    super.init()
  }

  /// Makes a collection that specifies the style only.
  ///
  /// - Parameter userInterfaceStyle: The style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Makes a collection that specifies the kind of device only.
  ///
  /// - Parameter idiom: The kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  /// Makes a collection that specifies the scale only.
  ///
  /// - Parameter displayScale: Pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(scale: displayScale)
  }

  /// Makes a collection that specifies only how much room there is horizontally.
  ///
  /// - Parameter horizontalSizeClass: The room.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Makes a collection that specifies only how much room there is vertically.
  ///
  /// - Parameter verticalSizeClass: The room.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Makes a collection that specifies the direction only.
  ///
  /// - Parameter layoutDirection: The direction in which the interface runs.
  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Makes a collection of several: of each trait, the last one that specifies it counts.
  ///
  /// - Parameter traitCollections: The collections.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let all = traitCollections.reversed()
    self.init(
      style: all.map(\.userInterfaceStyle).first { $0 != .unspecified } ?? .unspecified,
      idiom: all.map(\.userInterfaceIdiom).first { $0 != .unspecified } ?? .unspecified,
      scale: all.map(\.displayScale).first { $0 != 0 } ?? 0,
      horizontal: all.map(\.horizontalSizeClass).first { $0 != .unspecified } ?? .unspecified,
      vertical: all.map(\.verticalSizeClass).first { $0 != .unspecified } ?? .unspecified,
      direction: all.lazy.compactMap(\.direction).first
    )
  }

  /// Returns whether the collection has every trait that another one specifies.
  ///
  /// - Parameter trait: The other collection, or nil.
  /// - Returns: Whether it has; true for nil.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
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
    return with(UITraitCollection(style: style))
  }

  /// The collection with what another one specifies in place of its own.
  func with(_ changes: UITraitCollection?) -> UITraitCollection {
    changes.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
  }

  /// Returns whether resolved colours differ between two environments.
  ///
  /// - Parameter traitCollection: The other environment.
  /// - Returns: Whether the styles differ.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// Returns whether another object specifies the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && direction == other.direction
  }

  /// A number that is the same for equal collections.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(direction)
    return hasher.finalize()
  }
}
