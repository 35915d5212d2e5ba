import Foundation
import Playback
import QuartzCore
import Scenes
import Testing
import UIKit

@testable import Playground

@Suite struct FocusTests {
  @Test func `given Tab, then every control is reached in reading order, and then the first again`()
  {
    let bench = ChromeBench()
    var reached: [String] = []
    for _ in 0..<13 {
      bench.press(.keyboardTab)
      reached.append(bench.focus ?? "nothing")
    }
    #expect(
      reached == [
        "scene menu", "Push", "slow motion", "stage", "view menu", "plugin", "modifier field",
        "preset Soft spring", "modifier fade", "replay", "reset", "100%", "scene menu",
      ]
    )
  }

  @Test func `given Shift and Tab, then it goes back`() {
    let bench = ChromeBench()
    bench.press(.keyboardTab, shift: true)
    #expect(bench.focus == "100%")
    bench.press(.keyboardTab, .keyboardTab, shift: true)
    #expect(bench.focus == "replay")
  }

  @Test func `given F6, then it goes from region to region`() {
    let bench = ChromeBench()
    var reached: [String] = []
    for _ in 0..<6 {
      bench.press(.keyboardF6)
      reached.append(bench.focus ?? "nothing")
    }
    #expect(
      reached == [
        "scene menu", "stage", "view menu", "preset Soft spring", "replay", "scene menu",
      ]
    )
    bench.press(.keyboardF6, shift: true)
    #expect(bench.focus == "replay")
  }

  @Test func `given the keyboard, then a ring shows who has it, until a click or Esc`() throws {
    let bench = ChromeBench()
    bench.press(.keyboardTab)
    let button = try #require(bench.view("scene menu"))
    let ring = try #require(button.layer.sublayers?.first { $0 is FocusRing })
    #expect(!ring.isHidden)
    #expect(ring.frame == button.bounds.insetBy(dx: -3, dy: -3))
    bench.press(.keyboardEscape)
    #expect(ring.isHidden)
    #expect(bench.focus == nil)
    bench.press(.keyboardTab)
    bench.click(CGPoint(x: 20, y: 300))
    #expect(ring.isHidden)
    #expect(bench.focus == nil)
  }

  @Test func `given arrows in a row of choices, then they choose`() {
    let bench = ChromeBench()
    bench.press(.keyboardTab, shift: true)
    bench.press(.keyboardRightArrow)
    #expect(bench.controller.state.speed == .half)
    #expect(bench.focus == "50%")
    bench.press(.keyboardEnd)
    #expect(bench.controller.state.speed == .fiftieth)
    bench.press(.keyboardRightArrow)
    #expect(bench.controller.state.speed == .fiftieth)
    bench.press(.keyboardHome)
    #expect(bench.controller.state.speed == .full)
  }

  @Test func `given arrows among the presets, then they move by rows and columns`() {
    let bench = ChromeBench()
    bench.press(.keyboardF6, .keyboardF6, .keyboardF6, .keyboardF6)
    bench.press(.keyboardDownArrow)
    #expect(bench.focus == "preset Arc")
    bench.press(.keyboardRightArrow)
    #expect(bench.focus == "preset Slow and sure")
    bench.press(.keyboardUpArrow)
    #expect(bench.focus == "preset Bouncy")
    // Tab leaves the presets, and comes back to where the keyboard was.
    bench.press(.keyboardTab)
    #expect(bench.focus == "modifier fade")
    bench.press(.keyboardTab, shift: true)
    #expect(bench.focus == "preset Bouncy")
  }

  @Test
  func `given a modifier below the list's edge, when reached, then it is scrolled into sight`()
    throws
  {
    let bench = ChromeBench()
    bench.press(.keyboardF6, .keyboardF6, .keyboardF6, .keyboardF6)
    bench.press(.keyboardTab, .keyboardEnd)
    let card = try #require(bench.window.firstResponder as? ModifierCard)
    let scroll = try #require(bench.all(FadingScrollView.self).first)
    #expect(scroll.content.contentOffset.y > 100)
    #expect(scroll.content.bounds.contains(card.frame))
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
  func `given Space or Return, then the control that has the keyboard acts`(
    key: UIKeyboardHIDUsage
  ) {
    let bench = ChromeBench()
    bench.press(.keyboardTab, .keyboardTab, .keyboardTab)
    bench.press(key)
    #expect(bench.controller.state.isSlowMotion)
    bench.press(.keyboardTab)
    bench.press(key)
    bench.advance(by: 0.1)
    #expect(bench.controller.stage.showsSecondScreen)
  }

  @Test func `given the keyboard in the field, then Tab leaves a text that needs no fix`() throws {
    let bench = ChromeBench()
    bench.press(.keyboardSlash)
    #expect(bench.focus == "modifier field")
    bench.press(.keyboardTab)
    #expect(bench.focus == "preset Soft spring")
    bench.press(.keyboardTab, shift: true)
    let field = try #require(bench.window.firstResponder as? UITextField)
    bench.world.perform {
      field.replaceText(in: 0..<(field.text ?? "").utf16.count, with: "scale(2")
    }
    bench.tick()
    bench.press(.keyboardTab)
    #expect(field.text == "scale(2)")
    #expect(bench.focus == "modifier field")
  }
}
