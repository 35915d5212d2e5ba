import Foundation
import SDLHost
import Testing

@Suite struct EventTranslatorTests {
  private var translator = EventTranslator(unitsPerPoint: 2)

  private mutating func send(_ events: RawEvent..., at time: Double = 0) -> [HostEvent] {
    events.flatMap { translator.translate($0, at: time) }
  }

  @Test mutating func `a click arrives in points, with what is under the pointer told afterwards`()
  {
    let events = send(
      .button(index: 1, isDown: true, x: 20, y: 30),
      .button(index: 1, isDown: false, x: 22, y: 30)
    )
    #expect(
      events == [
        .pointer(.init(.began, at: CGPoint(x: 10, y: 15))),
        .pointer(.init(.ended, at: CGPoint(x: 11, y: 15))),
        .hover(CGPoint(x: 11, y: 15), modifiers: []),
      ]
    )
  }

  @Test mutating func `motion hovers, and drags every button that is down`() {
    #expect(send(.motion(x: 2, y: 4)) == [.hover(CGPoint(x: 1, y: 2), modifiers: [])])
    _ = send(
      .button(index: 1, isDown: true, x: 2, y: 4),
      .button(index: 3, isDown: true, x: 2, y: 4)
    )
    #expect(translator.isDragging)
    #expect(
      send(.motion(x: 4, y: 4)) == [
        .pointer(.init(.moved, at: CGPoint(x: 2, y: 2))),
        .pointer(.init(.moved, button: .secondary, at: CGPoint(x: 2, y: 2))),
      ]
    )
  }

  @Test mutating func `a button that goes down or up twice counts once`() {
    _ = send(.button(index: 1, isDown: true, x: 0, y: 0))
    #expect(send(.button(index: 1, isDown: true, x: 0, y: 0)) == [])
    _ = send(.button(index: 1, isDown: false, x: 0, y: 0))
    #expect(send(.button(index: 1, isDown: false, x: 0, y: 0)) == [])
  }

  @Test mutating func `fingers come in points, each by itself, and are lost with the keyboard`() {
    translator.windowSize = CGSize(width: 400, height: 300)
    let events = send(
      .finger(id: 5, phase: .began, x: 0.5, y: 0.5),
      .finger(id: 6, phase: .moved, x: 0.1, y: 0.1),
      .finger(id: 5, phase: .moved, x: 0.25, y: 0.5)
    )
    #expect(
      events == [
        .finger(5, .began, CGPoint(x: 200, y: 150), modifiers: []),
        .finger(5, .moved, CGPoint(x: 100, y: 150), modifiers: []),
      ]
    )
    let lost = HostEvent.finger(5, .cancelled, CGPoint(x: 100, y: 150), modifiers: [])
    #expect(send(.focus(false)) == [lost, .window(.unfocused)])
    #expect(send(.finger(id: 5, phase: .ended, x: 0, y: 0)) == [])
  }

  @Test mutating func `a second click soon after in the same place is a double click`() {
    for expected in 1...3 {
      let down = send(
        .button(index: 1, isDown: true, x: 20, y: 20),
        at: Double(expected) * 0.2
      )
      _ = send(.button(index: 1, isDown: false, x: 20, y: 20), at: Double(expected) * 0.2 + 0.1)
      #expect(down == [.pointer(.init(.began, at: CGPoint(x: 10, y: 10), clickCount: expected))])
    }
  }

  @Test mutating func `losing the keyboard cancels drags and lets go of modifiers`() {
    _ = send(
      .key(scancode: 226, symbol: 0, keymod: 0x0100, isDown: true, isRepeat: false),
      .button(index: 1, isDown: true, x: 8, y: 8)
    )
    #expect(translator.modifiers == .alternate)
    #expect(
      send(.focus(false)) == [
        .pointer(.init(.cancelled, at: CGPoint(x: 4, y: 4))),
        .window(.unfocused),
      ]
    )
    #expect(translator.modifiers == [])
    #expect(!translator.isDragging)
  }

  @Test mutating func `a click bears the modifiers of the last key`() {
    _ = send(.key(scancode: 226, symbol: 0, keymod: 0x0100, isDown: true, isRepeat: false))
    let click = send(.button(index: 1, isDown: true, x: 0, y: 0))
    #expect(click == [.pointer(.init(.began, at: .zero, modifiers: .alternate))])
  }

  @Test mutating func `the pointer leaves the window, but not during a drag`() {
    _ = send(.motion(x: 2, y: 2))
    #expect(send(.pointerLeft) == [.hover(nil, modifiers: [])])
    #expect(translator.location == nil)
    _ = send(.button(index: 1, isDown: true, x: 2, y: 2))
    #expect(send(.pointerLeft) == [])
  }

  @Test mutating func `a wheel scrolls where the pointer is, and nowhere before it came`() {
    #expect(send(.wheel(x: 0, y: 1)) == [])
    _ = send(.motion(x: 2, y: 2))
    #expect(
      send(.wheel(x: 0, y: -1)) == [
        .wheel(.init(at: CGPoint(x: 1, y: 1), deltaX: 0, deltaY: -WheelScaling.pointsPerNotch))
      ]
    )
  }

  @Test mutating func `a key tells its usage, its characters and whether it repeats`() {
    let events = send(.key(scancode: 4, symbol: 97, keymod: 0x0001, isDown: true, isRepeat: true))
    let key = HostEvent.Key(
      isDown: true,
      isRepeat: true,
      usage: 4,
      characters: "A",
      plainCharacters: "a",
      modifiers: .shift
    )
    #expect(events == [.key(key)])
  }

  @Test mutating func `a composition ends once, however often emptiness is reported`() {
    #expect(send(.composition("", start: 0, length: 0)) == [])
    #expect(
      send(.composition("にほ", start: 2, length: 0)) == [.composition("にほ", selection: 2..<2)]
    )
    #expect(send(.composition("", start: 0, length: 0)) == [.composition("", selection: 0..<0)])
    #expect(send(.composition("", start: 0, length: 0)) == [])
  }

  @Test mutating func `text arrives as it was typed, also what is on no key`() {
    #expect(send(.text("é")) == [.text("é")])
    #expect(send(.text("")) == [])
  }

  @Test(arguments: [
    (UInt16(0x0040), false), (0x0100, false), (0x0400, false), (0x0200, true), (1, true),
  ])
  mutating func `a letter with a command key is no text`(keymod: UInt16, isText: Bool) {
    _ = send(.key(scancode: 4, symbol: 97, keymod: keymod, isDown: true, isRepeat: false))
    #expect(send(.text("a")) == (isText ? [.text("a")] : []))
  }

  @Test(arguments: [
    (RawEvent.quit, HostEvent.WindowChange.quitRequested), (.closeRequest, .closeRequested),
    (.resized, .resized), (.exposed, .exposed), (.visibility(true), .shown),
    (.visibility(false), .hidden), (.focus(true), .focused), (.deviceReset, .deviceReset),
    (.wake, .wake),
  ])
  mutating func `a change of the window passes`(raw: RawEvent, change: HostEvent.WindowChange) {
    #expect(send(raw) == [.window(change)])
  }
}
