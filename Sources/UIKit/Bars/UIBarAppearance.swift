public import QuartzCore

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar, or nil for the material alone.
  open var backgroundColor: UIColor?
  /// The blur behind the bar, or nil.
  ///
  /// > Compatibility: nil also in the usual look, whose background is nearly opaque instead.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the bar, or nil.
  open var backgroundImage: UIImage?
  /// The colour of the hairline at the edge of the bar, or nil for none.
  open var shadowColor: UIColor? = .separator
  /// The image of the hairline, or nil.
  open var shadowImage: UIImage?
  var isTransparent = false

  /// Makes the usual look.
  public override init() {
    super.init()
  }

  /// Makes the look of another.
  ///
  /// - Parameter barAppearance: The other.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    isTransparent = barAppearance.isTransparent
  }

  /// Takes the usual look: a translucent background with a hairline.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = .separator
    isTransparent = false
  }

  /// Takes a look with an opaque background and a hairline.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = .separator
    isTransparent = false
  }

  /// Takes a look with neither background nor hairline.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = nil
    isTransparent = true
  }
}
