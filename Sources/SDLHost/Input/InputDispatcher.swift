import QuartzCore
package import UIKit

/// Sends what happened in the window to UIKit as touches, keys, scrolls and text.
package final class InputDispatcher {
  private let window: UIWindow
  private var touches: [HostEvent.Button: UITouch] = [:]

  package init(window: UIWindow) {
    self.window = window
  }

  /// Sends one event; the window's World must be the current one.
  ///
  /// - Parameter event: The event. Changes of the window itself are nobody's input.
  package func send(_ event: HostEvent) {
    let now = World.current.clock.now
    switch event {
    case .pointer(let pointer): send(pointer, at: now)
    case .hover(let location, let modifiers):
      window.sendEvent(
        UIHoverEvent(
          location: location,
          in: window,
          timestamp: now,
          modifierFlags: UIKeyModifierFlags(modifiers)
        )
      )
    case .wheel(let wheel): send(wheel, at: now)
    case .key(let key): send(key, at: now)
    case .text(let text): window.sendEvent(UITextInputEvent(.text(text), timestamp: now))
    case .composition(let text, let selection):
      let range = NSRange(location: selection.lowerBound, length: selection.count)
      window.sendEvent(UITextInputEvent(.marked(text, selection: range), timestamp: now))
    case .window: break
    }
  }

  private func send(_ pointer: HostEvent.Pointer, at now: TimeInterval) {
    switch pointer.phase {
    case .began:
      touches[pointer.button] = UITouch(
        location: pointer.location,
        in: window,
        timestamp: now,
        type: .indirectPointer,
        buttonMask: UIEvent.ButtonMask(pointer.button)
      )
    case .moved: change(pointer, to: .moved, at: now)
    case .ended: change(pointer, to: .ended, at: now)
    case .cancelled: change(pointer, to: .cancelled, at: now)
    }
    guard let changed = touches[pointer.button] else { return }
    for touch in touches.values where touch !== changed {
      touch.change(to: .stationary, timestamp: now)
    }
    window.sendEvent(
      UIEvent(
        touches: Set(touches.values),
        timestamp: now,
        modifierFlags: UIKeyModifierFlags(pointer.modifiers)
      )
    )
    if pointer.phase == .ended || pointer.phase == .cancelled { touches[pointer.button] = nil }
  }

  private func change(_ pointer: HostEvent.Pointer, to phase: UITouch.Phase, at now: TimeInterval) {
    touches[pointer.button]?.change(to: phase, location: pointer.location, timestamp: now)
  }

  private func send(_ wheel: HostEvent.Wheel, at now: TimeInterval) {
    window.sendEvent(
      UIScrollEvent(
        location: wheel.location,
        delta: CGVector(dx: wheel.deltaX, dy: wheel.deltaY),
        isPrecise: wheel.isPrecise,
        in: window,
        timestamp: now,
        modifierFlags: UIKeyModifierFlags(wheel.modifiers)
      )
    )
  }

  private func send(_ key: HostEvent.Key, at now: TimeInterval) {
    let press = UIPress(
      key: UIKey(
        keyCode: UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboardErrorRollOver,
        characters: key.characters,
        charactersIgnoringModifiers: key.plainCharacters,
        modifierFlags: UIKeyModifierFlags(key.modifiers)
      ),
      phase: key.isDown ? .began : .ended,
      timestamp: now,
      isRepeat: key.isRepeat
    )
    window.sendEvent(UIPressesEvent(press))
  }
}
