import Testing

@testable import Census

@Suite("Uses of what code needs") struct RequiredUseTests {
  private func line(
    _ symbol: String,
    _ kind: String,
    _ type: String,
    generics: [String] = []
  ) -> String? {
    let row = CensusRow(symbol: symbol, kind: kind, repositories: 1, type: type)
    return CensusName.names(of: row).first.flatMap {
      RequiredUse(row: row, name: $0, generics: generics, number: 3).line
    }
  }

  @Test func `a method has the type that it has on iOS, whatever type ours declares`() {
    #expect(
      line("CALayer.presentation()", "method", "() -> Self?")
        == "func use3(_ x: CALayer) { let _: () -> CALayer? = x.presentation }"
    )
    #expect(
      line("A.run(_:)", "static method", "(Int) -> Void")
        == "func use3() { let _: (Int) -> Void = A.run(_:) }"
    )
  }

  @Test func `what can be set on iOS is set`() {
    #expect(
      line("UIView.alpha", "settable property", "CGFloat")
        == "func use3(_ x: inout UIView) { let y: CGFloat = x.alpha; x.alpha = y }"
    )
    #expect(
      line("UIView.window", "property", "UIWindow?")
        == "func use3(_ x: UIView) { let _: UIWindow? = x.window }"
    )
  }

  @Test func `a type is what it is on iOS`() {
    #expect(
      line("UIView", "type", "UIResponder & NSCoding")
        == "func use3() { func f<T>(_: T.Type) where T: UIResponder & NSCoding {}; f(UIView.self) }"
    )
    #expect(
      line("UIResponder", "type", "") == "typealias Use3 = UIResponder"
    )
    #expect(
      line("P", "protocol type", "Q")
        == "func use3<T: P>(_ x: T) { func f<U>(_: U) where U: Q {}; f(x) }"
    )
  }

  @Test func `static members of a protocol are those of any type that conforms`() {
    #expect(
      line("P.appearance()", "protocol static method", "() -> Self")
        == "func use3<T: P>(_: T.Type) { let _: () -> T = T.appearance }"
    )
  }

  @Test func `a generic type is used for any argument`() {
    #expect(
      line("Anchor.constraint(to:)", "method", "(Anchor<A>) -> C", generics: ["A"])
        == "func use3<A: AnyObject>(_ x: Anchor<A>)"
        + " { let _: (Anchor<A>) -> C = x.constraint(to:) }"
    )
    #expect(
      line("Anchor", "type", "NSObject", generics: ["A"])
        == "typealias Use3<A: AnyObject> = Anchor<A>"
    )
  }
}
