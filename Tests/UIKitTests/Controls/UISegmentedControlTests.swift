import QuartzCore
import Testing

@testable import UIKit

@Suite("UISegmentedControl") struct UISegmentedControlTests {
  private func withControl(_ body: (ControlHarness, UISegmentedControl) -> Void) {
    ControlHarness.run { harness in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      harness.show(control, frame: CGRect(x: 10, y: 10, width: 300, height: 32))
      harness.record([(.valueChanged, "value")], of: control)
      body(harness, control)
    }
  }

  @Test func `a tap selects a segment and tells only of a change`() {
    withControl { harness, control in
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      harness.tap(at: CGPoint(x: 160, y: 26))
      #expect(control.selectedSegmentIndex == 1)
      harness.tap(at: CGPoint(x: 160, y: 26))
      #expect(harness.log == ["value"])
    }
  }

  @Test func `the selection's background stands behind the segment, two points inside`() {
    withControl { _, control in
      control.selectedSegmentIndex = 2
      control.layoutIfNeeded()
      #expect(control.pill.frame == CGRect(x: 202, y: 2, width: 96, height: 28))
      #expect(!control.pill.isHidden)
      control.selectedSegmentIndex = UISegmentedControl.noSegment
      #expect(control.pill.isHidden)
    }
  }

  @Test func `a momentary control selects nothing for good`() {
    withControl { harness, control in
      control.isMomentary = true
      var seen = -9
      control.addAction(
        UIAction { [unowned control] _ in seen = control.selectedSegmentIndex },
        for: .valueChanged
      )
      harness.tap(at: CGPoint(x: 20, y: 26))
      #expect(seen == 0)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  @Test func `a disabled segment is not selected, and arrows step over it`() {
    withControl { harness, control in
      control.setEnabled(false, forSegmentAt: 1)
      harness.tap(at: CGPoint(x: 160, y: 26))
      #expect(harness.log.isEmpty)
      control.selectedSegmentIndex = 0
      control.becomeFirstResponder()
      harness.key(.keyboardRightArrow)
      #expect(control.selectedSegmentIndex == 2)
      harness.key(.keyboardRightArrow)
      #expect(control.selectedSegmentIndex == 2)
    }
  }

  @Test func `segments come, go and keep the selection`() {
    withControl { _, control in
      control.selectedSegmentIndex = 2
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 1)
      #expect(control.titleForSegment(at: 1) == "Three")
      control.insertSegment(withTitle: "Four", at: 9, animated: false)
      #expect(control.numberOfSegments == 3)
      control.removeAllSegments()
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  @Test func `titles look as their states ask`() {
    withControl { _, control in
      control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
      control.selectedSegmentIndex = 0
      #expect(control.segments[0].label.textColor == .blue)
      #expect(control.segments[1].label.textColor == .red)
    }
  }

  @Test func `hairlines part the segments except beside the selection`() {
    withControl { _, control in
      control.selectedSegmentIndex = 0
      #expect(control.separators.map(\.alpha) == [0, 1])
      control.selectedSegmentIndex = 1
      #expect(control.separators.map(\.alpha) == [0, 0])
      control.showsSeparators = false
      control.layoutIfNeeded()
      #expect(control.separators.isEmpty)
    }
  }
}
