import Foundation
import Testing

/// What the program does where it cannot do what was asked.
@Suite(.enabled(if: WindowRun.isEnabled, "\(WindowRun.reason)"))
struct ProgramTests {
  @Test func `without a display it says so in one line, with a remedy`() throws {
    let result = try Command.run(
      [WindowRun.executable],
      environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil]
    )
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(result.errorText.contains("no display"))
    #expect(result.errorText.contains("stagecraft render"))
    #expect(result.errorText.split(separator: "\n").count == 1)
  }

  @Test func `a display that nobody serves is no display`() throws {
    let result = try Command.run(
      [WindowRun.executable],
      environment: ["DISPLAY": ":4711", "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": nil]
    )
    #expect(result.status == 2)
    #expect(result.errorText.contains("display"))
  }

  @Test(arguments: ["scenes", "--help", "trace reveal --trigger push --json"])
  func `a reader that goes away is no crash`(arguments: String) throws {
    let script =
      "'\(WindowRun.executable)' \(arguments) | head -c 1 >/dev/null; exit ${PIPESTATUS[0]}"
    let result = try Command.run(["bash", "-c", script])
    #expect([0, 2].contains(result.status), "\(result.status) \(result.errorText)")
  }
}
