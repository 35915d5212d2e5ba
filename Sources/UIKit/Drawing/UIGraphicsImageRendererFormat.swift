public import CoreGraphics

/// What pictures of a renderer are like.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; default the screen's.
  open var scale: CGFloat
  /// Whether nothing is transparent; default false.
  open var opaque = false
  /// The range of colours; pictures have 8 bits a component.
  open var preferredRange = Range.standard

  /// Makes the format of the screen.
  public override init() {
    scale = UIScreen.main.scale
    super.init()
  }

  /// Makes the format of an environment.
  ///
  /// - Parameter traitCollection: The environment.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the format of the screen.
  ///
  /// - Returns: The format.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the format of the screen.
  ///
  /// - Returns: The format.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The range of a picture's colours.
  nonisolated public enum Range: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// As the device has.
    case automatic = 0
    /// More than 8 bits a component.
    case extended = 1
    /// 8 bits a component.
    case standard = 2
  }
}
