import Foundation

/// The velocity of something that moves, from its latest positions.
nonisolated struct VelocityTracker {
  private var samples: [(position: CGPoint, time: TimeInterval)] = []
  private var end: TimeInterval?

  /// Adds a position.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    end = nil
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((position, time))
    samples.removeAll { time - $0.time > 2 * GestureLimits.velocityWindow }
  }

  /// Says that the motion ended; a pause before counts as rest.
  mutating func rest(at time: TimeInterval) {
    end = time
  }

  /// Points per second, over the last 0.1 s; 0 after a rest of that length.
  var velocity: CGPoint {
    guard let last = samples.last else { return .zero }
    if let end, end - last.time >= GestureLimits.velocityWindow { return .zero }
    let recent = samples.filter { last.time - $0.time <= GestureLimits.velocityWindow }
    guard let first = recent.first ?? samples.first, last.time > first.time else { return .zero }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.position.x - first.position.x) / time,
      y: (last.position.y - first.position.y) / time
    )
  }
}
