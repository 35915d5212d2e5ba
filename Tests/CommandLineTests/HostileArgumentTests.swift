import Foundation
import Testing

@testable import stagecraft

/// Arguments that nobody means: each is told in a line, with what is allowed.
@Suite("Hostile arguments") struct HostileArgumentTests {
  private func failure(_ words: [String]) -> ToolError? {
    do throws(ToolError) {
      guard let command = Tool.commands.first(where: { $0.name == words[0] }) else { return nil }
      try command.run(words.dropFirst())
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (["render", "city-guide", "--at", "nan", "--out", "-"], "must be a number of seconds"),
    (["render", "city-guide", "--at", "0x1", "--out", "-"], "must be a number of seconds"),
    (["render", "city-guide", "--filmstrip", "1e9", "--out", "-"], "from 2 to 60"),
    (
      ["render", "city-guide", "--at", "0", "--device", "4096x4096", "--scale", "8", "--out", "-"],
      "67 million pixels"
    ),
    (
      [
        "render", "city-guide", "--filmstrip", "60", "--device", "4096x4096", "--scale", "1",
        "--out", "-",
      ], "60 frames of 4096x4096 at a scale of 1 are more than 268 million pixels"
    ),
    (
      ["trace", "city-guide", "--display-list", "--device", "4096x4096", "--scale", "8"],
      "67 million pixels"
    ),
    (["trace", "reveal", "--trigger", "pop", "--cancel-at", "2"], "must be a number from 0 to 1"),
    (
      ["trace", "reveal", "--trigger", "pop", "--interactive", "0x1p-1", "--end", "finish"],
      "must be numbers from 0 to 1"
    ),
    (["trace", "trips", "--trigger", "push", "--cancel-at", "0.4"], "it has an interactive pop"),
    (["api", "--census", "/no/such"], "cannot be read"),
    (["window", "--replay", "/no/such"], "no such file or directory; check the path"),
    (["window", "--device", "1x1"], "window has no option --device"),
  ])
  func `are told with what is allowed`(words: [String], part: String) throws {
    let error = try #require(failure(words))
    #expect(error.exitStatus == 2)
    #expect(error.message.contains(part), "\(error.message)")
  }

  @Test func `a folder that is no package is told with the option that names one`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).tsv")
    try Data("symbol\tkind\trepositories\nUIView\tclass\t3\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = failure(["api", "--census", file.path, "--package", "/no/such"])
    #expect(
      error
        == .output(
          "“/no/such” is no package: it holds no folder Sources; name one by --package"
        )
    )
  }

  @Test func `do not steer the terminal, and do not fill it`() {
    let word = "\u{1B}[31m" + String(repeating: "x", count: 100_000)
    let message = failure(["render", word])?.message ?? ""
    #expect(!message.contains("\u{1B}") && message.count < 5000)
    #expect(message.contains("\\u{001B}[31m") || message.contains("\\u{1B}[31m"))
  }
}
