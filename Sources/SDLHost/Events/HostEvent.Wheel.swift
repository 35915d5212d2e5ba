package import Foundation

extension HostEvent {
  /// A turn of a wheel, or a movement on a track pad.
  nonisolated package struct Wheel: Hashable, Sendable {
    package var location: CGPoint
    /// How far content moves to the right, in points.
    package var deltaX: Double
    /// How far content moves down, in points.
    package var deltaY: Double
    /// Whether the distance comes from a track pad instead of notches.
    package var isPrecise: Bool
    package var modifiers: HostModifiers

    package init(
      at location: CGPoint,
      deltaX: Double,
      deltaY: Double,
      isPrecise: Bool = false,
      modifiers: HostModifiers = []
    ) {
      self.location = location
      self.deltaX = deltaX
      self.deltaY = deltaY
      self.isPrecise = isPrecise
      self.modifiers = modifiers
    }
  }
}
