import CSDL2

/// Reads SDL's event union into plain values.
enum EventReader {
  /// Returns what an event says, or nil when nobody needs it; text that the event owns is released.
  static func read(_ event: SDL_Event) -> RawEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: .quit
    case SDL_WINDOWEVENT: read(event.window)
    // SDL makes a mouse of the first finger, too, which the finger itself stands for here.
    case SDL_MOUSEMOTION where event.motion.which == touchMouse: nil
    case SDL_MOUSEBUTTONDOWN where event.button.which == touchMouse: nil
    case SDL_MOUSEBUTTONUP where event.button.which == touchMouse: nil
    case SDL_FINGERDOWN: read(event.tfinger, .began)
    case SDL_FINGERMOTION: read(event.tfinger, .moved)
    case SDL_FINGERUP: read(event.tfinger, .ended)
    case SDL_MOUSEMOTION: .motion(x: Double(event.motion.x), y: Double(event.motion.y))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: read(event.button)
    case SDL_MOUSEWHEEL: .wheel(x: Double(event.wheel.preciseX), y: Double(event.wheel.preciseY))
    case SDL_KEYDOWN, SDL_KEYUP: read(event.key)
    case SDL_TEXTINPUT: .text(withUnsafeBytes(of: event.text.text, text))
    case SDL_TEXTEDITING: read(event.edit)
    case SDL_TEXTEDITING_EXT: read(event.editExt)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: .deviceReset
    case SDL_USEREVENT: .wake
    default: nil
    }
  }

  /// The mouse that SDL makes of fingers.
  private static let touchMouse = UInt32.max

  private static func read(
    _ event: SDL_TouchFingerEvent,
    _ phase: HostEvent.Phase
  ) -> RawEvent {
    .finger(id: event.fingerId, phase: phase, x: Double(event.x), y: Double(event.y))
  }

  private static func read(_ event: SDL_WindowEvent) -> RawEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: .closeRequest
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: .visibility(false)
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
      .visibility(true)
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focus(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: .focus(false)
    case SDL_WINDOWEVENT_LEAVE: .pointerLeft
    default: nil
    }
  }

  private static func read(_ event: SDL_MouseButtonEvent) -> RawEvent {
    .button(
      index: Int(event.button),
      isDown: event.state == UInt8(SDL_PRESSED),
      x: Double(event.x),
      y: Double(event.y)
    )
  }

  private static func read(_ event: SDL_KeyboardEvent) -> RawEvent {
    .key(
      scancode: Int(event.keysym.scancode.rawValue),
      symbol: event.keysym.sym,
      keymod: event.keysym.mod,
      isDown: event.state == UInt8(SDL_PRESSED),
      isRepeat: event.repeat != 0
    )
  }

  private static func read(_ event: SDL_TextEditingEvent) -> RawEvent {
    .composition(
      withUnsafeBytes(of: event.text, text),
      start: Int(event.start),
      length: Int(event.length)
    )
  }

  private static func read(_ event: SDL_TextEditingExtEvent) -> RawEvent {
    defer { SDL_free(event.text) }
    return .composition(
      event.text.map { String(cString: $0) } ?? "",
      start: Int(event.start),
      length: Int(event.length)
    )
  }

  /// Returns the text in a field of fixed size, up to its terminating zero.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
