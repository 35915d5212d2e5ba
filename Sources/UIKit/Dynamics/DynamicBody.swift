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
  var elasticity = DynamicBody.usualElasticity
  var friction = DynamicBody.usualFriction
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false

  /// How much items bounce that nothing is said about; UIKit publishes no number.
  static let usualElasticity: CGFloat = 0.2
  /// How much items rub that nothing is said about; UIKit publishes no number.
  static let usualFriction: CGFloat = 0.2

  init(item: any UIDynamicItem) {
    self.item = item
  }

  /// A view of 100 by 100 points and of density 1 has mass 1.
  var mass: CGFloat {
    max(density * item.bounds.width * item.bounds.height / 10_000, 1e-6)
  }

  /// How easily the body is moved; 0 for one that stays.
  var inverseMass: Double { isAnchored ? 0 : 1 / Double(mass) }

  /// How easily the body is turned; 0 for one that does not turn.
  var inverseInertia: Double {
    guard !isAnchored, allowsRotation else { return 0 }
    let size = item.bounds.size
    let share: CGFloat = item.collisionBoundsType == .ellipse ? 16 : 12
    let square = size.width * size.width + size.height * size.height
    return 1 / max(Double(mass * square / share), 1e-6)
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

  // MARK: - Impulses

  var middle: SIMD2<Double> { SIMD2(Double(item.center.x), Double(item.center.y)) }

  /// Radians a second.
  var turning: Double { Double(angularVelocity) }

  /// Returns the velocity of a place of the body, as seen from its centre.
  func velocity(at arm: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(Double(velocity.dx) - turning * arm.y, Double(velocity.dy) + turning * arm.x)
  }

  /// Takes an impulse at a place.
  mutating func push(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
    velocity.dx += impulse.x * inverseMass
    velocity.dy += impulse.y * inverseMass
    turn(by: arm.cross(impulse))
  }

  /// Takes an impulse that turns.
  mutating func turn(by impulse: Double) {
    angularVelocity += impulse * inverseInertia
  }

  mutating func move(by way: SIMD2<Double>) {
    item.center = CGPoint(x: item.center.x + way.x, y: item.center.y + way.y)
  }

  // MARK: - Steps

  /// Changes the velocity by the forces of a step; velocities decay exactly.
  mutating func accelerate(for step: CGFloat) {
    guard !isAnchored else {
      velocity = .zero
      angularVelocity = 0
      return
    }
    let kept = exp(-resistance * step)
    velocity.dx = (velocity.dx + acceleration.dx * step) * kept
    velocity.dy = (velocity.dy + acceleration.dy * step) * kept
    angularVelocity = allowsRotation ? angularVelocity * exp(-angularResistance * step) : 0
  }

  /// Moves the item by a step: with ``accelerate(for:)`` the semi-implicit Euler method.
  mutating func advance(by step: CGFloat) {
    guard !isAnchored else { return }
    let center = item.center
    item.center = CGPoint(x: center.x + velocity.dx * step, y: center.y + velocity.dy * step)
    if angularVelocity != 0 {
      item.transform = item.transform.rotated(by: angularVelocity * step)
    }
  }
}
