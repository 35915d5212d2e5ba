public import Foundation

/// An effect that lets what is behind a blur shine through content.
///
/// > Compatibility: content shows in its own colours, and a report says so.
nonisolated open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for content in front of a blur.
  ///
  /// - Parameter blurEffect: The blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// Makes an effect for content in front of a blur.
  ///
  /// - Parameters:
  ///   - blurEffect: The blur.
  ///   - style: What the content is.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init()
  }

  /// Makes an effect.
  ///
  /// > Compatibility: archives are not read.
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
