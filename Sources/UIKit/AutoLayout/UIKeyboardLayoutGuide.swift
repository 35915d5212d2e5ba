import QuartzCore

/// A guide that follows something which comes and goes, such as a keyboard.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that a keyboard covers.
///
/// > Compatibility: there is no keyboard on screen; the guide follows the views that a first responder shows in its
/// > place, and is the bottom of the safe area as long as there are none.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats; there is none, and the value is kept.
  ///
  /// Default false.
  open var followsUndockedKeyboard = false
  /// Whether the guide is the bottom of the safe area while there is no keyboard, and else of no height.
  ///
  /// Default true.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }
  /// How far above the keyboard a drag begins to move it away; there is none, and the value is kept.
  ///
  /// Default 0.
  open var keyboardDismissPadding: CGFloat = 0

  init(of owner: UIView) {
    super.init(.keyboard, of: owner, named: "keyboardLayoutGuide")
  }

  /// How much of the view's bottom is covered, in points.
  var coveredHeight: CGFloat {
    guard let view = owningView else { return 0 }
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, let panel = window.inputPanel else { return least }
    let top = view.convert(panel.standingFrame.origin, from: window as UIView?).y
    return max(view.bounds.maxY - top, least, 0)
  }
}
