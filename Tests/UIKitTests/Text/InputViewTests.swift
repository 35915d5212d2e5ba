import QuartzCore
import Testing

@testable import UIKit

@Suite("Views in place of a keyboard") struct InputViewTests {
  /// A screen with a bar at the bottom, as those of messages have.
  private final class Messages: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  private func frame(_ view: UIView, in harness: ControlHarness) -> CGRect? {
    view.window == nil ? nil : view.convert(view.bounds, to: harness.window)
  }

  @Test func `a field's views stand at the bottom while it is edited`() {
    ControlHarness.run { harness in
      let field = UITextField()
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let picker = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      field.inputAccessoryView = toolbar
      field.inputView = picker
      harness.show(field, frame: CGRect(x: 20, y: 20, width: 200, height: 34))
      #expect(toolbar.window == nil)
      field.becomeFirstResponder()
      harness.world.advance(by: 1)
      #expect(frame(toolbar, in: harness) == CGRect(x: 0, y: 236, width: 320, height: 44))
      #expect(frame(picker, in: harness) == CGRect(x: 0, y: 280, width: 320, height: 200))
      field.resignFirstResponder()
      harness.world.advance(by: 0.1)
      #expect(toolbar.window != nil)
      harness.world.advance(by: 1)
      #expect(toolbar.window == nil && picker.window == nil)
    }
  }

  @Test func `from field to field a common view stays, and another one takes its place`() {
    ControlHarness.run { harness in
      let fields = (0..<3).map { _ in UITextField() }
      let (common, other) = (UIView(), UIView())
      for view in [common, other] { view.frame.size.height = 40 }
      fields[0].inputAccessoryView = common
      fields[1].inputAccessoryView = common
      fields[2].inputAccessoryView = other
      for (index, field) in fields.enumerated() {
        harness.show(field, frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 200, height: 34))
      }
      fields[0].becomeFirstResponder()
      harness.world.advance(by: 1)
      let panel = common.superview
      fields[1].becomeFirstResponder()
      harness.world.advance(by: 1)
      #expect(common.superview === panel && panel?.window != nil)
      fields[2].becomeFirstResponder()
      harness.world.advance(by: 1)
      #expect(common.window == nil)
      #expect(frame(other, in: harness)?.maxY == 480)
      #expect(panel?.superview == nil)
    }
  }

  @Test func `a controller's bar is found along the chain, and a view may be changed meanwhile`() {
    ControlHarness.run { harness in
      let screen = Messages()
      harness.window.rootViewController = screen
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      screen.view.addSubview(text)
      harness.world.tick()
      #expect(screen.becomeFirstResponder())
      harness.world.advance(by: 1)
      #expect(frame(screen.bar, in: harness) == CGRect(x: 0, y: 430, width: 320, height: 50))
      text.becomeFirstResponder()
      harness.world.advance(by: 1)
      #expect(frame(screen.bar, in: harness)?.maxY == 480)
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      text.inputAccessoryView = own
      harness.world.advance(by: 1)
      #expect(screen.bar.window == nil)
      #expect(frame(own, in: harness) == CGRect(x: 0, y: 450, width: 320, height: 30))
    }
  }

  @Test func `both sides of a constraint are anchors that equal those of the views`() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(a.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(b.bottomAnchor) == true)
    #expect(!constraint.firstAnchor.isEqual(b.topAnchor))
    #expect(a.topAnchor == a.topAnchor)
    #expect(Set([a.topAnchor, a.topAnchor, a.bottomAnchor]).count == 2)
    #expect(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }
}
