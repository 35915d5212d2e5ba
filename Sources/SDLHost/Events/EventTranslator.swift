package import Foundation

/// Turns what SDL reports into events in points, and keeps the pointer's and the modifier keys' state.
///
/// SDL's own global state does not follow pushed events and says nothing of the moment of an event, so this
/// is the only place that knows which buttons and modifiers are down.
nonisolated package struct EventTranslator: Hashable, Sendable {
  /// Window units for one point.
  package var unitsPerPoint: Double
  /// The window's size, in points, which the places of fingers are parts of.
  package var windowSize = CGSize.zero
  /// The modifier keys that are down.
  package private(set) var modifiers: HostModifiers = []
  /// Where the pointer is, in points; nil outside the window.
  package private(set) var location: CGPoint?
  /// The buttons that are down, in the order in which they were pressed, with their click counts.
  package private(set) var pressed: [Press] = []
  /// The fingers that are down, with their places in points.
  private var fingers: [Int64: CGPoint] = [:]
  private var clicks = ClickCounter()
  private var isComposing = false
  private var isCommanding = false

  /// A button that is down.
  nonisolated package struct Press: Hashable, Sendable {
    package let button: HostEvent.Button
    package let clickCount: Int
  }

  package init(unitsPerPoint: Double = 1) {
    self.unitsPerPoint = unitsPerPoint
  }

  /// Whether a button is down, so that the pointer must be followed outside the window too.
  package var isDragging: Bool { !pressed.isEmpty }

  /// Translates one report.
  ///
  /// - Parameters:
  ///   - event: The report.
  ///   - time: When it came, in seconds.
  /// - Returns: The events that follow from it, in order.
  package mutating func translate(_ event: RawEvent, at time: Double) -> [HostEvent] {
    switch event {
    case .motion(let x, let y): moved(to: point(x, y))
    case .button(let index, let isDown, let x, let y):
      clicked(Self.button(index), isDown: isDown, at: point(x, y), time: time)
    case .finger(let id, let phase, let x, let y): touched(id, phase, x: x, y: y)
    case .pointerLeft: left()
    case .wheel(let x, let y): turned(x: x, y: y)
    case .key(let scancode, let symbol, let keymod, let isDown, let isRepeat):
      key(scancode, symbol: symbol, keymod: keymod, isDown: isDown, isRepeat: isRepeat)
    case .text(let text): typed(text)
    case .composition(let text, let start, let length):
      composed(text, start: start, length: length)
    default: windowChanged(event)
    }
  }

  private func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x / unitsPerPoint, y: y / unitsPerPoint)
  }

  private static func button(_ index: Int) -> HostEvent.Button {
    switch index {
    case 1: .primary
    case 2: .middle
    case 3: .secondary
    default: .other(index)
    }
  }

  // MARK: - Pointer

  private mutating func moved(to location: CGPoint) -> [HostEvent] {
    self.location = location
    guard isDragging else { return [.hover(location, modifiers: modifiers)] }
    return pressed.map { press in
      .pointer(pointer(.moved, press, at: location))
    }
  }

  private mutating func clicked(
    _ button: HostEvent.Button,
    isDown: Bool,
    at location: CGPoint,
    time: Double
  ) -> [HostEvent] {
    self.location = location
    let known = pressed.firstIndex { $0.button == button }
    if isDown {
      guard known == nil else { return [] }
      let count = clicks.count(button, at: location, time: time)
      let press = Press(button: button, clickCount: count)
      pressed.append(press)
      return [.pointer(pointer(.began, press, at: location))]
    }
    guard let known else { return [] }
    let press = pressed.remove(at: known)
    let ended = HostEvent.pointer(pointer(.ended, press, at: location))
    // What lies under the pointer may have changed during the drag.
    return isDragging ? [ended] : [ended, .hover(location, modifiers: modifiers)]
  }

  private func pointer(
    _ phase: HostEvent.Phase,
    _ press: Press,
    at location: CGPoint
  ) -> HostEvent.Pointer {
    HostEvent.Pointer(
      phase,
      button: press.button,
      at: location,
      clickCount: press.clickCount,
      modifiers: modifiers
    )
  }

  private mutating func touched(
    _ id: Int64,
    _ phase: HostEvent.Phase,
    x: Double,
    y: Double
  ) -> [HostEvent] {
    let place = CGPoint(x: x * windowSize.width, y: y * windowSize.height)
    guard (fingers[id] == nil) == (phase == .began) else { return [] }
    fingers[id] = phase == .began || phase == .moved ? place : nil
    return [.finger(id, phase, place, modifiers: modifiers)]
  }

  private mutating func left() -> [HostEvent] {
    guard !isDragging else { return [] }
    location = nil
    return [.hover(nil, modifiers: modifiers)]
  }

  private mutating func turned(x: Double, y: Double) -> [HostEvent] {
    guard let location, x != 0 || y != 0 else { return [] }
    let delta = WheelScaling.delta(x: x, y: y, modifiers: modifiers)
    return [
      .wheel(
        HostEvent.Wheel(
          at: location,
          deltaX: delta.x,
          deltaY: delta.y,
          isPrecise: delta.isPrecise,
          modifiers: modifiers
        )
      )
    ]
  }

  // MARK: - Keyboard

  private mutating func key(
    _ scancode: Int,
    symbol: Int32,
    keymod: UInt16,
    isDown: Bool,
    isRepeat: Bool
  ) -> [HostEvent] {
    modifiers = HostModifiers(keymod: keymod)
    isCommanding = Self.isCommand(keymod)
    return [
      .key(
        HostEvent.Key(
          isDown: isDown,
          isRepeat: isRepeat,
          usage: scancode,
          characters: KeyCharacters.typed(symbol: symbol, modifiers: modifiers),
          plainCharacters: KeyCharacters.plain(symbol: symbol),
          modifiers: modifiers
        )
      )
    ]
  }

  /// Whether a letter is a command with these modifiers: the right Alt key types on many keyboards.
  private static func isCommand(_ keymod: UInt16) -> Bool {
    let rightAlt: UInt16 = 0x0200
    let controlOrLeftAltOrSystem: UInt16 = 0x00C0 | 0x0100 | 0x0C00
    return keymod & rightAlt == 0 && keymod & controlOrLeftAltOrSystem != 0
  }

  private mutating func typed(_ text: String) -> [HostEvent] {
    isComposing = false
    return text.isEmpty || isCommanding ? [] : [.text(text)]
  }

  private mutating func composed(_ text: String, start: Int, length: Int) -> [HostEvent] {
    // Input methods report an empty composition after every key; only the end of one is news.
    guard isComposing || !text.isEmpty else { return [] }
    isComposing = !text.isEmpty
    let selection = CompositionRange.utf16(in: text, start: start, length: length)
    return [.composition(text, selection: selection)]
  }

  // MARK: - Window

  private mutating func windowChanged(_ event: RawEvent) -> [HostEvent] {
    switch event {
    case .quit: [.window(.quitRequested)]
    case .closeRequest: [.window(.closeRequested)]
    case .resized: [.window(.resized)]
    case .exposed: [.window(.exposed)]
    case .visibility(let isVisible): [.window(isVisible ? .shown : .hidden)]
    case .focus(true): [.window(.focused)]
    case .focus(false): unfocused()
    case .deviceReset: [.window(.deviceReset)]
    default: [.window(.wake)]
    }
  }

  /// Nobody will say that buttons and modifiers go up while another window has the keyboard.
  private mutating func unfocused() -> [HostEvent] {
    modifiers = []
    isCommanding = false
    let place = location ?? .zero
    let cancelled = pressed.map { HostEvent.pointer(pointer(.cancelled, $0, at: place)) }
    pressed = []
    let lost = fingers.sorted { $0.key < $1.key }.map { finger in
      HostEvent.finger(finger.key, .cancelled, finger.value, modifiers: [])
    }
    fingers = [:]
    return lost + cancelled + [.window(.unfocused)]
  }
}
