/// How far content moves for the notches of a wheel.
nonisolated package enum WheelScaling {
  /// Points for one notch.
  package static let pointsPerNotch = 48.0

  /// Returns how far content moves.
  ///
  /// A wheel that turns away from the person moves content down; one that tilts right moves it left. With
  /// Shift a wheel that has one axis only scrolls sideways.
  ///
  /// - Parameters:
  ///   - x: Notches to the right.
  ///   - y: Notches away from the person.
  ///   - modifiers: The modifier keys that are down.
  /// - Returns: The distance in points, and whether it came in fractions of a notch, as from a track pad.
  package static func delta(
    x: Double,
    y: Double,
    modifiers: HostModifiers
  ) -> (x: Double, y: Double, isPrecise: Bool) {
    let isPrecise = x.rounded() != x || y.rounded() != y
    var moved = (x: -x * pointsPerNotch, y: y * pointsPerNotch)
    if modifiers.contains(.shift), x == 0 { moved = (moved.y, 0) }
    // Negative zero would tell equal distances apart in logs.
    return (moved.x + 0, moved.y + 0, isPrecise)
  }
}
