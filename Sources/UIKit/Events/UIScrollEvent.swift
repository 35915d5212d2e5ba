/// A turn of a wheel or a movement on a track pad.
package final class UIScrollEvent: UIEvent {
  /// Where the pointer is, in the window, in points.
  package let location: CGPoint
  /// How far content moves, in points; positive moves it right and down.
  package let delta: CGVector
  /// Whether the distance comes from a track pad instead of a wheel's notches.
  package let isPrecise: Bool
  private weak var window: UIWindow?

  package init(
    location: CGPoint,
    delta: CGVector,
    isPrecise: Bool,
    in window: UIWindow,
    timestamp: TimeInterval,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.window = window
    super.init(timestamp: timestamp, modifierFlags: modifierFlags)
  }

  package override var type: EventType { .scroll }

  override var concernedWindows: [UIWindow] { window.map { [$0] } ?? [] }
}
