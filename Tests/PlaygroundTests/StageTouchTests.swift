import Foundation
import Playback
import QuartzCore
import Testing
import UIKit

@testable import Playground

@Suite struct StageTouchTests {
  /// A window with a screen that watches what reaches it, and fingers on the window.
  private final class Bench {
    let chrome: ChromeBench
    private(set) var screen = TouchScreen()

    init() {
      var made: TouchScreen?
      chrome = ChromeBench(scene: TouchScreen.scene { made = $0 })
      if let made { screen = made }
    }

    /// The point of the window at a point of the phone.
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let layout = PlaygroundLayout(
        size: PlaygroundLayout.standardSize,
        device: chrome.controller.stage.device.size
      )
      return CGPoint(
        x: layout.screen.minX + x * layout.stageScale,
        y: layout.screen.minY + y * layout.stageScale
      )
    }

    func press(_ x: CGFloat, _ y: CGFloat) -> UITouch {
      chrome.world.perform {
        UITouch(location: place(x, y), in: chrome.window, timestamp: chrome.world.clock.now)
      }
    }

    func send(_ touches: UITouch..., flags: UIKeyModifierFlags = []) {
      chrome.world.perform {
        chrome.window.sendEvent(
          UIEvent(
            touches: Set(touches),
            timestamp: chrome.world.clock.now,
            modifierFlags: flags
          )
        )
      }
      chrome.advance(by: 1.0 / 60)
    }

    func move(_ touch: UITouch, _ x: CGFloat, _ y: CGFloat, to phase: UITouch.Phase = .moved) {
      touch.change(to: phase, location: place(x, y), timestamp: chrome.world.clock.now)
    }

    func scroll(_ x: CGFloat, _ y: CGFloat, by distance: CGFloat) {
      chrome.world.perform {
        chrome.window.sendEvent(
          UIScrollEvent(
            location: place(x, y),
            delta: CGVector(dx: 0, dy: distance),
            isPrecise: false,
            in: chrome.window,
            timestamp: chrome.world.clock.now
          )
        )
      }
      chrome.advance(by: 1.0 / 60)
    }

    var dots: [CGPoint] {
      func found(_ layer: CALayer) -> [CALayer] {
        (layer.sublayers ?? []).flatMap { [$0] + found($0) }
      }
      return found(chrome.controller.stageView.layer)
        .filter { $0.bounds.size == CGSize(width: 28, height: 28) && !$0.isHidden }
        .map(\.position)
    }
  }

  @Test func `given Alt and a drag, then two fingers mirror each other about the middle`() {
    let bench = Bench()
    let touch = bench.press(287.5, 406)
    bench.send(touch, flags: .alternate)
    #expect(bench.dots.count == 2)
    #expect(bench.screen.begun.isEmpty)
    for x in [297.5, 307.5, 337.5] {
      bench.move(touch, x, 406)
      bench.send(touch, flags: .alternate)
    }
    #expect(bench.screen.begun.map(\.x).sorted() == [87.5, 287.5])
    #expect(bench.screen.begun.map(\.y) == [406, 406])
    #expect(bench.screen.mostFingers == 2)
    #expect(abs((bench.screen.scales.last ?? 0) - 1.5) < 0.2)
    bench.move(touch, 337.5, 406, to: .ended)
    bench.send(touch, flags: .alternate)
    #expect(bench.dots.isEmpty)
    #expect(bench.screen.pinch.numberOfTouches == 0)
    #expect(bench.screen.triggers == 0)
    #expect(bench.chrome.controller.state.selectedView == nil)
  }

  @Test func `given Alt and a drag around the middle, then it rotates`() {
    let bench = Bench()
    let touch = bench.press(287.5, 406)
    bench.send(touch, flags: .alternate)
    var turned: CGFloat = 0
    for step in 1...9 {
      let angle = CGFloat(step) * .pi / 18
      bench.move(touch, 187.5 + 100 * cos(angle), 406 + 100 * sin(angle))
      bench.send(touch, flags: .alternate)
      turned = bench.screen.rotation.rotation
    }
    #expect(turned > 1)
    #expect(turned <= .pi / 2 + 0.01)
  }

  @Test func `given Alt and a click, then the view below is selected, and no finger comes down`() {
    let bench = Bench()
    let touch = bench.press(100, 300)
    bench.send(touch, flags: .alternate)
    bench.move(touch, 103, 302)
    bench.send(touch, flags: .alternate)
    bench.move(touch, 103, 302, to: .ended)
    bench.send(touch, flags: .alternate)
    #expect(bench.chrome.controller.state.selectedView == "ground")
    #expect(bench.screen.begun.isEmpty)
    #expect(bench.screen.triggers == 0)
    #expect(bench.dots.isEmpty)
  }

  @Test func `given Alt and a drag that is taken away, then the fingers are too`() {
    let bench = Bench()
    let touch = bench.press(287.5, 406)
    bench.send(touch, flags: .alternate)
    bench.move(touch, 330, 406)
    bench.send(touch, flags: .alternate)
    #expect(bench.screen.pinch.numberOfTouches == 2)
    bench.move(touch, 330, 406, to: .cancelled)
    bench.send(touch)
    #expect(bench.screen.pinch.numberOfTouches == 0)
    #expect(bench.dots.isEmpty)
  }

  @Test func `given fingers on the window, then each is a finger on the phone, until it is lifted`()
  {
    let bench = Bench()
    let first = bench.press(100, 300)
    bench.send(first)
    let second = bench.press(200, 300)
    first.change(to: .stationary, timestamp: bench.chrome.world.clock.now)
    bench.send(first, second)
    #expect(bench.screen.begun == [CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300)])
    #expect(bench.screen.mostFingers == 2)
    for step in 1...5 {
      bench.move(first, 100 - CGFloat(step) * 10, 300)
      bench.move(second, 200 + CGFloat(step) * 10, 300)
      bench.send(first, second)
    }
    #expect((bench.screen.scales.last ?? 0) > 1.5)
    bench.move(first, 50, 300, to: .ended)
    second.change(to: .stationary, timestamp: bench.chrome.world.clock.now)
    bench.send(first, second)
    bench.move(second, 250, 300, to: .ended)
    bench.send(second)
    #expect(bench.screen.pinch.numberOfTouches == 0)
    #expect(bench.screen.triggers == 0)
  }

  @Test func `given a finger that is lifted where it came down, then it is the default click`() {
    let bench = Bench()
    let touch = bench.press(100, 300)
    bench.send(touch)
    bench.move(touch, 100, 300, to: .ended)
    bench.send(touch)
    #expect(bench.screen.triggers == 1)
  }

  @Test func `given a wheel, then what lies under the pointer scrolls by as much as is seen`() {
    let bench = Bench()
    let layout = PlaygroundLayout(
      size: PlaygroundLayout.standardSize,
      device: bench.chrome.controller.stage.device.size
    )
    bench.scroll(100, 300, by: -30)
    #expect(bench.screen.scroll.contentOffset.y == 0)
    bench.scroll(100, 650, by: -30)
    #expect(abs(bench.screen.scroll.contentOffset.y - 30 / layout.stageScale) < 0.001)
  }
}
