import QuartzCore
import Testing

@testable import UIKit

@Suite("Lifetime of controls") struct ControlLifetimeTests {
  /// Shows a control, uses it, takes it away, and returns whether it is gone.
  private func isReleased<View: UIView>(
    _ make: () -> View,
    use: (ControlHarness, View) -> Void = { _, _ in }
  ) -> Bool {
    weak var kept: View?
    ControlHarness.run { harness in
      do {
        let view = make()
        kept = view
        harness.show(view, frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        use(harness, view)
        view.removeFromSuperview()
      }
      harness.world.advance(by: 3)
    }
    return kept == nil
  }

  @Test func `a text field that was edited is released`() {
    #expect(
      isReleased(UITextField.init) { harness, field in
        field.clearButtonMode = .always
        field.becomeFirstResponder()
        harness.type("fade")
        harness.world.advance(by: 1)
      }
    )
  }

  @Test func `a scroll view that still moves is released`() {
    #expect(
      isReleased(UIScrollView.init) { harness, view in
        view.contentSize = CGSize(width: 200, height: 900)
        view.maximumZoomScale = 2
        harness.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 20), duration: 0.05)
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        harness.world.advance(by: 0.1)
      }
    )
  }

  @Test func `buttons, switches, sliders and segments are released`() {
    #expect(isReleased({ UIButton(configuration: .filled()) }, use: { $1.tracksHover = true }))
    #expect(isReleased(UISwitch.init, use: { $1.setOn(true, animated: true) }))
    #expect(isReleased(UISlider.init, use: { $1.setValue(1, animated: true) }))
    #expect(isReleased { UISegmentedControl(items: ["One", "Two"]) })
  }

  @Test func `a bar in the middle of a push is released`() {
    #expect(
      isReleased(UINavigationBar.init) { harness, bar in
        bar.items = [UINavigationItem(title: "One")]
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        harness.world.advance(by: 0.1)
      }
    )
  }
}
