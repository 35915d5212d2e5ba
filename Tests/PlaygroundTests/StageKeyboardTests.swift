import Foundation
import Playback
import QuartzCore
import Testing
import UIKit

@testable import Playground

@Suite struct StageKeyboardTests {
  private let chrome: ChromeBench
  private let screen: TouchScreen

  init() {
    var made: TouchScreen?
    chrome = ChromeBench(scene: TouchScreen.scene { made = $0 })
    screen = made ?? TouchScreen()
  }

  private var keyboard: StageKeyboard { chrome.controller.stageView.keyboard }

  private func type(_ content: UITextInputEvent.Content) {
    chrome.world.perform {
      chrome.window.sendEvent(UITextInputEvent(content, timestamp: chrome.world.clock.now))
    }
    chrome.tick()
  }

  private func edit() {
    chrome.stageWorld.perform { _ = screen.field.becomeFirstResponder() }
    chrome.controller.stageView.keyboard.follow(isTouched: false)
  }

  @Test func `given a field on the phone that is edited, then what is typed is in it`() {
    edit()
    #expect(chrome.window.firstResponder === keyboard)
    type(.text("Kyotp"))
    chrome.press(.keyboardDeleteOrBackspace)
    type(.text("o"))
    #expect(screen.field.text == "Kyoto")
    // A letter that is a command elsewhere is text here.
    chrome.press(.keyboardR)
    #expect(!chrome.controller.stage.isTransitioning)
    #expect(chrome.window.firstResponder === keyboard)
  }

  @Test func `given an input method, then its text is composed in the field`() {
    edit()
    type(.marked("ni", selection: NSRange(location: 2, length: 0)))
    #expect(screen.field.text == "ni")
    type(.text("に"))
    #expect(screen.field.text == "に")
    #expect(keyboard.caretRectInWindow.minX > 123)
  }

  @Test func `given Esc, then the editing ends and the window has its keys again`() {
    edit()
    chrome.press(.keyboardEscape)
    #expect(!screen.field.isFirstResponder)
    #expect(chrome.window.firstResponder == nil)
    chrome.press(.keyboard4)
    #expect(chrome.controller.state.isSlowMotion)
  }

  @Test func `given Tab, then the control after the stage has the keyboard`() {
    edit()
    chrome.press(.keyboardTab, shift: true)
    #expect(chrome.focus == "slow motion")
  }

  @Test func `given text that a person types in the window, then the phone does not take it away`()
    throws
  {
    let field = UITextField(frame: CGRect(x: 900, y: 300, width: 100, height: 30))
    chrome.world.perform {
      chrome.controller.view.addSubview(field)
      _ = field.becomeFirstResponder()
    }
    edit()
    #expect(chrome.window.firstResponder === field)
    chrome.controller.stageView.keyboard.follow(isTouched: true)
    #expect(chrome.window.firstResponder === keyboard)
  }
}
