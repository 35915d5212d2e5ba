public import Foundation
import QuartzCore

/// A view that shows what is behind it through an effect, with content in front.
///
/// The effect can be animated: set it in a block of `UIView.animate`, or in that of an animator whose fraction
/// is then set by hand.
///
/// > Compatibility: an effect goes on working while the view or a superview fades or is masked, which iOS
/// > leaves undefined.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView(frame: .zero)

  /// Where content goes; it always fills the view.
  public let contentView = UIView(frame: .zero)

  /// What is done to what is behind; nil shows it as it is.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// Makes a view of no size.
  ///
  /// - Parameter effect: What is done to what is behind.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Makes a view without an effect.
  ///
  /// - Parameter frame: The view's rectangle in its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a view without an effect.
  ///
  /// > Compatibility: archives are not read.
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.addSubview(view)
    }
    showEffect()
  }

  private func showEffect() {
    backdrop.show(effect?.look)
    guard effect is UIVibrancyEffect else { return }
    World.current.report(
      CompatibilityIssue(
        message: "Vibrancy is not drawn; the content shows in its own colours.",
        context: "UIVisualEffectView.effect"
      )
    )
  }

  /// Tells of a new subview; content belongs into the content view.
  ///
  /// - Parameter subview: The view.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== backdrop, subview !== contentView else { return }
    World.current.report(
      CompatibilityIssue(
        message: "Add subviews to the contentView of a visual effect view; iOS refuses this.",
        context: "UIVisualEffectView.addSubview(_:)"
      )
    )
  }
}
