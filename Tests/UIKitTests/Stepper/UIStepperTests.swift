import QuartzCore
import Testing

@testable import UIKit

@Suite("UIStepper") struct UIStepperTests {
  private static let minus = CGPoint(x: 60, y: 60)
  private static let plus = CGPoint(x: 130, y: 60)

  /// Shows a stepper at (50, 50) that writes its changes down.
  private func run(_ body: (ControlHarness, UIStepper) -> Void) {
    ControlHarness.run { harness in
      let stepper = UIStepper(frame: CGRect(x: 50, y: 50, width: 1, height: 1))
      harness.show(stepper)
      stepper.addAction(
        UIAction { [weak harness, weak stepper] _ in
          harness?.log.append("\(stepper?.value ?? -1)")
        },
        for: .valueChanged
      )
      body(harness, stepper)
    }
  }

  @Test func `it begins at 0, goes to 100 by 1, and has a size of its own`() {
    run { _, stepper in
      #expect(stepper.frame == CGRect(x: 50, y: 50, width: 94, height: 32))
      #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
      #expect(stepper.sizeThatFits(.zero) == CGSize(width: 94, height: 32))
      #expect(stepper.value == 0)
      #expect(stepper.minimumValue == 0)
      #expect(stepper.maximumValue == 100)
      #expect(stepper.stepValue == 1)
      #expect(stepper.isContinuous)
      #expect(stepper.autorepeat)
      #expect(!stepper.wraps)
    }
  }

  @Test func `a tap on a half makes one step and tells once`() {
    run { harness, stepper in
      stepper.stepValue = 5
      harness.tap(at: Self.plus)
      harness.tap(at: Self.plus)
      harness.tap(at: Self.minus)
      #expect(stepper.value == 5)
      #expect(harness.log == ["5.0", "10.0", "5.0"])
    }
  }

  @Test func `steps end at the ends, and then the half is off`() {
    run { harness, stepper in
      harness.tap(at: Self.minus)
      #expect(stepper.value == 0)
      #expect(stepper.minus.state == .disabled)
      #expect(stepper.plus.state == .normal)
      stepper.maximumValue = 1.5
      harness.tap(at: Self.plus)
      harness.tap(at: Self.plus)
      #expect(stepper.value == 1.5)
      #expect(stepper.plus.state == .disabled)
      harness.tap(at: Self.plus)
      #expect(harness.log == ["1.0", "1.5"])
    }
  }

  @Test func `steps that wrap go from one end to the other`() {
    run { harness, stepper in
      stepper.wraps = true
      stepper.maximumValue = 2
      harness.tap(at: Self.minus)
      harness.tap(at: Self.plus)
      #expect(harness.log == ["2.0", "0.0"])
      #expect(stepper.minus.state == .normal)
    }
  }

  @Test func `a press that stays repeats, faster and faster, until it ends`() {
    run { harness, stepper in
      harness.press(at: Self.plus)
      #expect(stepper.value == 1)
      harness.world.advance(by: 0.4)
      #expect(stepper.value == 1)
      harness.world.advance(by: 0.2)
      #expect(stepper.value == 2)
      harness.world.advance(by: 0.95)
      #expect(stepper.value == 4)
      harness.world.advance(by: 1)
      #expect(stepper.value > 11 && stepper.value < 16)
      harness.release()
      let end = stepper.value
      harness.world.advance(by: 2)
      #expect(stepper.value == end)
      #expect(harness.log.count == Int(end))
    }
  }

  @Test func `without repetition a press makes one step`() {
    run { harness, stepper in
      stepper.autorepeat = false
      harness.press(at: Self.plus)
      harness.world.advance(by: 3)
      harness.release()
      #expect(harness.log == ["1.0"])
    }
  }

  @Test func `a press rests while the touch is outside`() {
    run { harness, stepper in
      harness.press(at: Self.plus)
      harness.drag(to: CGPoint(x: 130, y: 300))
      #expect(stepper.plus.state == .normal)
      harness.world.advance(by: 3)
      #expect(stepper.value == 1)
      harness.drag(to: Self.plus)
      #expect(stepper.plus.state == .highlighted)
      harness.world.advance(by: 1)
      #expect(stepper.value > 1)
      harness.release()
      #expect(stepper.plus.state == .normal)
    }
  }

  @Test func `one that is not continuous tells at the end of the press`() {
    run { harness, stepper in
      stepper.isContinuous = false
      harness.press(at: Self.plus)
      harness.world.advance(by: 1.2)
      #expect(stepper.value == 3)
      #expect(harness.log.isEmpty)
      harness.release()
      #expect(harness.log == ["3.0"])
    }
  }

  @Test func `a press ends when the stepper goes off or leaves the window`() {
    run { harness, stepper in
      harness.press(at: Self.plus)
      stepper.isEnabled = false
      harness.world.advance(by: 2)
      #expect(stepper.value == 1)
      harness.release()
      stepper.isEnabled = true
      harness.press(at: Self.plus)
      stepper.removeFromSuperview()
      harness.world.advance(by: 2)
      #expect(stepper.value == 2)
    }
  }

  @Test func `arrow keys make steps`() {
    run { harness, stepper in
      stepper.becomeFirstResponder()
      harness.key(.keyboardUpArrow)
      harness.key(.keyboardRightArrow)
      harness.key(.keyboardDownArrow)
      harness.key(.keyboardLeftArrow)
      #expect(harness.log == ["1.0", "2.0", "1.0", "0.0"])
    }
  }

  @Test func `code sets values without an event and within the ends`() {
    run { harness, stepper in
      stepper.value = 300
      #expect(stepper.value == 100)
      stepper.maximumValue = 20
      #expect(stepper.value == 20)
      stepper.minimumValue = 10
      stepper.value = -4
      #expect(stepper.value == 10)
      #expect(harness.log.isEmpty)
    }
  }

  @Test func `numbers that iOS refuses are told and not taken`() {
    run { harness, stepper in
      stepper.minimumValue = 100
      stepper.maximumValue = -1
      stepper.stepValue = 0
      #expect(stepper.minimumValue == 0)
      #expect(stepper.maximumValue == 100)
      #expect(stepper.stepValue == 1)
      #expect(
        harness.world.issues.map(\.context) == [
          "UIStepper.minimumValue", "UIStepper.maximumValue", "UIStepper.stepValue",
        ]
      )
    }
  }

  @Test func `where text runs from the right the halves change places`() {
    run { harness, stepper in
      stepper.semanticContentAttribute = .forceRightToLeft
      stepper.setNeedsLayout()
      harness.world.tick()
      harness.tap(at: Self.minus)
      #expect(stepper.value == 1)
      stepper.becomeFirstResponder()
      harness.key(.keyboardLeftArrow)
      #expect(stepper.value == 2)
    }
  }

  @Test func `images of an app take the place of signs, line and background`() {
    run { harness, stepper in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { _ in }
      stepper.setIncrementImage(image, for: .normal)
      stepper.setDecrementImage(image, for: .disabled)
      stepper.setBackgroundImage(image, for: .normal)
      stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
      harness.world.tick()
      #expect(stepper.incrementImage(for: .normal) === image)
      #expect(stepper.decrementImage(for: .normal) == nil)
      #expect(stepper.decrementImage(for: .disabled) === image)
      #expect(stepper.backgroundImage(for: .normal) === image)
      #expect(
        stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === image
      )
      #expect(stepper.plus.sign.bounds.size == image.size)
      #expect(stepper.divider.bounds.width == 6)
      #expect(stepper.backgroundColor == nil)
    }
  }
}
