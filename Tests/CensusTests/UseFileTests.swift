import Testing

@testable import Census

@Suite("Generated uses") struct UseFileTests {
  private func use(
    _ kind: String,
    _ path: [String],
    text: String = "func",
    parameters: [String] = [],
    result: String = "",
    generics: [String] = []
  ) -> String? {
    UseFile.use(
      of: Declaration(
        usr: "u",
        kind: kind,
        path: path,
        text: text,
        parameters: parameters,
        result: result,
        genericParameters: generics
      ),
      number: 7
    )
  }

  @Test func `a method is used as a value of its own type, so that no other one is meant`() {
    let line = use(
      "swift.method",
      ["UIView", "convert(_:from:)"],
      parameters: ["CGPoint", "UIView?"],
      result: "CGPoint"
    )
    #expect(
      line
        == "func use7(_ x: UIView) { let _: (CGPoint, UIView?) -> CGPoint = x.convert(_:from:) }"
    )
  }

  @Test func `a closure escapes, and no labels mean no parentheses`() {
    let line = use("swift.type.method", ["T", "run(_:)"], parameters: ["() -> Void"])
    #expect(line == "func use7() { let _: (@escaping () -> Void) -> Void = T.run(_:) }")
    #expect(
      use("swift.method", ["T", "stop()"]) == "func use7(_ x: T) { let _: () -> Void = x.stop }"
    )
  }

  @Test func `a member of a generic type is used for any argument`() {
    let line = use("swift.property", ["Anchor", "name"], text: "var name", generics: ["A"])
    #expect(line == "func use7<A: AnyObject>(_ x: Anchor<A>) { _ = x.name }")
  }

  @Test func `a use that is added is found by its line`() {
    var file = UseFile()
    let line = file.add("typealias A = Int")
    #expect(file.lines[line - 1] == "typealias A = Int")
  }
}
