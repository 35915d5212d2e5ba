import Foundation
import Testing

extension WindowTests {
  /// What can be done without a pointer.
  @Suite struct KeyboardTests {
    private static let sceneMenu = CGRect(x: 168, y: 0, width: 212, height: 43)

    @Test func `a ring shows which control has the keyboard, until a click`() async throws {
      try await StagecraftWindow.with { window in
        try await window.settled(Places.phone)
        try window.press("Tab")
        try await Wait.until("the scene menu has a ring") {
          try window.capture(Self.sceneMenu).count(near: Places.focusColour) > 400
        }
        try window.capture().keep(as: "keyboard-ring")
        try window.click(CGPoint(x: 30, y: 600))
        try await Wait.until("the ring is gone") {
          try window.capture(Self.sceneMenu).count(near: Places.focusColour) == 0
        }
      }
    }

    @Test func `a scene is chosen from its menu by keys`() async throws {
      try await StagecraftWindow.with { window in
        let cities = try await window.settled(Places.phone)
        let button = try window.capture(Self.sceneMenu)
        try window.press("Tab", "Return")
        try await window.changed(Places.phone, from: cities)
        try window.type("sho")
        try await Wait.until("the line is filled") {
          try window.capture(Places.phone).count(near: Places.accentColour) > 1000
        }
        try window.capture().keep(as: "keyboard-menu")
        try window.press("Return")
        try await window.changed(Self.sceneMenu, from: button)
        let product = try await window.settled(Places.phone)
        #expect(product.difference(from: cities) > 0.5)
        #expect(product.count(near: Places.accentColour) < 100)
        // Space belongs to the button that has the keyboard; without one it replays.
        try window.press("Escape", "space")
        try await window.changed(Places.phone, from: product)
      }
    }
  }
}
