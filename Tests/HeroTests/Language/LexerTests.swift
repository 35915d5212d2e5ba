import Hero
import Testing

@Suite("Lexer") nonisolated struct LexerTests {
  @Test func `every character but whitespace belongs to a token`() {
    let text = ".fade, scale(x: -1.5e2);\u{00A0}source('my id') @"
    let tokens = Lexer(input: text).tokenize()
    let characters = Array(text)
    var covered = Set<Int>()
    for token in tokens {
      switch token {
      case .identifier(let spelling, let range), .other(let spelling, let range):
        #expect(String(characters[range]) == spelling)
        covered.formUnion(range)
      case .number(_, let range), .parensOpen(let range), .parensClose(let range),
        .comma(let range):
        covered.formUnion(range)
      }
    }
    let bare = characters.indices.filter { !characters[$0].isWhitespace }
    #expect(bare.allSatisfy { covered.contains($0) || characters[$0] == " " })
  }

  @Test(arguments: [
    ("1.", 1.0), (".5", 0.5), ("1e3", 1000.0), ("2.5E-1", 0.25), ("1.e2", 100.0), ("0.1", 0.1),
  ])
  func `numbers are read as Double`(text: String, value: Double) {
    #expect(Lexer(input: text).tokenize() == [.number(value, 0..<text.count)])
  }

  @Test(arguments: ["1.2.3", ".", "5px", "1e", "2fade", "1..2"])
  func `what only begins like a number is one other token`(text: String) {
    #expect(Lexer(input: text).tokenize() == [.other(text, 0..<text.count)])
  }

  @Test func `a combining mark is not swallowed`() {
    #expect(Lexer(input: "fade\u{301}").tokenize() == [.identifier("fad\u{e9}", 0..<4)])
  }
}
