import UIKit

/// The views that Tab reaches, in the order in which they are read.
struct FocusOrder {
  private let regions: [[any FocusStop]]

  /// Collects what can have the keyboard now.
  ///
  /// - Parameter regions: The parts of the window, in reading order.
  init(of regions: [UIView]) {
    self.regions = regions.map { FocusOrder.stops(in: $0) }.filter { !$0.isEmpty }
  }

  private static func stops(in view: UIView) -> [any FocusStop] {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
    let own = (view as? any FocusStop).map { $0.isFocusStop ? [$0] : [] } ?? []
    return own + view.subviews.flatMap { stops(in: $0) }
  }

  /// All stops, in order.
  var stops: [any FocusStop] { regions.flatMap(\.self) }

  /// Returns the stop after another one; behind the last follows the first.
  ///
  /// - Parameters:
  ///   - current: Where the keyboard is, or nil.
  ///   - backwards: Whether the one before is asked for.
  /// - Returns: The stop, or nil when there is none.
  func stop(after current: UIResponder?, backwards: Bool) -> (any FocusStop)? {
    let stops = stops
    guard let index = stops.firstIndex(where: { $0 === current }) else {
      return backwards ? stops.last : stops.first
    }
    return stops[(index + (backwards ? stops.count - 1 : 1)) % stops.count]
  }

  /// Returns the first stop of the region after the one in which the keyboard is.
  ///
  /// - Parameters:
  ///   - current: Where the keyboard is, or nil.
  ///   - backwards: Whether the region before is asked for.
  /// - Returns: The stop, or nil when there is none.
  func region(after current: UIResponder?, backwards: Bool) -> (any FocusStop)? {
    guard !regions.isEmpty else { return nil }
    let index = regions.firstIndex { region in region.contains { $0 === current } }
    guard let index else { return (backwards ? regions.last : regions.first)?.first }
    return regions[(index + (backwards ? regions.count - 1 : 1)) % regions.count].first
  }
}
