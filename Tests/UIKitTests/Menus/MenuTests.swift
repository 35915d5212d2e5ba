import QuartzCore
import Testing

@testable import UIKit

@Suite("Menus of buttons") struct MenuTests {
  private func run(_ titles: [String] = ["Name", "Date"], _ body: (MenuStage) -> Void) {
    MenuStage.run { stage in
      stage.button.menu = UIMenu(children: titles.map { stage.action($0) })
      body(stage)
    }
  }

  @Test func `a touch opens the menu at once and sends no tap`() {
    run { stage in
      stage.harness.press(at: CGPoint(x: 70, y: 80))
      #expect(stage.overlay != nil)
      #expect(stage.button.isHighlighted)
      stage.harness.release()
      #expect(stage.titles == ["Name", "Date"])
      #expect(stage.log == ["down", "cancel", "menu"])
    }
  }

  @Test func `it grows out of the button on top of everything`() {
    run { stage in
      stage.harness.tap(at: CGPoint(x: 70, y: 80))
      #expect(stage.harness.window.subviews.last === stage.overlay)
      stage.world.advance(by: 0.1)
      let shown = stage.overlay?.lists[0].layer.presentation()
      #expect(shown.map { $0.frame.width > 60 && $0.frame.width < 250 } == true)
      #expect(shown.map { abs($0.frame.minY - 108) < 1 } == true)
      stage.world.advance(by: 1)
      #expect(stage.overlay?.lists[0].frame == CGRect(x: 20, y: 108, width: 250, height: 88))
    }
  }

  @Test func `a choice closes it and runs the action once with the button as sender`() {
    MenuStage.run { stage in
      var sender: UIButton?
      stage.button.menu = UIMenu(children: [
        UIAction(title: "Name") { [weak stage] action in
          sender = action.sender as? UIButton
          stage?.log.append("run")
          #expect(stage?.overlay == nil)
        }
      ])
      stage.open()
      stage.choose("Name")
      #expect(stage.log == ["run"])
      #expect(sender === stage.button)
      stage.world.advance(by: 1)
      #expect(stage.isClean)
    }
  }

  @Test func `a touch beside it closes it and reaches nothing else`() {
    run { stage in
      let other = UIButton(frame: CGRect(x: 200, y: 400, width: 60, height: 40))
      stage.harness.show(other)
      stage.harness.record([(.touchDown, "other")], of: other)
      stage.open()
      stage.harness.tap(at: CGPoint(x: 230, y: 420))
      #expect(stage.harness.log.isEmpty)
      stage.world.advance(by: 1)
      #expect(stage.isClean)
      stage.harness.tap(at: CGPoint(x: 230, y: 420))
      #expect(stage.harness.log == ["other"])
    }
  }

  @Test func `a finger that stays down chooses where it is lifted`() {
    run { stage in
      stage.harness.press(at: CGPoint(x: 70, y: 80))
      stage.world.advance(by: 0.6)
      stage.harness.drag(to: stage.middle(of: "Name"))
      #expect(stage.pressedTitle == "Name")
      stage.harness.drag(to: stage.middle(of: "Date"))
      #expect(stage.pressedTitle == "Date")
      stage.harness.release()
      #expect(stage.log.last == "Date")
      stage.world.advance(by: 1)
      #expect(stage.isClean)
    }
  }

  @Test func `a finger that is lifted where it went down leaves it open`() {
    run { stage in
      stage.open()
      #expect(stage.overlay != nil)
      #expect(stage.log.isEmpty)
    }
  }

  @Test func `a button with an action opens its menu when a touch stays`() {
    run { stage in
      stage.button.showsMenuAsPrimaryAction = false
      stage.harness.tap(at: CGPoint(x: 70, y: 80))
      stage.world.advance(by: 1)
      #expect(stage.overlay == nil)
      #expect(stage.log == ["down", "up inside", "primary"])
      stage.log = []
      stage.harness.press(at: CGPoint(x: 70, y: 80))
      stage.world.advance(by: 0.6)
      #expect(stage.overlay != nil)
      stage.harness.release()
      #expect(stage.log == ["down", "cancel", "menu"])
    }
  }

  @Test func `entries that are off stay, hidden ones are left out`() {
    MenuStage.run { stage in
      stage.button.menu = UIMenu(children: [
        stage.action("Name"), stage.action("Off", .disabled), stage.action("Gone", .hidden),
        stage.action("Erase", .destructive),
      ])
      stage.open()
      #expect(stage.titles == ["Name", "Off", "Erase"])
      let colors = stage.overlay?.lists[0].rows.map(\.titleLabel.textColor)
      #expect(colors == [.label, .tertiaryLabel, .systemRed])
      stage.choose("Off")
      #expect(stage.log.isEmpty)
      #expect(stage.overlay != nil)
    }
  }

