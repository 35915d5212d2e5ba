/// What SDL reported, as plain values in SDL's own units (window units, scan codes, code points).
///
/// Only the event reader makes these from SDL's union; everything behind it is tested without SDL.
nonisolated package enum RawEvent: Hashable, Sendable {
  /// The program was asked to end.
  case quit
  /// The window's close button was pressed.
  case closeRequest
  /// The window has another size now.
  case resized
  /// A part of the window must be shown again.
  case exposed
  /// The window was minimised or hidden (false), or came back (true).
  case visibility(Bool)
  /// The window gained or lost the keyboard.
  case focus(Bool)
  /// The pointer left the window.
  case pointerLeft
  /// The pointer moved, in window units.
  case motion(x: Double, y: Double)
  /// A button of the pointer went down or up; 1 is the left, 2 the middle, 3 the right one.
  case button(index: Int, isDown: Bool, x: Double, y: Double)
  /// A finger touched the screen, moved, or was lifted; the place is a part of the window's size.
  case finger(id: Int64, phase: HostEvent.Phase, x: Double, y: Double)
  /// A wheel turned by notches; positive is right and away from the person.
  case wheel(x: Double, y: Double)
  /// A key went down or up.
  case key(scancode: Int, symbol: Int32, keymod: UInt16, isDown: Bool, isRepeat: Bool)
  /// Text was typed.
  case text(String)
  /// An input method composes text; start and length count code points.
  case composition(String, start: Int, length: Int)
  /// The graphics device lost its textures.
  case deviceReset
  /// Another thread asks the loop to look again.
  case wake
}
