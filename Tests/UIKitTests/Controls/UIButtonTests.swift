import QuartzCore
import Testing

@testable import UIKit

@Suite("UIButton") struct UIButtonTests {
  private static let touches: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
    (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
    (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
  ]

  @Test func `a tap sends down, up inside and the primary action, in that order`() {
    ControlHarness.run { harness in
      let button = UIButton(type: .system)
      harness.show(button, frame: CGRect(x: 100, y: 100, width: 80, height: 40))
      harness.record(Self.touches, of: button)
      harness.tap(at: CGPoint(x: 120, y: 120))
      #expect(harness.log == ["down", "up inside", "primary"])
      #expect(!button.isHighlighted && !button.isTracking)
    }
  }

  @Test func `a press dragged far away and released is outside`() {
    ControlHarness.run { harness in
      let button = UIButton(type: .system)
      harness.show(button, frame: CGRect(x: 100, y: 100, width: 80, height: 40))
      harness.record(Self.touches, of: button)
      harness.press(at: CGPoint(x: 120, y: 120))
      #expect(button.isHighlighted)
      harness.drag(to: CGPoint(x: 120, y: 400))
      #expect(!button.isHighlighted)
      harness.release()
      #expect(harness.log == ["down", "exit", "up outside"])
    }
  }

  @Test func `a disabled button sends nothing`() {
    ControlHarness.run { harness in
      let button = UIButton(type: .system)
      button.isEnabled = false
      harness.show(button, frame: CGRect(x: 100, y: 100, width: 80, height: 40))
      harness.record(Self.touches, of: button)
      harness.tap(at: CGPoint(x: 120, y: 120))
      #expect(harness.log.isEmpty)
    }
  }

  @Test func `each state shows its own content, or else the normal one`() {
    ControlHarness.run { _ in
      let button = UIButton(type: .custom)
      button.setTitle("Go", for: .normal)
      button.setTitle("Gone", for: .selected)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.blue, for: .highlighted)
      #expect(button.titleLabel?.text == "Go")
      button.isSelected = true
      #expect(button.titleLabel?.text == "Gone")
      #expect(button.currentTitleColor == .red)
      button.isSelected = false
      button.isHighlighted = true
      #expect(button.titleLabel?.text == "Go")
      #expect(button.titleLabel?.textColor == .blue)
      #expect(button.title(for: .highlighted) == nil)
    }
  }

  @Test func `a title has a colour where none is set: white, or the tint`() {
    let custom = UIButton(type: .custom)
    let system = UIButton(type: .system)
    system.tintColor = .red
    #expect(custom.titleColor(for: .normal) == .white)
    #expect(custom.titleColor(for: .highlighted) == .white)
    #expect(custom.currentTitleColor == .white)
    #expect(system.titleColor(for: .normal) == .red)
    #expect(system.currentTitleColor == .red)
    custom.setTitleColor(.green, for: .normal)
    #expect(custom.titleColor(for: .selected) == .green)
  }

  @Test func `a system button shows its title in the tint colour, paler when disabled`() {
    ControlHarness.run { _ in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.tintColor = .purple
      #expect(button.titleLabel?.textColor == .purple)
      button.isEnabled = false
      #expect(button.titleLabel?.textColor != .purple)
    }
  }

  @Test func `the natural size is that of the title with six points above and below`() {
    ControlHarness.run { _ in
      let button = UIButton(type: .system)
      button.setTitle("A longer title", for: .normal)
      let label = UILabel()
      label.text = "A longer title"
      label.font = .systemFont(ofSize: 15)
      let size = label.intrinsicContentSize
      #expect(button.intrinsicContentSize.width == size.width)
      #expect(button.intrinsicContentSize.height == size.height + 12)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(button.intrinsicContentSize.width == size.width + 6)
      #expect(button.intrinsicContentSize.height == size.height + 4)
    }
  }

