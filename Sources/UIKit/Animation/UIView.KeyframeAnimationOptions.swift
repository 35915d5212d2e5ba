import QuartzCore

extension UIView {
  /// Options of `animateKeyframes`.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits: flags as ``UIView/AnimationOptions``, and a calculation mode in bits 10 to 12.
    public let rawValue: UInt

    /// Makes options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews of changed views so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets animated views receive touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Starts from what is shown instead of from the model.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Plays back after playing forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Keeps the own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// Keeps the other own options inside another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// Straight lines between the values, which is the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps from value to value.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight lines at an even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at an even speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The bits that both kinds of options share, the curve among them.
    var shared: AnimationOptions {
      let modes: UInt = 7 << 10
      return AnimationOptions(rawValue: rawValue & ~modes)
    }
  }
}
