import Foundation
import Playback
import Testing

@testable import stagecraft

@Suite("replay") struct ReplayCommandTests {
  /// Writes a script into a file for the time of a test.
  private func withScript(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).script")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  private func failure(_ words: String...) -> ToolError? {
    do throws(ToolError) {
      try ReplayCommand.run(words[...])
      return nil
    } catch {
      return error
    }
  }

  @Test func `a script without a fault ends with 0 and says so`() throws {
    try withScript("push\ntick 1 # until it is there\n\npop still\n") { path in
      #expect(Tool.run(["stagecraft", "replay", path]) == 0)
      let run = ScriptRun(try ReplayCommand.script(at: path))
      #expect(ReplayCommand.listing(of: run, withCallbacks: false) == "no fault\n")
    }
  }

  @Test func `callbacks are printed in their order when they are wanted`() throws {
    try withScript("push still\n") { path in
      let run = ScriptRun(try ReplayCommand.script(at: path))
      let lines = ReplayCommand.listing(of: run, withCallbacks: true).split(separator: "\n")
      let will = lines.firstIndex { $0.contains("viewWillAppear") }
      let did = lines.lastIndex { $0.contains("viewDidAppear") }
      #expect(try #require(will) < #require(did))
      #expect(lines.last == "no fault")
    }
  }

  @Test func `what is wrong with an animator is printed before the verdict`() throws {
    try withScript("animator twice\npush\ntick 2\n") { path in
      let run = ScriptRun(try ReplayCommand.script(at: path))
      let text = ReplayCommand.listing(of: run, withCallbacks: false)
      #expect(text.contains("completeTransition(_:) was called again"))
      #expect(text.hasSuffix("no fault\n"))
    }
  }

  @Test func `a file that is not there is an error of reading, with its path`() {
    let error = failure("/no/such.script")
    let reason = "no such file or directory; check the path"
    #expect(error == .output("the script “/no/such.script” cannot be read: \(reason)"))
    #expect(error?.exitStatus == 2)
  }

  @Test func `what some editors write before a text is no step`() throws {
    try withScript("\u{FEFF}push\n") { path in
      let script = try ReplayCommand.script(at: path)
      #expect(script.steps == [.push(isAnimated: true)])
    }
  }

  @Test func `a script without end is refused where it becomes too long`() throws {
    try withScript(String(repeating: "push still\n", count: 10_001)) { path in
      #expect(failure(path)?.message.contains("line 10001: a script has at most 10000") == true)
    }
  }

  @Test func `a folder is no script, and the message says what to name`() {
    let folder = FileManager.default.temporaryDirectory.path
    let reason = "is a directory; name a file in it"
    #expect(failure(folder) == .output("the script “\(folder)” cannot be read: \(reason)"))
  }

  @Test func `a file without end is read to a limit`() {
    #expect(failure("/dev/zero")?.message.contains("more than 16 MB") == true)
  }

  @Test func `of many faults the first are printed, and how many more there are`() {
    let lines = (1...25).map { "fault \($0)" }
    let text = ReplayCommand.shortened(lines, "faults")
    #expect(text.hasPrefix("fault 1\n"))
    #expect(text.hasSuffix("fault 20\nand 5 more faults"))
    #expect(ReplayCommand.shortened(["one"], "faults") == "one")
  }

  @Test func `a touch that finds no room in a tiny window is a note and no fault`() throws {
    try withScript("resize 4096 10\npush\ntick 1\n") { path in
      let run = ScriptRun(try ReplayCommand.script(at: path))
      #expect(run.faults == [])
      let text = ReplayCommand.listing(of: run, withCallbacks: false)
      #expect(text.contains("note: a touch in the middle does not reach S2: a window of 4096x10"))
      #expect(text.hasSuffix("no fault\n"))
    }
  }

  @Test func `a touch beside the window is told, once`() throws {
    try withScript("touch 1 1\nlift\ntouch 1 1\nlift\n") { path in
      let run = ScriptRun(try ReplayCommand.script(at: path))
      #expect(run.faults == [])
      #expect(run.notes == ["touch 1.0 1.0: nothing lies there, in a window of 390x844"])
    }
  }

  @Test func `a message shows the beginning of a word, and nothing that moves a cursor`() throws {
    try withScript("\u{1B}[2J\(String(repeating: "x", count: 100_000))\n") { path in
      let message = try #require(failure(path)?.message)
      #expect(message.count < 600)
      #expect(!message.contains("\u{1B}"))
    }
  }

  @Test(arguments: [
    ("push\nshove\n", "line 2: there is no step “shove”; there are push, pop"),
    ("tick\n", "line 1: something is missing; it is tick SECONDS"),
    ("# nothing\nupdate 1.5\n", "line 2: “1.5” must be a number from 0.0 to 1.0"),
    ("push sideways\n", "line 1: “sideways” is too much; it is push [still]"),
  ])
  func `a line that is no step is told with its place and what is allowed`(
    script: String,
    message: String
  ) throws {
    try withScript(script) { path in
      let error = failure(path)
      #expect(error?.exitStatus == 2)
      #expect(error?.message.hasPrefix("stagecraft: \(path), \(message)") == true)
      #expect(Tool.run(["stagecraft", "replay", path]) == 2)
    }
  }

  @Test func `bytes that are no text are refused`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).script")
    try Data([0x70, 0xFF, 0xFE]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(
      failure(file.path) == .usage("the script “\(file.path)” is not a text: line 1 is no UTF-8")
    )
  }

  @Test func `exactly one file is wanted, and no other option`() {
    #expect(failure()?.message.contains("one file") == true)
    #expect(failure("a", "b")?.exitStatus == 2)
    #expect(failure("a", "--loudly")?.exitStatus == 2)
  }

  @Test func `the command is among those that help names`() {
    #expect(Tool.help.contains("stagecraft replay FILE [--callbacks]"))
  }
}
