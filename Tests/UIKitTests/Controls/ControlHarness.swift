import QuartzCore

@testable import UIKit

/// A window in a World of its own with a clock set by hand, and the means to touch and type in it.
final class ControlHarness {
  let world: World
  let window: UIWindow
  /// The events that a control has sent, in order.
  var log: [String] = []
  private var touch: UITouch?

  private init(world: World, window: UIWindow) {
    self.world = world
    self.window = window
  }

  /// Runs a test in a World of its own.
  static func run(
    size: CGSize = CGSize(width: 320, height: 480),
    _ body: (ControlHarness) throws -> Void
  ) rethrows {
    let world = World(clock: .manual())
    try world.perform {
      UIScreen.main.configure(bounds: CGRect(origin: .zero, size: size), scale: 2)
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.makeKeyAndVisible()
      let harness = ControlHarness(world: world, window: window)
      try body(harness)
      window.isHidden = true
    }
  }

  /// Adds a view and lets it be laid out.
  func show(_ view: UIView, frame: CGRect? = nil) {
    if let frame { view.frame = frame }
    window.addSubview(view)
    world.tick()
  }

  /// Writes down every event that a control sends.
  func record(_ events: [(UIControl.Event, String)], of control: UIControl) {
    for (event, name) in events {
      control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
    }
  }

  var now: TimeInterval { world.clock.now }

  func press(at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
    let touch = UITouch(location: point, in: window, timestamp: now)
    self.touch = touch
    window.sendEvent(UIEvent(touches: [touch], timestamp: now, modifierFlags: modifiers))
  }

  func drag(to point: CGPoint) {
    guard let touch else { return }
    touch.change(to: .moved, location: point, timestamp: now)
    window.sendEvent(UIEvent(touches: [touch], timestamp: now))
  }

  func release() {
    guard let touch else { return }
    touch.change(to: .ended, timestamp: now)
    window.sendEvent(UIEvent(touches: [touch], timestamp: now))
    self.touch = nil
  }

  func tap(at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
    press(at: point, modifiers: modifiers)
    release()
  }

  /// Drags in equal steps over a time, then lets go unless told to hold.
  func swipe(
    from start: CGPoint,
    to end: CGPoint,
    duration: TimeInterval,
    thenRelease: Bool = true
  ) {
    press(at: start)
    let steps = max(Int((duration * 60).rounded()), 1)
    for step in 1...steps {
      world.advance(by: duration / Double(steps))
      let fraction = CGFloat(step) / CGFloat(steps)
      drag(
        to: CGPoint(
          x: start.x + (end.x - start.x) * fraction,
          y: start.y + (end.y - start.y) * fraction
        )
      )
    }
    if thenRelease { release() }
  }

  func hover(at point: CGPoint?) {
    window.sendEvent(UIHoverEvent(location: point, in: window, timestamp: now))
  }

  func key(
    _ code: UIKeyboardHIDUsage,
    _ modifiers: UIKeyModifierFlags = [],
    isRepeat: Bool = false
  ) {
    let key = UIKey(keyCode: code, modifierFlags: modifiers)
    let press = UIPress(key: key, phase: .began, timestamp: now, isRepeat: isRepeat)
    window.sendEvent(UIPressesEvent(press))
  }

  func type(_ text: String) {
    for character in text {
      window.sendEvent(UITextInputEvent(.text(String(character)), timestamp: now))
    }
  }

  func compose(_ text: String, selection: NSRange) {
    window.sendEvent(UITextInputEvent(.marked(text, selection: selection), timestamp: now))
  }

  func scroll(at point: CGPoint, by delta: CGVector) {
    window.sendEvent(
      UIScrollEvent(location: point, delta: delta, isPrecise: true, in: window, timestamp: now)
    )
  }
}
