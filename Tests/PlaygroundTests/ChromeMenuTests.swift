import Foundation
import Playback
import QuartzCore
import Scenes
import Testing
import UIKit

@testable import Playground

@Suite struct ChromeMenuTests {
  private func openScenes() -> ChromeBench {
    let bench = ChromeBench()
    bench.press(.keyboardTab, .keyboardReturnOrEnter)
    return bench
  }

  /// The line that is filled.
  private func current(_ bench: ChromeBench) -> String? {
    bench.all(ChromeButton.self).first { $0.isOn && $0.isDescendant(of: bench.menu ?? $0) }?.title
  }

  @Test func `given an open menu, then it stands at what is in force`() {
    let bench = openScenes()
    #expect(bench.menu != nil)
    #expect(current(bench) == "City Guide")
  }

  @Test func `given arrows and Return, then the line is chosen and the button has the keyboard`() {
    let bench = openScenes()
    bench.press(.keyboardEnd)
    #expect(current(bench) == StageScene.all.last?.title)
    bench.press(.keyboardHome, .keyboardDownArrow)
    #expect(current(bench) == StageScene.all[1].title)
    bench.press(.keyboardReturnOrEnter)
    #expect(bench.menu == nil)
    #expect(bench.controller.state.scene == StageScene.all[1].name)
    #expect(bench.focus == "scene menu")
  }

  @Test func `given letters, then the line that begins with them is reached, and Space takes it`() {
    let bench = openScenes()
    bench.type("sho")
    #expect(current(bench) == "Shopping cart")
    bench.press(.keyboardSpacebar)
    #expect(bench.controller.state.scene == "shopping-cart")
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardEscape, .keyboardTab])
  func `given Esc or Tab, then it closes and nothing is chosen`(key: UIKeyboardHIDUsage) {
    let bench = openScenes()
    bench.press(.keyboardDownArrow, key)
    #expect(bench.menu == nil)
    #expect(bench.controller.state.scene == "city-guide")
    #expect(bench.focus == "scene menu")
  }

  @Test func `given an open menu, then the keys of the window behind it are silent`() {
    let bench = openScenes()
    bench.press(.keyboard4)
    #expect(bench.controller.state.speed == .full)
  }

  @Test func `given a click outside, then it closes`() {
    let bench = openScenes()
    bench.click(CGPoint(x: 900, y: 500))
    #expect(bench.menu == nil)
    #expect(bench.controller.state.scene == "city-guide")
  }

  @Test func `given the arrow that points at the menu, then it opens too`() {
    let bench = ChromeBench()
    bench.press(.keyboardTab, .keyboardDownArrow)
    #expect(bench.menu != nil)
  }

  @Test func `given the list of views, then each view can be selected by its keys`() {
    let bench = ChromeBench()
    bench.press(.keyboardF6, .keyboardF6, .keyboardF6, .keyboardReturnOrEnter)
    #expect(current(bench) == "photo")
    bench.type("headl")
    bench.press(.keyboardReturnOrEnter)
    #expect(bench.controller.state.selectedView == "headline")
    #expect(bench.focus == "view menu")
  }
}
