import QuartzCore
import Testing

@testable import UIKit

@Suite("Choices of menus") struct MenuSelectionTests {
  @Test func `a pop-up button shows the action that is chosen`() {
    MenuStage.run { stage in
      let actions = ["Name", "Date", "Size"].map { stage.action($0) }
      stage.button.changesSelectionAsPrimaryAction = true
      stage.button.menu = UIMenu(children: actions)
      #expect(stage.button.currentTitle == "Name")
      #expect(actions.map(\.state) == [.on, .off, .off])
      stage.open()
      stage.choose("Size")
      #expect(stage.button.currentTitle == "Size")
      #expect(actions.map(\.state) == [.off, .off, .on])
      #expect(stage.button.menu?.selectedElements.first === actions[2])
      #expect(stage.log == ["Size"])
    }
  }

  @Test func `a configured pop-up button shows the choice with two arrows`() {
    MenuStage.run { stage in
      stage.button.configuration = .gray()
      let plain = stage.button.intrinsicContentSize.width
      stage.button.menu = UIMenu(children: [stage.action("Sort", state: .on), stage.action("B")])
      stage.button.changesSelectionAsPrimaryAction = true
      #expect(stage.button.configuration?.title == "Sort")
      #expect(stage.button.intrinsicContentSize.width > plain + 10)
      stage.button.configuration?.indicator = .none
      #expect(stage.button.intrinsicContentSize.width == plain)
    }
  }

  @Test func `a menu of one choice marks it, and no other one`() {
    MenuStage.run { stage in
      let actions = [stage.action("A", state: .on), stage.action("B")]
      let other = stage.action("C", state: .on)
      let single = UIMenu(options: [.displayInline, .singleSelection], children: actions)
      stage.button.menu = UIMenu(children: [single, other])
      stage.open()
      stage.choose("B")
      #expect(actions.map(\.state) == [.off, .on])
      #expect(other.state == .on)
      #expect(stage.button.menu?.selectedElements == [actions[1], other])
    }
  }

  @Test func `without a menu each tap turns the selection`() {
    MenuStage.run { stage in
      stage.button.changesSelectionAsPrimaryAction = true
      stage.harness.tap(at: CGPoint(x: 70, y: 80))
      #expect(stage.button.isSelected)
      #expect(stage.log == ["down", "up inside", "primary"])
      stage.button.becomeFirstResponder()
      stage.harness.key(.keyboardSpacebar)
      #expect(!stage.button.isSelected)
    }
  }

  @Test func `a menu with other entries is otherwise the same`() {
    MenuStage.run { stage in
      let menu = UIMenu(
        title: "T",
        subtitle: "S",
        identifier: UIMenu.Identifier("id"),
        options: [.displayInline, .destructive]
      )
      let other = menu.replacingChildren([stage.action("A")])
      #expect(other.title == "T")
      #expect(other.subtitle == "S")
      #expect(other.identifier == menu.identifier)
      #expect(other.options == menu.options)
      #expect(other.children.map(\.title) == ["A"])
      #expect(menu.children.isEmpty)
    }
  }

  @Test func `an item of a bar opens its menu, whose actions know the item`() {
    ControlHarness.run { harness in
      var sender: UIBarButtonItem?
      let action = UIAction(title: "Add") { sender = $0.sender as? UIBarButtonItem }
      let item = UIBarButtonItem(systemItem: .add, menu: UIMenu(children: [action]))
      let navigation = UINavigationItem(title: "Title")
      navigation.rightBarButtonItem = item
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [navigation]
      harness.show(bar)
      harness.tap(at: CGPoint(x: 300, y: 22))
      harness.world.advance(by: 0.6)
      let list = harness.window.openMenu?.lists.first
      #expect(list?.frame.maxX == 312 || list?.frame.maxX == 304)
      #expect(list?.frame.minY ?? 0 > 30)
      harness.tap(at: CGPoint(x: 200, y: list?.frame.midY ?? 0))
      #expect(sender === item)
    }
  }

  @Test func `an item with an action of its own opens its menu when a touch stays`() {
    ControlHarness.run { harness in
      var log: [String] = []
      let item = UIBarButtonItem(
        title: "Undo",
        primaryAction: UIAction { _ in log.append("tap") },
        menu: UIMenu(children: [UIAction(title: "All") { _ in log.append("all") }])
      )
      let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
      bar.items = [item]
      harness.show(bar)
      harness.tap(at: CGPoint(x: 30, y: 420))
      #expect(log == ["tap"])
      harness.press(at: CGPoint(x: 30, y: 420))
      harness.world.advance(by: 0.6)
      harness.release()
      #expect(harness.window.openMenu != nil)
      #expect(log == ["tap"])
    }
  }
}
