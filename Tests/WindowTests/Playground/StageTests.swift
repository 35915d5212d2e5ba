import Foundation
import Testing

extension WindowTests {
  /// What clicks on the stage do.
  @Suite struct StageTests {
    @Test(arguments: ["city-guide", "reveal"])
    func `a click pushes, and another one pops`(scene: String) async throws {
      try await StagecraftWindow.with("--scene", scene) { window in
        let list = try await window.settled(Places.phone)
        try window.capture().keep(as: "\(scene)-1-at-rest")
        try window.click(Places.phoneMiddle)
        try await window.changed(Places.phone, from: list)
        try window.capture().keep(as: "\(scene)-2-in-flight")
        let detail = try await window.settled(Places.phone)
        try window.capture().keep(as: "\(scene)-3-pushed")
        #expect(detail.difference(from: list) > 0.2)
        try window.click(Places.phoneBottom)
        try await window.changed(Places.phone, from: detail)
        try await Wait.until("the list is back as it was") {
          try window.capture(Places.phone).difference(from: list) < 0.02
        }
      }
    }

    @Test func `a click presents, and a tap on the mask dismisses`() async throws {
      try await StagecraftWindow.with("--scene", "shopping-cart") { window in
        let product = try await window.settled(Places.phone)
        try window.capture().keep(as: "shopping-cart-1-at-rest")
        try window.click(Places.phoneMiddle)
        try await window.changed(Places.phone, from: product)
        try window.capture().keep(as: "shopping-cart-2-in-flight")
        let sheet = try await window.settled(Places.phone)
        try window.capture().keep(as: "shopping-cart-3-presented")
        #expect(sheet.difference(from: product) > 0.2)
        try window.click(Places.phoneTop)
        try await window.changed(Places.phone, from: sheet)
        try await Wait.until("the product is back as it was") {
          try window.capture(Places.phone).difference(from: product) < 0.05
        }
      }
    }

    @Test func `slow motion makes a transition of 0,4 seconds last 4`() async throws {
      try await StagecraftWindow.with("--scene", "shopping-cart") { window in
        let product = try await window.settled(Places.phone)
        try window.click(Places.slowMotion)
        let start = ContinuousClock.now
        try window.click(Places.phoneMiddle)
        try await window.changed(Places.phone, from: product, by: 0.001)
        try window.capture().keep(as: "slow-motion")
        let sheet = try await settledLate(window, product)
        // Seeing that it is at rest takes four equal screenshots, which is not a part of the transition.
        #expect(start.duration(to: sheet.lastChange) > .seconds(3.4))
        #expect(start.duration(to: sheet.lastChange) < .seconds(8))
        try window.click(Places.slowMotion)
        let again = ContinuousClock.now
        try window.click(Places.phoneTop)
        try await Wait.until("the product is back as it was") {
          try window.capture(Places.phone).difference(from: product) < 0.05
        }
        #expect(again.duration(to: .now) < .seconds(3.4))
      }
    }

    /// Waits for a second of stillness, and tells when the last change was seen.
    private func settledLate(
      _ window: StagecraftWindow,
      _ first: Picture
    ) async throws -> (picture: Picture, lastChange: ContinuousClock.Instant) {
      var last = first
      var lastChange = ContinuousClock.now
      try await Wait.until("the phone is at rest", within: 30) {
        let next = try window.capture(Places.phone)
        if next != last {
          last = next
          lastChange = .now
        }
        return lastChange.duration(to: .now) > .seconds(1)
      }
      return (last, lastChange)
    }

    @Test func `an Alt-click selects the view that the field edits`() async throws {
      try await StagecraftWindow.with { window in
        let phone = try await window.settled(Places.phone)
        let label = try window.capture(Places.labelRow)
        try window.click(CGPoint(x: 264, y: 560), holding: "alt")
        try await window.changed(Places.labelRow, from: label)
        let marked = try await window.settled(Places.phone)
        try window.capture().keep(as: "alt-click")
        // The selection is drawn around the view, and nothing is pushed.
        #expect(marked.difference(from: phone) > 0.0005)
        #expect(marked.difference(from: phone) < 0.1)
      }
    }
  }
}
