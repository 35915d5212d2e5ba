public import CoreGraphics
package import CoreText

/// A font of a size.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  // Must stay the first stored property.
  private let tag = FoundationTag()
  // Immutable after init, which makes sharing safe.
  package let descriptor: FontDescriptor
  private let metrics: FontMetrics

  package init(descriptor: FontDescriptor) {
    self.descriptor = descriptor
    metrics = descriptor.metrics
    super.init()
  }

  // MARK: - Making fonts

  /// Makes a font of a family, with weight and slant from a name such as "Inter-BoldItalic".
  ///
  /// - Parameters:
  ///   - fontName: The name.
  ///   - fontSize: The size, in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(descriptor: FontName(fontName).descriptor(size: fontSize))
  }

  /// Returns the font of the interface.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the font of the interface in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: .system(size: fontSize, weight: weight.number))
  }

  /// Returns the bold font of the interface.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the leaning font of the interface.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var descriptor = FontDescriptor.system(size: fontSize)
    descriptor.isItalic = true
    return UIFont(descriptor: descriptor)
  }

  /// Returns the font of code in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: .monospaced(size: fontSize, weight: weight.number))
  }

  /// Returns the font of the interface with figures of equal width.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var descriptor = FontDescriptor.system(size: fontSize, weight: weight.number)
    descriptor.isMonospacedDigit = true
    return UIFont(descriptor: descriptor)
  }

  /// Returns the font of a kind of text.
  ///
  /// - Parameter style: The kind.
  /// - Returns: The font.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style.weight)
  }

  // MARK: - Values

  /// The size, in points.
  open var pointSize: CGFloat { descriptor.size }
  /// The name of the family.
  open var familyName: String { descriptor.family }
  /// The name.
  open var fontName: String { FontName.name(of: descriptor) }
  /// The height above the base line, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The depth below the base line, in points, at most 0.
  open var descender: CGFloat { -abs(metrics.descender) }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The room between lines, in points.
  open var leading: CGFloat { metrics.leading }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }

  /// Returns the font in another size.
  ///
  /// - Parameter fontSize: The size, in points.
  /// - Returns: The font.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.size = fontSize
    return UIFont(descriptor: descriptor)
  }

  /// The usual size of the interface's text, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }

  open override var hash: Int { descriptor.hashValue }
}
