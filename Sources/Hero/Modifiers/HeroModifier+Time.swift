public import UIKit

nonisolated extension HeroModifier {
  /// Lasts a certain time.
  ///
  /// > Compatibility: a negative duration counts as 0; infinity means ``durationMatchLongest``.
  /// - Parameter duration: Seconds, without the delay.
  /// - Returns: The modifier.
  public static func duration(_ duration: TimeInterval) -> HeroModifier {
    HeroModifier { state in
      guard !duration.isNaN else {
        World.current.report(
          CompatibilityIssue(
            message: "A duration that is not a number is ignored.",
            context: "Hero"
          )
        )
        return
      }
      state.duration = max(duration, 0)
    }
  }

  /// Lasts until the longest other animation ends.
  public static var durationMatchLongest: HeroModifier { HeroModifier(\.duration, .infinity) }

  /// Begins later.
  ///
  /// - Parameter delay: Seconds.
  /// - Returns: The modifier.
  public static func delay(_ delay: TimeInterval) -> HeroModifier {
    HeroModifier(\.delay, delay)
  }

  /// Eases by a curve.
  ///
  /// - Parameter timingFunction: The curve.
  /// - Returns: The modifier.
  public static func timingFunction(_ timingFunction: CAMediaTimingFunction) -> HeroModifier {
    HeroModifier(\.timingFunction, timingFunction)
  }

  /// Moves like a spring of mass 1, which runs until it settles.
  ///
  /// A spring ignores the duration and the timing function; a position that moves along an arc
  /// ignores the spring, and so does the corner radius.
  ///
  /// - Parameters:
  ///   - stiffness: The spring constant, in newtons per metre.
  ///   - damping: The damping coefficient, in newton seconds per metre.
  /// - Returns: The modifier.
  public static func spring(stiffness: CGFloat, damping: CGFloat) -> HeroModifier {
    let spring = (stiffness, damping)
    return HeroModifier { $0.spring = spring }
  }

  /// Lets the subviews begin one after another, from the top down.
  public static var cascade: HeroModifier { cascade() }

  /// Lets the subviews begin one after another.
  ///
  /// - Parameters:
  ///   - delta: Seconds between two subviews. Default 0.02.
  ///   - direction: Their order. Default from the top down.
  ///   - delayMatchedViews: Whether matched subviews begin after all others. Default false.
  /// - Returns: The modifier.
  public static func cascade(
    delta: TimeInterval = 0.02,
    direction: CascadeDirection = .topToBottom,
    delayMatchedViews: Bool = false
  ) -> HeroModifier {
    let cascade = (delta, direction, delayMatchedViews)
    return HeroModifier { $0.cascade = cascade }
  }
}
