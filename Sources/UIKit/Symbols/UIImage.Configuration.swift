public import Foundation

nonisolated extension UIImage {
  /// What an image looks like where it can look different ways.
  open class Configuration: NSObject, @unchecked Sendable {
    // Immutable after init, which makes sharing safe.

    /// Returns the configuration with what another one says on top.
    ///
    /// - Parameter otherConfiguration: The other one, or nil.
    /// - Returns: The configuration.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  /// How strong the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As usual.
    case unspecified = 0
    /// Hair lines.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// As regular text.
    case regular = 4
    /// As medium text.
    case medium = 5
    /// As semibold text.
    case semibold = 6
    /// As bold text.
    case bold = 7
    /// Very strong.
    case heavy = 8
    /// As strong as can be.
    case black = 9

    /// The weight of text that fits.
    ///
    /// - Returns: The weight.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The width of a line as a part of the point size.
    var lineWidth: CGFloat {
      switch self {
      case .ultraLight: 0.03
      case .thin: 0.045
      case .light: 0.066
      case .unspecified, .regular: 0.088
      case .medium: 0.102
      case .semibold: 0.118
      case .bold: 0.136
      case .heavy: 0.156
      case .black: 0.176
      }
    }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// Medium.
    case `default` = -1
    /// As usual.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// As the text.
    case medium = 2
    /// Larger than the text.
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .default, .unspecified, .medium: 1
      case .large: 1.28
      }
    }
  }
}
