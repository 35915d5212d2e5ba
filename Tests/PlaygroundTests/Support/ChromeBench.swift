import Foundation
import Playback
import QuartzCore
import Scenes
import UIKit

@testable import Playground

/// The window's chrome on a clock that moves by hand, with a keyboard.
final class ChromeBench {
  let world = World(clock: .manual(at: 50))
  let stageWorld = World(clock: .manual(at: 100))
  let window: UIWindow
  let controller: PlaygroundController

  init(
    scene: StageScene = .cityGuide,
    size: CGSize = PlaygroundLayout.standardSize
  ) {
    let (world, stageWorld) = (world, stageWorld)
    (window, controller) = world.perform {
      let bounds = CGRect(origin: .zero, size: size)
      UIScreen.main.configure(bounds: bounds, scale: 1)
      let window = UIWindow(frame: bounds)
      let controller = PlaygroundController(scene: scene, world: world, stageWorld: stageWorld)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (window, controller)
    }
    tick()
  }

  func tick() {
    stageWorld.tick()
    world.tick()
  }

  /// Moves both clocks on.
  func advance(by seconds: Double) {
    stageWorld.advance(by: seconds, step: 1.0 / 60)
    world.advance(by: seconds, step: 1.0 / 60)
  }

  /// Presses keys one after the other.
  func press(_ codes: UIKeyboardHIDUsage..., shift: Bool = false) {
    for code in codes { press(code, characters: "", shift: shift) }
  }

  /// Types characters that no field takes.
  func type(_ text: String) {
    for character in text { press(.keyboardA, characters: String(character), shift: false) }
  }

  private func press(_ code: UIKeyboardHIDUsage, characters: String, shift: Bool) {
    world.perform {
      let key = UIKey(
        keyCode: code,
        characters: characters,
        charactersIgnoringModifiers: characters,
        modifierFlags: shift ? .shift : []
      )
      for phase in [UIPress.Phase.began, .ended] {
        let press = UIPress(key: key, phase: phase, timestamp: world.clock.now)
        window.sendEvent(UIPressesEvent(press))
      }
    }
    tick()
  }

  /// Presses the pointer's button and lets it go.
  func click(_ point: CGPoint) {
    world.perform {
      let touch = UITouch(location: point, in: window, timestamp: world.clock.now)
      window.sendEvent(UIEvent(touches: [touch], timestamp: world.clock.now))
      touch.change(to: .ended, location: point, timestamp: world.clock.now)
      window.sendEvent(UIEvent(touches: [touch], timestamp: world.clock.now))
    }
    tick()
  }

  /// What has the keyboard, by its name: its identifier, or what it says.
  var focus: String? {
    guard let view = window.firstResponder as? UIView else { return nil }
    return view.accessibilityIdentifier ?? (view as? ChromeButton)?.title
  }

  /// The open menu.
  var menu: ChromeMenu? { all(ChromeMenu.self).first }

  /// All views of a kind.
  func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    func collect(_ view: UIView) -> [Kind] {
      ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { collect($0) }
    }
    return collect(window)
  }

  /// The view with an identifier.
  func view(_ name: String) -> UIView? {
    all(UIView.self).first { $0.accessibilityIdentifier == name }
  }
}
