package import Foundation

/// Counts clicks that follow each other quickly in one place with one button.
nonisolated package struct ClickCounter: Hashable, Sendable {
  /// The longest time between two clicks of a double click, in seconds.
  package static let interval = 0.5
  /// The greatest distance between two clicks of a double click, in points.
  package static let distance = 5.0

  private var last: Click?

  private struct Click: Hashable, Sendable {
    var location: CGPoint
    var time: Double
    var button: HostEvent.Button
    var count: Int
  }

  package init() {}

  /// Counts a click.
  ///
  /// - Parameters:
  ///   - button: The button that went down.
  ///   - location: Where, in points.
  ///   - time: When, in seconds.
  /// - Returns: 1 for a single click, 2 for the second of a double click, and so on.
  package mutating func count(
    _ button: HostEvent.Button,
    at location: CGPoint,
    time: Double
  ) -> Int {
    var count = 1
    if let last, last.button == button, time - last.time <= Self.interval,
      abs(location.x - last.location.x) <= Self.distance,
      abs(location.y - last.location.y) <= Self.distance
    {
      count = last.count + 1
    }
    last = Click(location: location, time: time, button: button, count: count)
    return count
  }
}
