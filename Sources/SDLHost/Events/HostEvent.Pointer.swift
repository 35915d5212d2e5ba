package import Foundation

extension HostEvent {
  /// A button that changed, with where and how often it was clicked in quick succession.
  nonisolated package struct Pointer: Hashable, Sendable {
    package var phase: Phase
    package var button: Button
    package var location: CGPoint
    package var clickCount: Int
    package var modifiers: HostModifiers

    package init(
      _ phase: Phase,
      button: Button = .primary,
      at location: CGPoint,
      clickCount: Int = 1,
      modifiers: HostModifiers = []
    ) {
      self.phase = phase
      self.button = button
      self.location = location
      self.clickCount = clickCount
      self.modifiers = modifiers
    }
  }
}
