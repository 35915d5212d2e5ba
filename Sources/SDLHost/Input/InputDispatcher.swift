import QuartzCore
package import UIKit

/// Sends what happened in the window to UIKit as touches, keys, scrolls and text.
package final class InputDispatcher {
  private let window: UIWindow
  private var touches: [Source: UITouch] = [:]

  /// What makes a touch.
  private enum Source: Hashable {
    case button(HostEvent.Button)
    case finger(Int64)
  }

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
    case .finger(let id, let phase, let location, let modifiers):
      send(
        phase,
        of: .finger(id),
        at: location,
        modifiers: modifiers,
        makeTouch: { window in UITouch(location: location, in: window, timestamp: now) }
      )
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
    send(
      pointer.phase,
      of: .button(pointer.button),
      at: pointer.location,
      modifiers: pointer.modifiers
    ) { window in
      UITouch(
        location: pointer.location,
        in: window,
        timestamp: now,
        type: .indirectPointer,
        buttonMask: UIEvent.ButtonMask(pointer.button)
      )
    }
  }

  /// Changes the touch of a button or a finger, and tells the window of all that are down.
  private func send(
    _ phase: HostEvent.Phase,
    of source: Source,
    at location: CGPoint,
    modifiers: HostModifiers,
    makeTouch: (UIWindow) -> UITouch
  ) {
    let now = World.current.clock.now
    switch phase {
    case .began: touches[source] = makeTouch(window)
    case .moved: touches[source]?.change(to: .moved, location: location, timestamp: now)
    case .ended: touches[source]?.change(to: .ended, location: location, timestamp: now)
    case .cancelled: touches[source]?.change(to: .cancelled, location: location, timestamp: now)
    }
    guard let changed = touches[source] else { return }
    for touch in touches.values where touch !== changed {
      touch.change(to: .stationary, timestamp: now)
    }
    window.sendEvent(
      UIEvent(
        touches: Set(touches.values),
        timestamp: now,
        modifierFlags: UIKeyModifierFlags(modifiers)
      )
    )
    if phase == .ended || phase == .cancelled { touches[source] = nil }
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
