public import Foundation

/// An effect that blurs what is behind a view.
nonisolated open class UIBlurEffect: UIVisualEffect {
  /// How light, dark and thick a blur is.
  ///
  /// The plain names of materials follow the light and dark style of the view; others are always what they say.
  public enum Style: Int, Sendable, CaseIterable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// About as light as what is behind.
    case light
    /// Darker than what is behind.
    case dark
    /// Follows the style of the view.
    case regular = 4
    /// Makes what is in front stand out.
    case prominent
    /// Lets most of what is behind through.
    case systemUltraThinMaterial
    /// Lets more of what is behind through.
    case systemThinMaterial
    /// Lets something of what is behind through.
    case systemMaterial
    /// Lets little of what is behind through.
    case systemThickMaterial
    /// Looks like the system's bars.
    case systemChromeMaterial
    /// Lets most of what is behind through; always light.
    case systemUltraThinMaterialLight
    /// Lets more of what is behind through; always light.
    case systemThinMaterialLight
    /// Lets something of what is behind through; always light.
    case systemMaterialLight
    /// Lets little of what is behind through; always light.
    case systemThickMaterialLight
    /// Looks like the system's bars; always light.
    case systemChromeMaterialLight
    /// Lets most of what is behind through; always dark.
    case systemUltraThinMaterialDark
    /// Lets more of what is behind through; always dark.
    case systemThinMaterialDark
    /// Lets something of what is behind through; always dark.
    case systemMaterialDark
    /// Lets little of what is behind through; always dark.
    case systemThickMaterialDark
    /// Looks like the system's bars; always dark.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Makes a blur.
  ///
  /// - Parameter style: How light, dark and thick it is.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Makes a regular blur.
  ///
  /// > Compatibility: archives are not read.
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  override var look: BlurLook? { BlurLook(style) }

  /// Whether another object is a blur of the same style.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether it is.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// The same for blurs of the same style.
  open override var hash: Int { style.rawValue }
}
