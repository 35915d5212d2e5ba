public import QuartzCore

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title; what is missing is as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of a large title; what is missing is as usual.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved from its place, in points; default zero.
  open var titlePositionAdjustment = UIOffset.zero
}
