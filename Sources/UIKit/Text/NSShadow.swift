public import CoreGraphics

/// A shadow of text.
nonisolated open class NSShadow: NSObject, NSCopying {
  // Must stay the first stored property.
  private let tag = FoundationTag()

  /// How far the shadow stands from the text, in points; default zero.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred, in points; default 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow, a `UIColor`; default black at one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Makes a shadow with the default values.
  public override init() {
    super.init()
  }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
