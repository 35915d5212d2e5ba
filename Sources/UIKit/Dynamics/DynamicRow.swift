/// One condition on the velocities of two bodies, or of a body and what never moves.
struct DynamicRow {
  /// The place of the first body among all.
  var first: Int
  /// The place of the second body, or nil for what never moves.
  var second: Int?
  /// The direction along which the second body's velocity as seen from the first one counts; zero for turning.
  var axis = SIMD2<Double>.zero
  /// From the first body's centre to where the condition holds.
  var firstArm = SIMD2<Double>.zero
  var secondArm = SIMD2<Double>.zero
  /// The velocity that is wanted.
  var target = 0.0
  /// How much the condition gives way.
  var softness = 0.0
  /// The least and the greatest impulse.
  var limits = -Double.infinity...Double.infinity
  /// The row whose impulse times a number limits this one's: friction.
  var pressedBy: (row: Int, coefficient: Double)?
  private var impulse = 0.0
  private var isTurning: Bool { axis == .zero }

  init(_ first: Int, _ second: Int?) {
    self.first = first
    self.second = second
  }

  /// Finds impulses that meet all rows as well as they can be met, and gives them to the bodies.
  static func solve(_ rows: inout [DynamicRow], _ bodies: inout [DynamicBody]) {
    guard !rows.isEmpty else { return }
    for _ in 0..<rounds {
      for index in rows.indices {
        if let press = rows[index].pressedBy {
          let limit = rows[press.row].impulse * press.coefficient
          rows[index].limits = -limit...limit
        }
        rows[index].correct(&bodies)
      }
    }
  }

  private static let rounds = 16

  /// Returns the velocity that counts, as it is now.
  func velocity(_ bodies: [DynamicBody]) -> Double {
    if isTurning {
      return (second.map { bodies[$0].turning } ?? 0) - bodies[first].turning
    }
    let own = bodies[first].velocity(at: firstArm)
    let other = second.map { bodies[$0].velocity(at: secondArm) } ?? .zero
    return axis.dot(other - own)
  }

  /// Returns how much a unit impulse changes that velocity.
  func mobility(_ bodies: [DynamicBody]) -> Double {
    func part(_ body: DynamicBody, _ arm: SIMD2<Double>) -> Double {
      guard !isTurning else { return body.inverseInertia }
      let lever = arm.cross(axis)
      return body.inverseMass + body.inverseInertia * lever * lever
    }
    return part(bodies[first], firstArm) + (second.map { part(bodies[$0], secondArm) } ?? 0)
  }

  private mutating func correct(_ bodies: inout [DynamicBody]) {
    let mobility = mobility(bodies) + softness
    guard mobility > 1e-12 else { return }
    let error = velocity(bodies) - target + softness * impulse
    let wanted = impulse - error / mobility
    let allowed = min(max(wanted, limits.lowerBound), limits.upperBound)
    let change = allowed - impulse
    impulse = allowed
    guard change != 0 else { return }
    if isTurning {
      bodies[first].turn(by: -change)
      if let second { bodies[second].turn(by: change) }
    } else {
      bodies[first].push(axis * -change, at: firstArm)
      if let second { bodies[second].push(axis * change, at: secondArm) }
    }
  }
}
