import Foundation
import SDLHost
import Testing

@Suite struct WindowHostErrorTests {
  @Test(arguments: [
    (WindowHostError.noDisplay, "WAYLAND_DISPLAY"),
    (.videoUnavailable(reason: "x11 not available"), "x11 not available"),
    (.windowRefused(reason: "too large"), "too large"),
    (.logUnwritable(path: "/none/log", reason: "No such file"), "“/none/log”: No such file"),
  ])
  func `an error says in one line what is wrong and what to do`(
    error: WindowHostError,
    part: String
  ) {
    let text = error.localizedDescription
    #expect(text.contains(part))
    #expect(text.contains(error.hint))
    #expect(!text.contains("\n"))
  }
}
