/// A body that overlaps another one, or what never moves.
struct DynamicContact {
  /// How fast bodies must meet to bounce, in points a second.
  private static let bounceVelocity = 20.0
  /// How deep bodies may overlap and stay, in points, so that they go on touching.
  private static let slop = 0.2

  let first: Int
  let second: Int?
  let contact: DynamicOutline.Contact

  init(_ first: Int, _ second: Int?, _ contact: DynamicOutline.Contact) {
    self.first = first
    self.second = second
    self.contact = contact
  }

  /// Returns the conditions that keep the bodies apart, and let them bounce and rub.
  ///
  /// - Parameters:
  ///   - bodies: All bodies.
  ///   - start: How many rows there are already.
  /// - Returns: The conditions.
  func rows(_ bodies: [DynamicBody], from start: Int) -> [DynamicRow] {
    let other = second.map { bodies[$0] }
    let elasticity = max(bodies[first].elasticity, other?.elasticity ?? 0)
    let friction = (bodies[first].friction * (other?.friction ?? bodies[first].friction))
      .squareRoot()
    var rows: [DynamicRow] = []
    for place in contact.places {
      var row = DynamicRow(first, second)
      row.axis = contact.normal
      row.firstArm = place.point - bodies[first].middle
      row.secondArm = other.map { place.point - $0.middle } ?? .zero
      row.limits = 0...Double.infinity
      let velocity = row.velocity(bodies)
      if velocity < -Self.bounceVelocity { row.target = -velocity * Double(elasticity) }
      rows.append(row)
      guard friction > 0 else { continue }
      var rub = row
      rub.axis = SIMD2(-contact.normal.y, contact.normal.x)
      rub.target = 0
      rub.pressedBy = (row: start + rows.count - 1, coefficient: Double(friction))
      rows.append(rub)
    }
    return rows
  }

  /// Moves bodies apart that overlap.
  func separate(_ bodies: inout [DynamicBody]) {
    let depth = (contact.places.map(\.depth).max() ?? 0) - Self.slop
    let own = bodies[first].inverseMass
    let its = second.map { bodies[$0].inverseMass } ?? 0
    guard depth > 0, own + its > 0 else { return }
    let way = contact.normal * (depth * 0.3 / (own + its))
    bodies[first].move(by: -way * own)
    if let second { bodies[second].move(by: way * its) }
  }
}
