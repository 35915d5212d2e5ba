import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Responder chain") struct ResponderChainTests {
  private let stage = Stage()

  @Test(.spec("U-171"))
  func
    `given a leaf in a controller's view, when the chain is followed, then it ends at the delegate`()
  {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let leaf = UIView()
    let controller = UIViewController()
    let delegate = Delegate()
    stage.turn {
      controller.view.addSubview(leaf)
      stage.window.rootViewController = controller
      UIApplication.shared.delegate = delegate
    }
    var chain: [UIResponder] = []
    stage.run {
      var responder: UIResponder? = leaf
      while let current = responder {
        chain.append(current)
        responder = current.next
      }
    }
    let application = stage.run { UIApplication.shared }
    let specCase = SpecCase("U-171")
    let expected: [UIResponder?] = [
      leaf, controller.view, controller, stage.window, stage.window.windowScene, application,
      delegate,
    ]
    specCase.expect(chain.count, equals: expected.count)
    specCase.expect(that: zip(chain, expected).allSatisfy { $0 === $1 }, "\(chain)")
  }

  @Test func `given two fields, when the second takes the keys, then the first gives them up`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (first, second) = (Field(), Field())
    stage.turn {
      stage.window.addSubview(first)
      stage.window.addSubview(second)
    }
    stage.run {
      #expect(first.becomeFirstResponder())
      #expect(first.isFirstResponder)
      #expect(second.becomeFirstResponder())
      #expect(!first.isFirstResponder && second.isFirstResponder)
      #expect(stage.window.endEditing(false))
      #expect(!second.isFirstResponder)
      second.becomeFirstResponder()
      second.removeFromSuperview()
      #expect(stage.window.firstResponder == nil)
      #expect(!UIView().becomeFirstResponder())
    }
  }

  @Test func `given a first responder, when a key is pressed, then it and its chain are asked`() {
    final class Field: UIView {
      var keys: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }
      }
    }
    let field = Field()
    let inner = UIView()
    stage.turn {
      field.addSubview(inner)
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      let key = UIKey(keyCode: .keyboardA, characters: "a")
      UIApplication.shared.sendEvent(
        UIPressesEvent(UIPress(key: key, phase: .began, timestamp: CACurrentMediaTime()))
      )
    }
    #expect(field.keys == ["a"])
  }

  @Test
  func `given two Worlds, when each is asked, then it has an application and a screen of its own`()
  {
    let other = Stage(width: 320, height: 480)
    #expect(stage.run { UIScreen.main.bounds.width } == 400)
    #expect(other.run { UIScreen.main.bounds.width } == 320)
    #expect(stage.run { UIApplication.shared } !== other.run { UIApplication.shared })
    #expect(other.run { UIApplication.shared.keyWindow } === other.window)
  }

  @Test func `given a window, when the screen grows, then it follows and its views are laid out`() {
    let view = stage.shownView(stage.window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.turn {
      UIScreen.main.configure(bounds: CGRect(x: 0, y: 0, width: 500, height: 900), scale: 2)
    }
    #expect(stage.window.frame.width == 500)
    #expect(view.frame.height == 900)
  }

  @Test func `given deferred work, when the World's time comes, then it runs in that World`() {
    var events: [String] = []
    stage.run {
      DispatchQueue.main.async { events.append("soon") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { events.append("later") }
    }
    #expect(events == [])
    stage.world.tick()
    #expect(events == ["soon"])
    stage.advance(0.29)
    #expect(events == ["soon"])
    stage.advance(0.02)
    #expect(events == ["soon", "later"])
  }
}
