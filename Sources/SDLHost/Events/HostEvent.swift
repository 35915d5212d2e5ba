package import Foundation

/// What happened in the window, as plain values in points of the window.
nonisolated package enum HostEvent: Hashable, Sendable {
  /// A button of the pointer went down, was dragged, went up or was taken away.
  case pointer(Pointer)
  /// A finger touched the window, moved, was lifted or was taken away.
  case finger(Int64, Phase, CGPoint, modifiers: HostModifiers)
  /// The pointer moved without a button down, or left the window (nil).
  case hover(CGPoint?, modifiers: HostModifiers)
  /// A wheel turned; the distance is how far content moves, in points.
  case wheel(Wheel)
  /// A key went down or up, or repeats.
  case key(Key)
  /// Text was typed.
  case text(String)
  /// An input method composes text, with the selection in UTF-16 units; empty text ends it.
  case composition(String, selection: Range<Int>)
  /// The window itself changed.
  case window(WindowChange)
}

extension HostEvent {
  /// A button of the pointer.
  nonisolated package enum Button: Hashable, Sendable {
    case primary
    case secondary
    case middle
    case other(Int)
  }

  /// What a button does.
  nonisolated package enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// A change of the window.
  nonisolated package enum WindowChange: Hashable, Sendable {
    case resized
    case exposed
    case hidden
    case shown
    case focused
    case unfocused
    case closeRequested
    case quitRequested
    case deviceReset
    case wake
  }
}
