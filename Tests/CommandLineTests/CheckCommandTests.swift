import Testing

@testable import stagecraft

@Suite struct CheckCommandTests {
  @Test func `given two modifiers, then two lines are printed`() {
    let report = CheckCommand.report("zPosition(2) arc", kind: .modifiers)
    #expect(report.diagnostics == nil)
    #expect(report.listing.split(separator: "\n").count == 2)
  }

  @Test func `given a misspelt name, then column 1, a suggestion and a caret line are printed`() {
    let text = CheckCommand.report("sprng(250, 25)", kind: .modifiers).diagnostics ?? ""
    #expect(text.contains("Column 1:"))
    #expect(text.contains("Did you mean spring?"))
    #expect(text.contains("^^^^^"))
  }

  @Test func `given an animation string, then its label is printed`() {
    let report = CheckCommand.report("push(left)", kind: .animation)
    #expect(report.listing == ".push(.left)")
  }
}
