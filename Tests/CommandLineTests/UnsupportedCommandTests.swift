import QuartzCore
import Testing

@testable import stagecraft

@Suite struct UnsupportedCommandTests {
  @Test func `every entry of the list is printed, and said to once`() {
    let lines = UnsupportedCommand.table.split(separator: "\n")
    let symbols = UnsupportedCommand.symbols
    #expect(lines.count == 2 * (UnsupportedFeature.allCases.count + symbols.count))
    for feature in UnsupportedFeature.allCases {
      #expect(lines.filter { $0 == feature.api }.count == 1)
      #expect(lines.contains("    \(feature.effect)"))
    }
    #expect(symbols.contains { $0.symbol == "class_getInstanceMethod" })
    for (symbol, reason) in symbols {
      #expect(lines.filter { $0 == symbol }.count == 1)
      #expect(lines.contains("    \(reason)"))
    }
  }

  @Test func `words are refused`() {
    #expect(throws: ToolError.self) { try UnsupportedCommand.run(["filters"]) }
  }

  @Test func `the command is among those that help names`() {
    #expect(Tool.help.contains("stagecraft unsupported [--json]"))
  }
}
