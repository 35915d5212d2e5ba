import Hero
import TestSupport
import Testing

@Suite("Parser") nonisolated struct ParserTests {
  private func parse(_ text: String) throws(ParseError) -> [ExprNode] {
    try Parser(tokens: Lexer(input: text).tokenize()).parse()
  }

  @Test(.spec("H-1")) func `a call without arguments and a bare name differ but both mean fade`()
    throws
  {
    let spec = SpecCase("H-1")
    let call = try parse("fade()")
    let bare = try parse("fade")
    spec.expect(call, equals: [CallNode(name: "fade", arguments: [])])
    spec.expect(bare, equals: [VariableNode(name: "fade")])
    spec.expect(that: call != bare)
    spec.expect(ModifierString.parse("fade()").plan.values, equals: [.fade])
    spec.expect(ModifierString.parse("fade").plan.values, equals: [.fade])
  }

  @Test(.spec("H-2")) func `arguments are numbers and names`() throws {
    let expected = CallNode(
      name: "spin",
      arguments: [NumberNode(value: 45), VariableNode(name: "slow")]
    )
    SpecCase("H-2").expect(try parse("spin(45, slow)"), equals: [expected])
  }

  @Test(.spec("H-3")) func `several modifiers follow one another`() throws {
    let nodes = try parse("arc arc() tilt(9) tilt arc")
    SpecCase("H-3").expect(
      nodes,
      equals: [
        VariableNode(name: "arc"),
        CallNode(name: "arc", arguments: []),
        CallNode(name: "tilt", arguments: [NumberNode(value: 9)]),
        VariableNode(name: "tilt"),
        VariableNode(name: "arc"),
      ]
    )
  }

  @Test(.spec("H-4")) func `calls nest`() throws {
    let inner = CallNode(
      name: "c",
      arguments: [NumberNode(value: 8), VariableNode(name: "d")]
    )
    let outer = CallNode(name: "a", arguments: [CallNode(name: "b2", arguments: [inner])])
    SpecCase("H-4").expect(try parse("a(b2(c(8, d)))"), equals: [outer])
  }

  @Test(.spec("H-5")) func `empty parentheses lack an expression`() {
    var thrown: ParseError?
    do { _ = try parse("()") } catch { thrown = error }
    SpecCase("H-5").expect(thrown, equals: .expectExpression)
  }

  @Test func `nodes know their places`() throws {
    let nodes = try parse("fade  scale(0.5)")
    #expect(nodes.map(\.range) == [0..<4, 6..<16])
    #expect((nodes[1] as? CallNode)?.arguments.first?.range == 12..<15)
  }

  @Test func `operators bind as in arithmetic`() throws {
    let node = try #require(try parse("f(1 + 2 * 3)").first as? CallNode)
    #expect(node.description == "f((1.0 + (2.0 * 3.0)))")
  }
}
