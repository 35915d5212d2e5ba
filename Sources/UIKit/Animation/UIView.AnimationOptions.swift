import QuartzCore

extension UIView {
  /// Options of the `animate` and `transition` families.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits: flags, a curve in bits 16 to 19 and a transition in bits 20 to 23.
    public let rawValue: UInt

    /// Makes options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews of changed views so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets animated views receive touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from what is shown instead of from the model.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Plays back after playing forth.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Keeps the own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Keeps the own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Animates changes of content during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Hides and shows views in a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Keeps the other own options inside another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)

    /// Slow at both ends, which is the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Uncovers upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Covers downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// At most 60 frames a second; a hint.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// At most 30 frames a second; a hint.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve of bits 16 to 19; 7 is the spring of the system's own transitions.
    var timing: AnimationTiming {
      let number = Int((rawValue >> 16) & 0xF)
      if let curve = AnimationCurve(rawValue: number) { return .curve(curve.function) }
      return .spring(
        SpringTiming(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector())
      )
    }

    var transition: ViewTransition.Style? {
      ViewTransition.Style(rawValue: Int((rawValue >> 20) & 0xF))
    }
  }
}
