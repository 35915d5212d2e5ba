public import UIKit

nonisolated extension CAMediaTimingFunction {
  /// The curve without easing.
  public static var linear: CAMediaTimingFunction { named("linear") }
  /// Begins slowly.
  public static var easeIn: CAMediaTimingFunction { named("easeIn") }
  /// Ends slowly.
  public static var easeOut: CAMediaTimingFunction { named("easeOut") }
  /// Begins and ends slowly.
  public static var easeInOut: CAMediaTimingFunction { named("easeInOut") }
  /// Begins quickly and ends very gently; the default of Hero.
  public static var standard: CAMediaTimingFunction { named("standard") }
  /// Begins at full speed and ends very gently.
  public static var deceleration: CAMediaTimingFunction { named("deceleration") }
  /// Begins slowly and ends at full speed.
  public static var acceleration: CAMediaTimingFunction { named("acceleration") }
  /// Begins and ends quickly.
  public static var sharp: CAMediaTimingFunction { named("sharp") }
  /// Passes its goal a little and comes back.
  public static var easeOutBack: CAMediaTimingFunction { named("easeOutBack") }

  private static let functions: [String: CAMediaTimingFunction] = Dictionary(
    uniqueKeysWithValues: LanguageCurve.named.map { ($0.name, $0.curve.timingFunction) }
  )

  private static func named(_ name: String) -> CAMediaTimingFunction {
    functions[name] ?? CAMediaTimingFunction(name: .linear)
  }
}
