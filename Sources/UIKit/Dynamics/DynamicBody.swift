import CoreGraphics

/// How one item moves.
struct DynamicBody {
  let item: any UIDynamicItem
  /// Points a second.
  var velocity = CGVector.zero
  /// Radians a second.
  var angularVelocity: CGFloat = 0
  /// The forces of this step, as an acceleration in points per second squared.
  var acceleration = CGVector.zero
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false

  init(item: any UIDynamicItem) {
    self.item = item
  }

  /// A view of 100 by 100 points and of density 1 has mass 1.
  var mass: CGFloat {
    max(density * item.bounds.width * item.bounds.height / 10_000, 1e-6)
  }

  var isAtRest: Bool {
    hypot(velocity.dx, velocity.dy) < 1 && abs(angularVelocity) < 0.01
  }

  mutating func push(_ change: CGVector) {
    velocity.dx += change.dx
    velocity.dy += change.dy
  }

  mutating func accelerate(_ change: CGVector) {
    acceleration.dx += change.dx
    acceleration.dy += change.dy
  }

  /// Moves the item by a step: the semi-implicit Euler method, with velocities that decay exactly.
  mutating func advance(by step: CGFloat) {
    guard !isAnchored else {
      velocity = .zero
      angularVelocity = 0
      return
    }
    let kept = exp(-resistance * step)
    velocity.dx = (velocity.dx + acceleration.dx * step) * kept
    velocity.dy = (velocity.dy + acceleration.dy * step) * kept
    angularVelocity = allowsRotation ? angularVelocity * exp(-angularResistance * step) : 0
    let center = item.center
    item.center = CGPoint(x: center.x + velocity.dx * step, y: center.y + velocity.dy * step)
    if angularVelocity != 0 {
      item.transform = item.transform.rotated(by: angularVelocity * step)
    }
  }
}
