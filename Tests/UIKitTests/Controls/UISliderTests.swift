import QuartzCore
import Testing

@testable import UIKit

@Suite("UISlider") struct UISliderTests {
  private func withSlider(_ body: (ControlHarness, UISlider) -> Void) {
    ControlHarness.run { harness in
      let slider = UISlider()
      harness.show(slider, frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      harness.record([(.valueChanged, "value")], of: slider)
      body(harness, slider)
    }
  }

  @Test func `dragging the thumb changes the value all along`() {
    withSlider { harness, slider in
      harness.press(at: CGPoint(x: 34, y: 117))
      harness.drag(to: CGPoint(x: 120, y: 117))
      #expect(abs(slider.value - 0.5) < 0.01)
      harness.drag(to: CGPoint(x: 500, y: 117))
      #expect(slider.value == 1)
      harness.release()
      #expect(harness.log == ["value", "value"])
    }
  }

  @Test func `a slider that is not continuous tells at the end`() {
    withSlider { harness, slider in
      slider.isContinuous = false
      harness.press(at: CGPoint(x: 34, y: 117))
      harness.drag(to: CGPoint(x: 120, y: 117))
      #expect(harness.log.isEmpty)
      harness.release()
      #expect(harness.log == ["value"])
    }
  }

  @Test func `a press beside the thumb does nothing unless the slider jumps`() {
    withSlider { harness, slider in
      harness.tap(at: CGPoint(x: 180, y: 117))
      #expect(slider.value == 0)
      slider.jumpsToTouch = true
      harness.tap(at: CGPoint(x: 120, y: 117))
      #expect(abs(slider.value - 0.5) < 0.01)
    }
  }

  @Test func `the value stays in its range`() {
    withSlider { harness, slider in
      slider.minimumValue = 10
      #expect(slider.value == 10)
      slider.maximumValue = 20
      slider.value = 99
      #expect(slider.value == 20)
      slider.maximumValue = 15
      #expect(slider.value == 15)
      slider.value = .nan
      #expect(slider.value == 10)
      #expect(harness.log.isEmpty)
    }
  }

  @Test func `arrow keys move by a step, Home and End to the ends`() {
    withSlider { harness, slider in
      slider.becomeFirstResponder()
      harness.key(.keyboardRightArrow)
      #expect(abs(slider.value - 0.05) < 0.001)
      harness.key(.keyboardUpArrow, .shift)
      #expect(abs(slider.value - 0.25) < 0.001)
      harness.key(.keyboardEnd)
      #expect(slider.value == 1)
      harness.key(.keyboardHome)
      #expect(slider.value == 0)
      #expect(harness.log.count == 4)
      harness.key(.keyboardLeftArrow)
      #expect(harness.log.count == 4)
    }
  }

  @Test func `the thumb reaches both ends of the track`() {
    withSlider { _, slider in
      let track = slider.trackRect(forBounds: slider.bounds)
      let low = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      let high = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
      #expect(low.minX == slider.bounds.minX)
      #expect(high.maxX == slider.bounds.maxX)
    }
  }

  @Test func `an animated value moves the thumb from where the last one put it`() {
    withSlider { harness, slider in
      slider.value = 1
      slider.setValue(0, animated: true)
      harness.world.advance(by: 0.1)
      let shown = slider.thumb.layer.presentation()?.position.x ?? 0
      #expect(shown > slider.thumb.center.x + 20 && shown < 180)
    }
  }
}
