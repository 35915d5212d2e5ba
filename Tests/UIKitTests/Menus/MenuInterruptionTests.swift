import QuartzCore
import Testing

@testable import UIKit

@Suite("Menus that are interrupted") struct MenuInterruptionTests {
  private func run(_ body: (MenuStage) -> Void) {
    MenuStage.run { stage in
      stage.button.menu = UIMenu(children: [stage.action("Name"), stage.action("Date")])
      body(stage)
    }
  }

  @Test func `a button that leaves its window takes its menu along`() {
    run { stage in
      stage.open()
      stage.button.removeFromSuperview()
      #expect(stage.isClean)
    }
  }

  @Test func `a window that is hidden or turned closes its menu`() {
    run { stage in
      stage.open()
      stage.harness.window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
      stage.world.tick()
      stage.world.advance(by: 1)
      #expect(stage.isClean)
      stage.harness.window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      stage.open()
      stage.harness.window.isHidden = true
      #expect(stage.isClean)
    }
  }

  @Test func `another menu of the button closes the old one`() {
    run { stage in
      stage.open()
      stage.button.menu = nil
      #expect(!stage.button.isContextMenuInteractionEnabled)
      stage.world.advance(by: 1)
      #expect(stage.isClean)
    }
  }

  @Test func `a menu that closes while it opens leaves nothing behind`() {
    run { stage in
      stage.harness.tap(at: CGPoint(x: 70, y: 80))
      stage.world.advance(by: 0.05)
      stage.harness.tap(at: CGPoint(x: 300, y: 440))
      stage.harness.tap(at: CGPoint(x: 70, y: 80))
      stage.world.advance(by: 0.05)
      #expect(stage.overlay != nil)
      stage.overlay?.close(animated: true)
      stage.world.advance(by: 1)
      #expect(stage.isClean)
    }
  }

  @Test func `a touch that is taken away leaves the menu open and nothing pressed`() {
    run { stage in
      stage.harness.press(at: CGPoint(x: 70, y: 80))
      stage.world.advance(by: 0.6)
      stage.harness.drag(to: stage.middle(of: "Name"))
      stage.button.touchesCancelled([], with: nil)
      #expect(stage.pressedTitle == nil)
      #expect(stage.overlay != nil)
    }
  }

  @Test func `a finger in a scroll view chooses and does not scroll`() {
    run { stage in
      let scrollView = UIScrollView(frame: stage.harness.window.bounds)
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      stage.harness.show(scrollView)
      scrollView.addSubview(stage.button)
      stage.world.tick()
      stage.harness.press(at: CGPoint(x: 70, y: 80))
      stage.world.advance(by: 0.6)
      #expect(stage.overlay != nil)
      let target = stage.middle(of: "Date")
      for step in 1...5 {
        stage.harness.drag(to: CGPoint(x: 70, y: 80 + (target.y - 80) * CGFloat(step) / 5))
      }
      stage.harness.release()
      #expect(stage.log.last == "Date")
      #expect(scrollView.contentOffset == .zero)
    }
  }

  @Test func `a controller that goes closes the menu of its button`() {
    run { stage in
      let (root, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      stage.harness.window.rootViewController = navigation
      navigation.pushViewController(second, animated: false)
      stage.world.tick()
      second.view.addSubview(stage.button)
      stage.button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
      stage.open()
      #expect(stage.overlay != nil)
      navigation.popViewController(animated: true)
      stage.world.tick()
      #expect(stage.overlay == nil)
      stage.world.advance(by: 1)
      #expect(stage.isClean)
    }
  }

  @Test func `a dismissal closes the menu in what goes, and a presentation that of what stays`() {
    run { stage in
      let (root, sheet) = (UIViewController(), UIViewController())
      stage.harness.window.rootViewController = root
      stage.world.tick()
      root.view.addSubview(stage.button)
      stage.open()
      #expect(stage.overlay != nil)
      root.present(sheet, animated: true)
      stage.world.advance(by: 1)
      #expect(stage.isClean)
      sheet.view.addSubview(stage.button)
      stage.button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
      let point = stage.button.convert(CGPoint(x: 50, y: 20), to: nil)
      stage.harness.tap(at: point)
      stage.world.advance(by: 0.6)
      #expect(stage.overlay != nil)
      root.dismiss(animated: true)
      stage.world.tick()
      #expect(stage.overlay == nil)
      stage.world.advance(by: 1)
      #expect(stage.isClean)
    }
  }

  @Test func `an action that presents finds the menu closing`() {
    MenuStage.run { stage in
      let root = UIViewController()
      stage.harness.window.rootViewController = root
      stage.world.tick()
      root.view.addSubview(stage.button)
      stage.button.menu = UIMenu(children: [
        UIAction(title: "Show") { [weak root] _ in
          root?.present(UIViewController(), animated: true)
        }
      ])
      stage.open()
      stage.choose("Show")
      stage.world.advance(by: 2)
      #expect(root.presentedViewController != nil)
      #expect(stage.isClean)
    }
  }

  @Test func `a button with an open menu is released`() {
    weak var kept: UIButton?
    ControlHarness.run { harness in
      do {
        let button = UIButton(type: .system)
        kept = button
        harness.show(button, frame: CGRect(x: 20, y: 60, width: 100, height: 40))
        button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
        button.showsMenuAsPrimaryAction = true
        harness.tap(at: CGPoint(x: 70, y: 80))
        button.removeFromSuperview()
      }
      harness.world.advance(by: 2)
    }
    #expect(kept == nil)
  }
}