  @Test func `an entry that keeps the menu open runs and shows its new state`() {
    MenuStage.run { stage in
      stage.button.menu = UIMenu(children: [
        UIAction(title: "Bold", attributes: .keepsMenuPresented) { $0.state = .on }
      ])
      stage.open()
      stage.choose("Bold")
      #expect(stage.overlay != nil)
      #expect(stage.overlay?.lists[0].rows[0].mark.image != nil)
    }
  }

  @Test func `a menu inside opens over the first one, and its title closes it`() {
    MenuStage.run { stage in
      let inner = UIMenu(title: "More", children: [stage.action("A"), stage.action("B")])
      stage.button.menu = UIMenu(children: [stage.action("Name"), inner])
      stage.open()
      stage.choose("More")
      stage.world.advance(by: 0.6)
      #expect(stage.titles == ["More", "A", "B"])
      #expect(stage.overlay?.lists.count == 2)
      stage.choose("More")
      stage.world.advance(by: 0.6)
      #expect(stage.titles == ["Name", "More"])
      stage.choose("More")
      stage.choose("B")
      #expect(stage.log == ["B"])
      stage.world.advance(by: 1)
      #expect(stage.isClean)
    }
  }

  @Test func `a menu that is shown inline is a section with its title`() {
    MenuStage.run { stage in
      let inline = UIMenu(title: "View", options: .displayInline, children: [stage.action("List")])
      stage.button.menu = UIMenu(title: "Top", children: [stage.action("Name"), inline])
      stage.open()
      #expect(stage.titles == ["Name", "List"])
      #expect(stage.overlay.map { abs($0.lists[0].frame.height - 160) < 1e-6 } == true)
    }
  }

  @Test func `a menu that is deferred shows that it loads, and then its entries`() {
    MenuStage.run { stage in
      var answers: [([UIMenuElement]) -> Void] = []
      let cached = UIDeferredMenuElement { answers.append($0) }
      stage.button.menu = UIMenu(children: [cached])
      stage.open()
      #expect(stage.titles == ["Loading…"])
      answers.first?([stage.action("Late")])
      stage.world.tick()
      #expect(stage.titles == ["Late"])
      stage.choose("Late")
      stage.world.advance(by: 1)
      stage.open()
      #expect(stage.titles == ["Late"])
      #expect(answers.count == 1)
      stage.overlay?.close(animated: false)
      var asked = 0
      stage.button.menu = UIMenu(children: [
        UIDeferredMenuElement.uncached { body in
          asked += 1
          body([stage.action("Number \(asked)")])
        }
      ])
      stage.open()
      stage.choose("Number 1")
      stage.world.advance(by: 1)
      stage.open()
      #expect(stage.titles == ["Number 2"])
    }
  }

  @Test func `commands go along the responder chain`() {
    MenuStage.run { stage in
      let view = CommandView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.harness.show(view)
      view.becomeFirstResponder()
      stage.button.menu = UIMenu(children: [
        UICommand(title: "Go", action: Selector("go", CommandView.go))
      ])
      stage.open()
      stage.choose("Go")
      #expect(view.count == 1)
    }
  }

  @Test func `keys move, choose and close`() {
    run { stage in
      stage.button.becomeFirstResponder()
      stage.harness.key(.keyboardSpacebar)
      #expect(stage.pressedTitle == "Name")
      stage.harness.key(.keyboardDownArrow)
      stage.harness.key(.keyboardDownArrow)
      #expect(stage.pressedTitle == "Date")
      stage.harness.key(.keyboardUpArrow)
      stage.harness.key(.keyboardReturnOrEnter)
      #expect(stage.log.last == "Name")
      stage.harness.key(.keyboardSpacebar)
      stage.harness.key(.keyboardEscape)
      stage.world.advance(by: 1)
      #expect(stage.isClean)
    }
  }

  @Test func `the pointer shows what a click would choose`() {
    run { stage in
      stage.open()
      stage.harness.hover(at: stage.middle(of: "Date"))
      #expect(stage.pressedTitle == "Date")
      stage.harness.hover(at: CGPoint(x: 300, y: 400))
      #expect(stage.pressedTitle == nil)
    }
  }

  @Test func `rows beyond the window are scrolled to`() {
    run((1...30).map { "Row \($0)" }) { stage in
      stage.open()
      let list = stage.overlay?.lists[0]
      #expect(list?.frame.maxY == 472)
      stage.harness.swipe(
        from: CGPoint(x: 100, y: 400),
        to: CGPoint(x: 100, y: 150),
        duration: 0.2
      )
      stage.world.advance(by: 3)
      #expect(stage.log.isEmpty)
      #expect(stage.overlay != nil)
      #expect(stage.middle(of: "Row 6").y < 200)
    }
  }
}

/// A view that counts how often a command reached it.
private final class CommandView: UIView {
  var count = 0
  override var canBecomeFirstResponder: Bool { true }
  func go() { count += 1 }
}
