import QuartzCore
import SDLHost
import Testing
import UIKit

/// A view that notes the touches and keys that it receives.
private final class NotingView: UIView {
  var notes: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      let place = touch.location(in: self)
      let flags = event?.modifierFlags.rawValue ?? 0
      notes.append(
        "\(name) \(place.x),\(place.y) button \(touch.buttonMask.rawValue) flags \(flags)"
      )
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      let key = press.key
      notes.append(
        "key \(key?.keyCode.rawValue ?? 0) “\(key?.characters ?? "")” repeat \(press.isRepeat)"
      )
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    notes.append("key up")
  }
}

@Suite struct InputDispatcherTests {
  private let world = World(clock: .manual())

  /// Runs a body with a window of 400 by 300 points that a view at (100, 50) stands in.
  private func withWindow(_ body: (InputDispatcher, UIWindow, NotingView) -> Void) {
    world.perform {
      UIScreen.main.configure(bounds: CGRect(x: 0, y: 0, width: 400, height: 300), scale: 1)
      let window = UIWindow()
      let view = NotingView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
      window.addSubview(view)
      window.makeKeyAndVisible()
      world.tick()
      body(InputDispatcher(window: window), window, view)
    }
  }

  @Test func `two fingers pinch`() {
    withWindow { dispatcher, window, _ in
      let pinch = UIPinchGestureRecognizer()
      window.addGestureRecognizer(pinch)
      @MainActor func finger(_ id: Int64, _ phase: HostEvent.Phase, _ x: Double) {
        dispatcher.send(.finger(id, phase, CGPoint(x: x, y: 150), modifiers: []))
      }
      finger(7, .began, 180)
      finger(9, .began, 220)
      #expect(pinch.numberOfTouches == 2)
      finger(7, .moved, 160)
      finger(9, .moved, 240)
      #expect(pinch.state == .changed && abs(pinch.scale - 2) < 0.5)
      finger(7, .ended, 160)
      finger(9, .ended, 240)
      #expect(pinch.state == .possible)
    }
  }

  @Test func `a drag reaches the view where it began, also outside of it`() {
    withWindow { dispatcher, _, view in
      dispatcher.send(.pointer(.init(.began, at: CGPoint(x: 110, y: 60), modifiers: .alternate)))
      dispatcher.send(.pointer(.init(.moved, at: CGPoint(x: 10, y: 60))))
      dispatcher.send(.pointer(.init(.ended, at: CGPoint(x: 10, y: 70))))
      #expect(
        view.notes == [
          "began 10.0,10.0 button 1 flags \(UIKeyModifierFlags.alternate.rawValue)",
          "moved -90.0,10.0 button 1 flags 0",
          "ended -90.0,20.0 button 1 flags 0",
        ]
      )
    }
  }

  @Test func `another button is told apart, and a drag can be taken away`() {
    withWindow { dispatcher, _, view in
      let place = CGPoint(x: 110, y: 60)
      dispatcher.send(.pointer(.init(.began, button: .secondary, at: place)))
      dispatcher.send(.pointer(.init(.cancelled, button: .secondary, at: place)))
      #expect(
        view.notes == ["began 10.0,10.0 button 2 flags 0", "cancelled 10.0,10.0 button 2 flags 0"]
      )
    }
  }

  @Test func `motion without a beginning is nobody's`() {
    withWindow { dispatcher, _, view in
      dispatcher.send(.pointer(.init(.moved, at: CGPoint(x: 110, y: 60))))
      dispatcher.send(.pointer(.init(.ended, at: CGPoint(x: 110, y: 60))))
      #expect(view.notes.isEmpty)
    }
  }

  @Test func `hovering takes the pointer's shape from what lies below`() {
    withWindow { dispatcher, window, view in
      view.pointerShape = .hand
      dispatcher.send(.hover(CGPoint(x: 150, y: 100), modifiers: []))
      #expect(window.pointerShape == .hand)
      dispatcher.send(.hover(CGPoint(x: 10, y: 10), modifiers: []))
      #expect(window.pointerShape == .arrow)
    }
  }

  @Test func `keys reach the first responder with what they type and whether they repeat`() {
    withWindow { dispatcher, _, view in
      #expect(view.becomeFirstResponder())
      dispatcher.send(.key(.init(isDown: true, usage: 4, characters: "A", plainCharacters: "a")))
      dispatcher.send(.key(.init(isDown: true, isRepeat: true, usage: 0x1234)))
      dispatcher.send(.key(.init(isDown: false, usage: 4)))
      #expect(view.notes == ["key 4 “A” repeat false", "key 1 “” repeat true", "key up"])
    }
  }

  @Test func `text and compositions reach the field that is edited`() {
    withWindow { dispatcher, window, _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(field)
      #expect(field.becomeFirstResponder())
      dispatcher.send(.text("fadé"))
      #expect(field.text == "fadé")
      dispatcher.send(.composition("に", selection: 1..<1))
      #expect(field.text == "fadéに")
      #expect(field.markedTextRange != nil)
      dispatcher.send(.composition("", selection: 0..<0))
      dispatcher.send(.text("日"))
      #expect(field.text == "fadé日")
      #expect(field.markedTextRange == nil)
    }
  }

  @Test func `a wheel scrolls the scroll view below the pointer`() {
    withWindow { dispatcher, window, _ in
      let scrollView = UIScrollView(frame: window.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 3000)
      window.addSubview(scrollView)
      world.tick()
      let down = HostEvent.Wheel(at: CGPoint(x: 20, y: 20), deltaX: 0, deltaY: -96)
      dispatcher.send(.wheel(down))
      for _ in 0..<120 { world.advance(by: 1.0 / 60) }
      #expect(scrollView.contentOffset.y > 0)
    }
  }
}
