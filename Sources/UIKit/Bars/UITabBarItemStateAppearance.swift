public import QuartzCore

/// The look of a tab in one state; what is missing is as usual.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image, or nil for the tint.
  open var iconColor: UIColor?
  /// The colour of the badge, or nil for red.
  open var badgeBackgroundColor: UIColor?
  /// The look of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved from its place, in points.
  open var badgePositionAdjustment = UIOffset.zero

  /// Makes the usual look.
  public override init() {
    super.init()
  }
}
