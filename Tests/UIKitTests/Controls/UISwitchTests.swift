import QuartzCore
import Testing

@testable import UIKit

@Suite("UISwitch") struct UISwitchTests {
  @Test func `a tap toggles it and tells once`() {
    ControlHarness.run { harness in
      let toggle = UISwitch()
      harness.show(toggle, frame: CGRect(x: 50, y: 50, width: 51, height: 31))
      harness.record([(.valueChanged, "value")], of: toggle)
      harness.tap(at: CGPoint(x: 60, y: 60))
      #expect(toggle.isOn)
      #expect(harness.log == ["value"])
      harness.tap(at: CGPoint(x: 60, y: 60))
      #expect(!toggle.isOn)
    }
  }

  @Test func `a drag to the other side toggles it once`() {
    ControlHarness.run { harness in
      let toggle = UISwitch()
      harness.show(toggle, frame: CGRect(x: 50, y: 50, width: 51, height: 31))
      harness.record([(.valueChanged, "value")], of: toggle)
      harness.press(at: CGPoint(x: 60, y: 60))
      harness.drag(to: CGPoint(x: 96, y: 60))
      #expect(toggle.isOn)
      harness.release()
      #expect(toggle.isOn)
      #expect(harness.log == ["value"])
    }
  }

  @Test func `code sets it without an event, and animated it moves there`() {
    ControlHarness.run { harness in
      let toggle = UISwitch()
      harness.show(toggle, frame: CGRect(x: 50, y: 50, width: 51, height: 31))
      harness.record([(.valueChanged, "value")], of: toggle)
      let start = toggle.thumb.center.x
      toggle.setOn(true, animated: true)
      let end = toggle.thumb.center.x
      #expect(end > start + 15)
      harness.world.advance(by: 0.1)
      let shown = toggle.thumb.layer.presentation()?.position.x ?? 0
      #expect(shown > start && shown < end)
      #expect(harness.log.isEmpty)
    }
  }

  @Test func `the space bar toggles it`() {
    ControlHarness.run { harness in
      let toggle = UISwitch()
      harness.show(toggle)
      toggle.becomeFirstResponder()
      harness.key(.keyboardSpacebar)
      #expect(toggle.isOn)
    }
  }

  @Test func `its size is its own`() {
    ControlHarness.run { _ in
      let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
      #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
      toggle.trackSize = CGSize(width: 36, height: 22)
      #expect(toggle.intrinsicContentSize == CGSize(width: 36, height: 22))
    }
  }
}
