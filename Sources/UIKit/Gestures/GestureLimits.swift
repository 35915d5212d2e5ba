import Foundation

/// Times and distances that tell gestures apart; apple does not document them; change them here.
nonisolated enum GestureLimits {
  /// The longest time between taps of one sequence, in seconds.
  static let multiTapInterval: TimeInterval = 0.35
  /// The greatest distance between taps of one sequence, in points.
  static let multiTapDistance: CGFloat = 45
  /// How far a tap may move, in points.
  static let tapMovement: CGFloat = 45
  /// How long a tap of several may be held, in seconds.
  static let tapHold: TimeInterval = 0.75
  /// How far a pan moves before it begins, in points.
  static let panMovement: CGFloat = 10
  /// How far from the edge an edge pan may start, in points.
  static let edgeWidth: CGFloat = 24
  /// How far back velocities look, in seconds.
  static let velocityWindow: TimeInterval = 0.1
  /// How far a swipe goes, in points.
  static let swipeDistance: CGFloat = 50
  /// The longest time of a swipe, in seconds.
  static let swipeTime: TimeInterval = 0.5
  /// How much two fingers' distance changes before a pinch begins, in points.
  static let pinchMovement: CGFloat = 8
  /// How far two fingers turn before a rotation begins, in radians.
  static let rotationAngle: CGFloat = 0.1
}
