public import Foundation

nonisolated extension UIImage {
  /// The size, weight and scale of a symbol; what is not said is as usual.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Immutable after init, which makes sharing safe.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    let color: UIColor?

    init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, color: UIColor?) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.color = color
      super.init()
    }

    /// What is usual.
    public static let unspecified = SymbolConfiguration(
      pointSize: nil,
      weight: .unspecified,
      scale: .unspecified,
      color: nil
    )

    /// Makes a configuration of a size.
    ///
    /// - Parameter pointSize: The size of the text beside it, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified, color: nil)
    }

    /// Makes a configuration of a size and weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside it, in points.
    ///   - weight: The weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified, color: nil)
    }

    /// Makes a configuration of a size, weight and scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside it, in points.
    ///   - weight: The weight.
    ///   - scale: How large it is beside that text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight, scale: scale, color: nil)
    }

    /// Makes a configuration of a scale.
    ///
    /// - Parameter scale: How large it is beside its text.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale, color: nil)
    }

    /// Makes a configuration of a weight.
    ///
    /// - Parameter weight: The weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified, color: nil)
    }

    /// Makes a configuration of the size of a text style.
    ///
    /// - Parameter textStyle: The style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Makes a configuration of the size of a text style.
    ///
    /// - Parameters:
    ///   - textStyle: The style.
    ///   - scale: How large it is beside that text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      let font = UIFont.preferredFont(forTextStyle: textStyle)
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale, color: nil)
    }

    /// Makes a configuration of the size of a font.
    ///
    /// - Parameter font: The font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Makes a configuration of the size of a font.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - scale: How large it is beside text in that font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale, color: nil)
    }

    /// Makes a configuration of a colour, which all parts of a symbol get.
    ///
    /// - Parameter hierarchicalColor: The colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, color: hierarchicalColor)
    }

    /// Makes a configuration of colours, of which the first is used.
    ///
    /// - Parameter paletteColors: The colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        pointSize: nil,
        weight: .unspecified,
        scale: .unspecified,
        color: paletteColors.first
      )
    }

    /// Returns the configuration with what another one says on top.
    ///
    /// - Parameter otherConfiguration: The other one, or nil.
    /// - Returns: The configuration.
    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return Self(
        pointSize: other.pointSize ?? pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        color: other.color ?? color
      )
    }
  }
}
