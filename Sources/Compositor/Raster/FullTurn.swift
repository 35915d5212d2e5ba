import Foundation

/// Angles as parts of a full turn.
enum FullTurn {
  /// The angle from the u axis towards the v axis, 0 to 1.
  static func fraction(_ u: Double, _ v: Double) -> Double {
    let angle = atan2(v, u) / (2 * Double.pi)
    return angle < 0 ? angle + 1 : angle
  }
}
