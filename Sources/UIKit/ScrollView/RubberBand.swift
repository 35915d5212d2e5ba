import Foundation

/// The resistance of content that is dragged beyond its edge.
nonisolated package enum RubberBand {
  /// How hard the band pulls, as UIKit's scroll views do.
  package static let coefficient = 0.55

  /// Returns how far content stands beyond an edge when the finger has dragged it a distance beyond.
  package static func offset(distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let magnitude = (1 - 1 / (abs(distance) * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -magnitude : magnitude
  }

  /// Returns how far the finger must have gone for content to stand a distance beyond an edge.
  package static func distance(offset: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let magnitude = min(abs(offset), dimension * 0.999)
    let distance = (1 / (1 - magnitude / dimension) - 1) * dimension / coefficient
    return offset < 0 ? -distance : distance
  }

  /// Returns where content stands when a finger has dragged it to a place.
  package static func clamped(
    _ position: Double,
    to limits: ClosedRange<Double>,
    dimension: Double,
    isBouncing: Bool
  ) -> Double {
    let inside = min(max(position, limits.lowerBound), limits.upperBound)
    guard isBouncing, position != inside else { return inside }
    return inside + offset(distance: position - inside, dimension: dimension)
  }
}
