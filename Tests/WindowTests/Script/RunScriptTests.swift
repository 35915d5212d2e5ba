import Foundation
import TestSupport
import Testing

@Suite struct RunScriptTests {
  private func withSandbox(
    swift: String? = "6.3.1",
    missing: [String] = [],
    _ body: (ScriptSandbox) throws -> Void
  ) throws {
    let sandbox = try ScriptSandbox(swift: swift, missing: missing)
    defer { sandbox.remove() }
    try body(sandbox)
  }

  @Test func `without a display it renders a filmstrip where it was called`() throws {
    try withSandbox { sandbox in
      let result = try sandbox.run()
      #expect(result.status == 0)
      #expect(
        result.text
          == "stagecraft|tools|render|city-guide|--filmstrip|6|--out|stagecraft-filmstrip.png|"
      )
      #expect(result.errorText.contains("There is no display"))
    }
  }

  @Test(arguments: ["DISPLAY", "WAYLAND_DISPLAY"])
  func `with a display it opens the window`(variable: String) throws {
    try withSandbox { sandbox in
      let result = try sandbox.run(environment: [variable: "somewhere"])
      #expect(result.status == 0)
      #expect(result.text == "stagecraft|tools|")
    }
  }

  @Test(arguments: ["scenes", "render", "trace", "check"])
  func `commands of the program are passed on as they are`(command: String) throws {
    try withSandbox { sandbox in
      let result = try sandbox.run(command, "zPosition(2) arc", "--json")
      #expect(result.text == "stagecraft|tools|\(command)|zPosition(2) arc|--json|")
      #expect(result.status == 0)
    }
  }

  @Test func `benchmarks are passed on`() throws {
    try withSandbox { sandbox in
      let result = try sandbox.run("bench", "--quick")
      #expect(result.text == "Benchmarks|tools|--quick|")
    }
  }

  @Test func `missing packages are listed and not installed when that is unwanted`() throws {
    try withSandbox(missing: ["libspng-dev", "fonts-inter"]) { sandbox in
      let result = try sandbox.run("--no-install")
      #expect(result.status == 1)
      #expect(result.text.isEmpty)
      #expect(result.errorText.contains("Missing packages: libspng-dev fonts-inter\n"))
      #expect(result.errorText.contains("apt-get install libspng-dev fonts-inter"))
    }
  }

  @Test func `missing packages without apt-get are said`() throws {
    try withSandbox(missing: ["libspng-dev"]) { sandbox in
      let result = try sandbox.run()
      #expect(result.status == 1)
      #expect(result.errorText.contains("no apt-get"))
    }
  }

  @Test func `packages for tests are asked for by tests only`() throws {
    try withSandbox(missing: ["xvfb"]) { sandbox in
      #expect(try sandbox.run("--no-install", "scenes").status == 0)
      let result = try sandbox.run("--no-install", "test")
      #expect(result.status == 1)
      #expect(result.errorText.contains("Missing packages: xvfb\n"))
    }
  }

  @Test(arguments: [("5.10.1", "5.10"), ("6.1", "6.1")])
  func `an old Swift is named, with the one that is needed`(version: String, short: String) throws {
    try withSandbox(swift: version) { sandbox in
      let result = try sandbox.run("scenes")
      #expect(result.status == 1)
      #expect(result.errorText.contains("Swift 6.2 or newer is needed and this is \(short)"))
      #expect(result.errorText.contains("swift.org/install"))
    }
  }

  @Test(arguments: ["6.2", "6.10", "7.0"])
  func `a newer Swift will do`(version: String) throws {
    try withSandbox(swift: version) { sandbox in
      let result = try sandbox.run("scenes")
      #expect(result.status == 0)
    }
  }

  @Test func `no Swift at all is said, with where to get it`() throws {
    try withSandbox(swift: nil) { sandbox in
      let result = try sandbox.run("scenes")
      #expect(result.status == 1)
      #expect(result.errorText.contains("there is none; get it at https://www.swift.org/install/"))
    }
  }

  @Test func `a failed build shows what went wrong`() throws {
    try withSandbox { sandbox in
      let result = try sandbox.run("scenes", environment: ["FAIL_BUILD": "1"])
      #expect(result.status == 1)
      #expect(result.errorText.contains("error: no such thing"))
      #expect(result.text.isEmpty)
    }
  }

  @Test func `unknown commands and arguments are refused with what is allowed`() throws {
    try withSandbox { sandbox in
      let unknown = try sandbox.run("fly")
      #expect(unknown.status == 2)
      #expect(unknown.errorText.contains("unknown command fly; allowed: test, cases"))
      let fuzz = try sandbox.run("test", "--fuzz", "many")
      #expect(fuzz.status == 2)
      #expect(fuzz.errorText.contains("--fuzz takes a number of rounds"))
      #expect(try sandbox.run("test", "--slow").status == 2)
    }
  }

  /// A report in which every required number is covered once.
  private func fullReport() throws -> String {
    let reports = try String(
      contentsOf: CaseFile.folder.appendingPathComponent("reports.tsv"),
      encoding: .utf8
    )
    .split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
    let sequences = (1...8).map { "D-\($0)" } + (1...20).map { "D16-\($0)" }
    let numbers = CaseFile.uikit.keys.sorted() + sequences + (1...26).map { "H-\($0)" } + reports
    return numbers.map { "\($0)\t2" }.joined(separator: "\n")
  }

  @Test func `covered numbers are listed with what they check, and counted by sections`() throws {
    try withSandbox { sandbox in
      let result = try sandbox.run("cases", environment: ["REPORT": fullReport() + "\nU-1\t3"])
      #expect(result.status == 0)
      #expect(result.text.contains("\nH-1\t2\nH-2\t2\n"))
      #expect(result.text.contains("U-1\t5\nU-2\t2\n"))
      #expect(result.errorText.contains("A and B, layers and animations: 118 of 118\n"))
      #expect(!result.errorText.contains("missing"))
    }
  }

  @Test func `a number that is missing or checks nothing fails`() throws {
    try withSandbox { sandbox in
      let report = try fullReport()
        .replacingOccurrences(of: "H-7\t2", with: "H-7\t0")
        .replacingOccurrences(of: "U-12\t2", with: "U-1000\t2")
      let result = try sandbox.run("cases", environment: ["REPORT": report])
      #expect(result.status == 1)
      #expect(result.errorText.contains("animations: 117 of 118; missing: U-12\n"))
      #expect(result.errorText.contains("modifier language: 25 of 26; missing: H-7\n"))
    }
  }

  @Test func `help needs nothing to be installed`() throws {
    try withSandbox(swift: nil, missing: ["libsdl2-dev"]) { sandbox in
      let result = try sandbox.run("--help")
      #expect(result.status == 0)
      #expect(result.text.hasPrefix("Usage: ./run"))
      for command in ["test", "cases", "bench", "scenes", "render", "trace", "check"] {
        #expect(result.text.contains("./run \(command)"))
      }
    }
  }
}
