import Foundation
import Testing

extension WindowTests {
  /// What of the mouse and the keyboard reaches an app on the stage.
  @Suite struct StageInputTests {
    /// Where the list of places is, without the bars.
    private static let rows = CGRect(x: 140, y: 330, width: 248, height: 250)
    private static let search = CGPoint(x: 264, y: 196)
    /// The ground of a grouped list.
    private static let ground = SIMD3(0xF2, 0xF2, 0xF7)

    @Test func `a click on a row of an app leads to its page, and stays there`() async throws {
      try await StagecraftWindow.with("--scene", "trips") { window in
        let list = try await window.settled(Places.phone)
        try window.click(Places.phoneMiddle)
        try await window.changed(Places.phone, from: list)
        let page = try await window.settled(Places.phone)
        try window.capture().keep(as: "trips-page")
        #expect(page.difference(from: list) > 0.2)
      }
    }

    @Test func `a wheel scrolls the list under the pointer`() async throws {
      try await StagecraftWindow.with("--scene", "trips") { window in
        let list = try await window.settled(Places.phone)
        try window.wheel(at: Places.phoneMiddle, notches: 5)
        try await window.changed(Places.phone, from: list)
        let scrolled = try await window.settled(Places.phone)
        try window.capture().keep(as: "trips-scrolled")
        #expect(scrolled.difference(from: list) > 0.05)
      }
    }

    @Test func `what is typed is in the field of the app that was clicked`() async throws {
      try await StagecraftWindow.with("--scene", "trips") { window in
        let list = try await window.settled(Places.phone)
        try window.click(Self.search)
        try await window.changed(Places.phone, from: list)
        try window.type("ort")
        // One place has these letters, so that no row is left below it.
        try await Wait.until("the list shows what was found") {
          let rows = try window.capture(Self.rows)
          return rows.count(near: Self.ground, tolerance: 2) == rows.width * rows.height
        }
        try window.capture().keep(as: "trips-found")
      }
    }
  }
}