  @Test func `image and title stand side by side in the middle`() {
    ControlHarness.run { harness in
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setImage(ControlSymbol.add.image(pointSize: 20), for: .normal)
      harness.show(button, frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      let image = button.imageView?.frame ?? .zero
      let title = button.titleLabel?.frame ?? .zero
      #expect(image.maxX == title.minX)
      #expect(abs((image.minX + title.maxX) / 2 - 100) <= 0.5)
      button.contentHorizontalAlignment = .left
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.minX == 0)
    }
  }

  @Test func `a configuration is shown with its insets, placement and corner style`() throws {
    try ControlHarness.run { harness in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Export"
      configuration.image = ControlSymbol.action.image(pointSize: 18)
      configuration.imagePadding = 6
      configuration.cornerStyle = .capsule
      let button = UIButton(configuration: configuration)
      harness.show(button, frame: CGRect(origin: .zero, size: button.intrinsicContentSize))
      let image = try #require(button.imageView?.frame)
      let title = try #require(button.titleLabel?.frame)
      #expect(abs(image.minX - 12) <= 0.5)
      #expect(abs(title.minX - image.maxX - 6) < 0.01)
      #expect(abs(title.maxX - (button.bounds.width - 12)) <= 0.5)
      #expect(button.configurationBackground?.layer.cornerRadius == button.bounds.height / 2)
      #expect(button.configurationBackground?.backgroundColor == button.tintColor)
    }
  }

  @Test func `the update handler is asked whenever the state changes`() {
    ControlHarness.run { _ in
      let button = UIButton(configuration: .gray())
      var seen: [Bool] = []
      button.configurationUpdateHandler = { button in
        seen.append(button.isHighlighted)
        button.configuration?.title = button.isHighlighted ? "down" : "up"
      }
      button.isHighlighted = true
      #expect(button.titleLabel?.text == "down")
      button.isHighlighted = false
      #expect(button.titleLabel?.text == "up")
      #expect(seen == [false, true, false])
    }
  }

  @Test func `a primary action gives its title and runs on a tap`() {
    ControlHarness.run { harness in
      var count = 0
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Go") { _ in count += 1 }
      )
      #expect(button.currentTitle == "Go")
      harness.show(button, frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      harness.tap(at: CGPoint(x: 20, y: 20))
      #expect(count == 1)
    }
  }

  @Test func `keys press the button that has the focus, once`() {
    ControlHarness.run { harness in
      let button = UIButton(type: .system)
      harness.show(button, frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      harness.record(Self.touches, of: button)
      button.becomeFirstResponder()
      harness.key(.keyboardSpacebar)
      harness.key(.keyboardSpacebar, isRepeat: true)
      #expect(harness.log == ["up inside", "primary"])
    }
  }

  @Test func `the pointer and the focus change the look through the update handler`() {
    ControlHarness.run { harness in
      let button = UIButton(configuration: .gray())
      button.tracksHover = true
      button.configurationUpdateHandler = { button in
        let look = button.isHovered ? "hover" : button.state.contains(.focused) ? "focus" : "rest"
        button.configuration?.title = look
      }
      harness.show(button, frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      #expect(button.titleLabel?.text == "rest")
      harness.hover(at: CGPoint(x: 20, y: 20))
      #expect(button.titleLabel?.text == "hover")
      harness.hover(at: CGPoint(x: 200, y: 200))
      #expect(button.titleLabel?.text == "rest")
      button.isFocusedControl = true
      #expect(button.titleLabel?.text == "focus")
    }
  }

  @Test func `a size of a configuration brings its space, unless the space is an own one`() {
    var look = UIButton.Configuration.filled()
    look.title = "Forget"
    let medium = UIButton(configuration: look).intrinsicContentSize.height
    look.buttonSize = .large
    #expect(look.contentInsets.top == 15)
    #expect(UIButton(configuration: look).intrinsicContentSize.height >= medium + 16)
    look.contentInsets.top = 3
    look.buttonSize = .small
    #expect(look.contentInsets.top == 3)
    #expect(look.contentInsets.bottom == 15)
  }
}
