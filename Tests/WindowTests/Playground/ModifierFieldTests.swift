import Foundation
import Testing

extension WindowTests {
  /// What typing into the field does.
  @Suite struct ModifierFieldTests {
    /// Replaces the field's text letter by letter, with the keyboard in the field.
    private func replaceText(_ window: StagecraftWindow, with text: String) throws {
      try window.click(CGPoint(x: Places.field.midX, y: Places.field.midY))
      try window.press("ctrl+a")
      try window.type(text)
    }

    /// Waits until the phone has moved and come to rest.
    private func rerun(_ window: StagecraftWindow, from before: Picture) async throws -> Picture {
      try await window.changed(Places.phone, from: before)
      return try await window.settled(Places.phone)
    }

    @Test func `a string that is typed letter by letter re-runs the transition with it`()
      async throws
    {
      try await StagecraftWindow.with { window in
        try window.click(Places.slowMotion)
        let list = try await window.settled(Places.phone)
        let field = try window.capture(Places.field)
        try replaceText(window, with: "fade")
        try await window.changed(Places.field, from: field)
        try await window.changed(Places.phone, from: list)
        try window.capture().keep(as: "typed-1-in-flight")
        let faded = try await inFlight(window)
        let detail = try await window.settled(Places.phone)
        try window.capture().keep(as: "typed-2-at-rest")
        #expect(detail.difference(from: list) > 0.2)
        // The same moment of the transition looks otherwise with another string.
        try replaceText(window, with: "translate(300, -200) scale(0.2)")
        try await window.changed(Places.phone, from: detail)
        let moved = try await inFlight(window)
        try window.capture().keep(as: "typed-3-other-string")
        #expect(moved.difference(from: faded) > 0.01)
        let again = try await window.settled(Places.phone)
        #expect(again.difference(from: detail) < 0.01)
      }
    }

    /// Waits until the replay stands at about a second of the slowed transition, and returns the phone.
    private func inFlight(_ window: StagecraftWindow) async throws -> Picture {
      let start = ContinuousClock.now
      return try await Wait.value("the transition has run for a second") {
        start.duration(to: .now) > .seconds(1) ? try window.capture(Places.phone) : nil
      }
    }

    @Test func `a wrong string is marked and leaves the last good transition`() async throws {
      try await StagecraftWindow.with { window in
        let list = try await window.settled(Places.phone)
        try replaceText(window, with: "fade")
        let good = try await rerun(window, from: list)
        try replaceText(window, with: "sprng(250, 25)")
        try await Wait.until("the field is framed in red") {
          try window.capture(Places.fieldFrame).count(near: Places.errorColour) > 500
        }
        let still = try await window.settled(Places.phone)
        try window.capture().keep(as: "wrong-string")
        #expect(still.difference(from: good) < 0.01)
        #expect(try window.capture(Places.message).count(near: Places.errorColour) > 10)
        // Tab takes the suggestion, and the transition runs again.
        try window.press("Tab")
        try await window.changed(Places.phone, from: still)
        try await Wait.until("nothing is red any more") {
          try window.capture(Places.fieldFrame).count(near: Places.errorColour) < 20
        }
      }
    }

    @Test func `the field is edited with selection, clipboard and undo`() async throws {
      try await StagecraftWindow.with { window in
        let text = CGRect(x: Places.field.minX, y: Places.field.minY, width: 300, height: 36)
        try await window.settled(Places.phone)
        try replaceText(window, with: "arc")
        // The caret blinks, so that only a text of its own shape counts.
        try window.press("ctrl+a", "ctrl+c", "End", "ctrl+v")
        let doubled = try await Wait.value("the pasted text is shown") { () -> Picture? in
          let now = try window.capture(text)
          return now.inkWidth(on: now[2, 2]) > 60 ? now : nil
        }
        try window.capture().keep(as: "field-pasted")
        try window.press("ctrl+z")
        try await Wait.until("the paste is undone") {
          let now = try window.capture(text)
          return now.inkWidth(on: now[2, 2]) < doubled.inkWidth(on: doubled[2, 2]) - 15
        }
      }
    }
  }
}
