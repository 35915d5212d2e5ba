import Testing

@testable import Census

@Suite("Census names") struct CensusNameTests {
  private func names(_ symbol: String, kind: String = "method") -> [CensusName] {
    CensusName.names(of: CensusRow(symbol: symbol, kind: kind, repositories: 1))
  }

  private func method(_ path: [String]) -> Declaration {
    Declaration(
      usr: "u",
      kind: "swift.method",
      path: path,
      text: "func",
      parameters: [],
      result: "",
      genericParameters: []
    )
  }

  @Test func `two types before a member are two members`() {
    let names = names("UIView/CALayer.frame", kind: "property")
    #expect(names.map(\.type) == ["UIView", "CALayer"])
    #expect(names.map(\.base) == ["frame", "frame"])
  }

  @Test func `labels that a call leaves out are left out`() {
    let name = names("UIViewController.present(_:animated:)")[0]
    #expect(name.matches(method(["UIViewController", "present(_:animated:completion:)"])))
    #expect(!name.matches(method(["UIViewController", "present(_:sender:)"])))
    #expect(!name.matches(method(["UIViewController", "presented(_:animated:)"])))
  }

  @Test func `a symbol with its type leaves no labels out`() {
    let row = CensusRow(
      symbol: "UIViewController.present(_:animated:)",
      kind: "method",
      repositories: 1,
      type: "(UIViewController, Bool) -> Void"
    )
    let name = CensusName.names(of: row)[0]
    #expect(name.matches(method(["UIViewController", "present(_:animated:)"])))
    #expect(!name.matches(method(["UIViewController", "present(_:animated:completion:)"])))
  }

  @Test func `an instance between type and member is no type`() {
    #expect(names("UIScreen.main.bounds").map(\.type) == ["UIScreen"])
  }

  @Test func `the beginning of a name stands for all that begin so`() {
    let name = names("CACornerMask.layerMinXMinYCorner…", kind: "enum case/option")[0]
    #expect(name.matches(method(["CACornerMask", "layerMinXMinYCorner"])))
  }

  @Test func `a global name has no type`() {
    let name = names("CATransform3DMakeScale", kind: "function/constant")[0]
    #expect(name.type == nil)
    #expect(name.base == "CATransform3DMakeScale")
  }
}
