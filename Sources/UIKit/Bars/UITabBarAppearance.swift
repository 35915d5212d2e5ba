import QuartzCore

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs whose title stands below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs whose title stands beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of such tabs in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of the picture behind the chosen tab, or nil.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the chosen tab, or nil.
  open var selectionIndicatorImage: UIImage?
}
