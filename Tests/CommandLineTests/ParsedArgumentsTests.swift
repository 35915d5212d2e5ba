import Testing

@testable import stagecraft

@Suite struct ParsedArgumentsTests {
  private func parse(_ words: String...) throws(ToolError) -> ParsedArguments {
    try ParsedArguments(words, options: ["at", "out"], flags: ["json"], command: "render")
  }

  @Test func `given words, options and flags, then they are sorted`() throws {
    let parsed = try parse("reveal", "--at", "0.5", "--json", "--out=a b.png")
    #expect(parsed.words == ["reveal"])
    #expect(parsed.values == ["at": "0.5", "json": "", "out": "a b.png"])
  }

  @Test func `given an option without a value, then it is named`() {
    #expect(throws: ToolError.usage("--out needs a value")) { try parse("reveal", "--out") }
  }

  @Test func `given an unknown option, then the known ones are listed`() {
    #expect(throws: ToolError.usage("render has no option --ot; it takes --at, --json, --out")) {
      try parse("--ot", "x")
    }
  }

  @Test func `given an option twice, then that is refused`() {
    #expect(throws: ToolError.usage("--at is given twice")) { try parse("--at", "1", "--at", "2") }
  }

  @Test(arguments: ["abc", "nan", "inf", "-1", "11", "", "0x1", " 1", "1p1"])
  func `given a value that is no number of the range, then the range is named`(text: String) throws
  {
    let parsed = try ParsedArguments(["--at", text], options: ["at"], flags: [], command: "render")
    let message = "--at is “\(text)”; it must be a number of seconds from 0 to 10"
    #expect(throws: ToolError.usage(message)) {
      try parsed.number("at", in: 0...10, unit: "seconds")
    }
  }

  @Test(arguments: ["2.5", "1", "61", "0x10", ""])
  func `given a value that is no whole number of the range, then the range is named`(
    text: String
  ) throws {
    let parsed = try ParsedArguments(["--at", text], options: ["at"], flags: [], command: "render")
    let message = "--at is “\(text)”; it must be a whole number of frames from 2 to 60"
    #expect(throws: ToolError.usage(message)) {
      try parsed.count("at", in: 2...60, unit: "frames")
    }
  }

  @Test func `given a double dash, then what follows is words`() throws {
    #expect(try parse("--", "--at").words == ["--at"])
  }
}
