import Testing

@testable import Benchmarks

@Suite struct OptionsTests {
  @Test func `given nothing, then every row is wanted and gates do not fail`() {
    let options = Options([])
    #expect(options.wants("P1") && options.wants("W8"))
    #expect(!options.failsOnGates && options.problem == nil)
  }

  @Test func `given options and rows, then all are taken`() {
    let options = Options(["--quick", "p1", "--json", "o.json", "--gates", "--skia", "py", "s.py"])
    #expect(options.isQuick && options.failsOnGates)
    #expect(options.jsonPath == "o.json")
    #expect(options.skia == SkiaProgram(python: "py", program: "s.py"))
    #expect(options.wants("P1") && !options.wants("P2"))
  }

  @Test(arguments: [["--json"], ["--skia", "python"], ["--fast"]])
  func `given an option that is unknown or lacks its value, then that is a problem`(words: [String])
  {
    #expect(Options(words).problem != nil)
  }
}
