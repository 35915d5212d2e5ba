/// The shape of an item of UIKit Dynamics.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// An ellipse in the bounds.
  case ellipse = 1
  /// A path of the item's own.
  case path = 2
}
