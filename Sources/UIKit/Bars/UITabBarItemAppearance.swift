import QuartzCore

/// The look of a tab in its states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How much room a tab gets.
  nonisolated public enum Style: Int, Sendable {
    /// The title stands below the image.
    case stacked
    /// The title stands beside the image.
    case inline
    /// The title stands beside the image in a low bar.
    case compactInline
  }

  /// The look of a tab that is not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// The look of a tab that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of a tab that has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Makes the usual look.
  public override init() {
    super.init()
  }

  /// Makes the usual look of a style, which is the same for all.
  ///
  /// - Parameter style: The style.
  public convenience init(style: Style) {
    self.init()
  }
}
