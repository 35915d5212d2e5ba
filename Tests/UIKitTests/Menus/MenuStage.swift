import QuartzCore

@testable import UIKit

/// A button with a menu in a window, and the means to touch it.
final class MenuStage {
  let harness: ControlHarness
  let button: UIButton
  /// What was done, in order.
  var log: [String] = []

  private init(_ harness: ControlHarness) {
    self.harness = harness
    button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    harness.show(button, frame: CGRect(x: 20, y: 60, width: 100, height: 40))
    button.showsMenuAsPrimaryAction = true
    for (event, name) in Self.events {
      button.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
    }
  }

  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
  ]

  /// Runs a test with a stage in a World of its own.
  static func run(_ body: (MenuStage) throws -> Void) rethrows {
    try ControlHarness.run { try body(MenuStage($0)) }
  }

  var world: World { harness.world }
  var overlay: MenuOverlay? { harness.window.openMenu }
  var titles: [String] { overlay?.lists.last?.rows.compactMap(\.titleLabel.text) ?? [] }
  var pressedTitle: String? {
    overlay?.lists.last?.rows.first(where: \.isPressed)?.titleLabel.text
  }

  /// Makes an action that writes its title down.
  func action(
    _ title: String,
    _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] in
      self?.log.append("\($0.title)")
    }
  }

  /// The middle of a row, in the window.
  func middle(of title: String) -> CGPoint {
    guard let row = overlay?.lists.last?.rows.first(where: { $0.titleLabel.text == title }) else {
      return CGPoint(x: -1, y: -1)
    }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  /// Opens the menu by a tap, and waits until it stands.
  func open() {
    harness.tap(at: CGPoint(x: 70, y: 80))
    world.advance(by: 0.6)
    log = []
  }

  func choose(_ title: String) {
    harness.tap(at: middle(of: title))
  }

  /// Whether nothing is left of any menu.
  var isClean: Bool {
    overlay == nil && !harness.window.subviews.contains { $0 is MenuOverlay }
      && !button.isHighlighted && button.titleLabel?.alpha == 1
  }
}
