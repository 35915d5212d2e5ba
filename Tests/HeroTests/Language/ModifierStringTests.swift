import Foundation
import Hero
import TestSupport
import Testing

@Suite("ModifierString") nonisolated struct ModifierStringTests {
  private func values(_ text: String) -> [ModifierValue] {
    ModifierString.parse(text).plan.values
  }

  private func first(_ text: String) -> HeroDiagnostic? {
    ModifierString.parse(text).diagnostics.first
  }

  @Test func `zPosition and arc are two modifiers`() {
    #expect(values("zPosition(2) arc") == [.zPosition(2), .arc(1)])
  }

  @Test func `a misspelled spring is found at its column`() throws {
    let fault = try #require(first("sprng(250, 25)"))
    #expect(fault.column == 1)
    #expect(fault.range == 0..<5)
    #expect(fault.suggestion == "spring")
    #expect(
      fault.description
        == "Column 1: no modifier is called “sprng”. Did you mean spring?"
    )
  }

  @Test(.spec("H-12")) func `what cannot be converted is reported in its own words`() throws {
    let spec = SpecCase("H-12")
    let unknown = try #require(first("wobble"))
    for text in ["timingFunction(bogus)", "duration", "zPosition(x)"] {
      let parsed = ModifierString.parse(text)
      spec.expect(parsed.plan.values, equals: [])
      spec.expect(parsed.diagnostics.count, equals: 1)
      spec.expect(that: parsed.diagnostics.first?.message != unknown.message)
      spec.expect(that: parsed.diagnostics.first?.message.contains("modifier is called") == false)
    }
  }

  @Test(.spec("H-13")) func `an unknown name is reported and the rest is kept`() {
    let spec = SpecCase("H-13")
    let parsed = ModifierString.parse("wobble fade")
    spec.expect(parsed.plan.values, equals: [.fade])
    spec.expect(parsed.diagnostics.map(\.range), equals: [0..<6])
    spec.expect(that: parsed.diagnostics.first?.message.contains("wobble") == true)
  }

  @Test(.spec("H-14")) func `cascade takes a delta, a direction and a flag`() {
    let spec = SpecCase("H-14")
    spec.expect(
      values("cascade(0.05, bottomToTop, true)"),
      equals: [.cascade(delta: 0.05, direction: .bottomToTop, delayMatchedViews: true)]
    )
    let parsed = ModifierString.parse("cascade(0.05, sideways)")
    spec.expect(
      parsed.plan.values,
      equals: [.cascade(delta: 0.05, direction: .topToBottom, delayMatchedViews: false)]
    )
    spec.expect(parsed.diagnostics.map(\.column), equals: [15])
  }

  @Test(.spec("H-15")) func `arithmetic is evaluated`() {
    let spec = SpecCase("H-15")
    spec.expect(
      values("translate(1 + 2 * 3, 1 - 2 - 3)"),
      equals: [.translate(x: 7, y: -4, z: 0)]
    )
    spec.expect(values("translate(1-2)"), equals: [.translate(x: -1, y: 0, z: 0)])
  }

  @Test(.spec("H-16")) func `no text traps`() {
    let spec = SpecCase("H-16")
    spec.expect(values(".fade"), equals: [.fade])
    spec.expect(
      AnimationString.parse("push(.left)").type,
      equals: .push(direction: .left)
    )
    let nested = String(repeating: "(", count: 20_000)
    for (text, column) in [("1.2.3", 1), (".", 1), ("fade(1", 7), ("(1", 3), (nested, 65)] {
      let parsed = ModifierString.parse(text)
      spec.expect(that: !parsed.isRunnable, text.prefix(10).description)
      spec.expect(that: parsed.diagnostics.contains { $0.column == column }, "\(column)")
    }
  }

  @Test(.spec("H-17")) func `commas and semicolons separate`() {
    SpecCase("H-17").expect(
      values("fade, scale(0.5); arc"),
      equals: [.fade, .scale(x: 0.5, y: 0.5, z: 1), .arc(1)]
    )
  }

  @Test(.spec("H-18")) func `ids may have underscores, quotes or digits`() {
    let spec = SpecCase("H-18")
    spec.expect(values("source(image_0)"), equals: [.source("image_0")])
    spec.expect(values("source(\"my-id\")"), equals: [.source("my-id")])
    spec.expect(values("source(1)"), equals: [.source("1")])
  }

  @Test(.spec("H-19")) func `any line break separates`() {
    SpecCase("H-19").expect(
      values("fade\r\nscale(2)"),
      equals: [.fade, .scale(x: 2, y: 2, z: 1)]
    )
  }

  @Test(.spec("H-20")) func `a duration is the exact Double`() {
    SpecCase("H-20").expect(values("duration(0.1)"), equals: [.duration(0.1)])
  }

  @Test(arguments: [
    ("translate(1 2)", 13, "expected “,” or “)” before “2”."),
    ("translate(5px)", 11, "malformed number “5px”."),
    ("fade + scale(2)", 6, "“+” cannot join modifiers."),
    ("fade(,1)", 6, "expected a value before “,”."),
    ("fade(", 6, "expected “)” before the end."),
    ("fade(1,  ", 8, "expected “)” before the end."),
    ("fade)", 5, "this “)” closes nothing."),
    ("()", 2, "expected a value before “)”."),
    ("scale(2))", 9, "this “)” closes nothing."),
    ("5", 1, "expected a modifier name, not “5”."),
    ("(1)", 2, "expected a modifier name, not “1”."),
    ("source(my-id)", 8, "“my-id” is no plain name; put the id in quotes."),
    ("translate(1/0)", 13, "division by zero."),
    ("translate(1e999)", 11, "“1e999” is not a finite number."),
    ("scale(x: 1, 2)", 13, "scale: an argument without a label cannot follow one with a label."),
    ("scale(w: 1)", 7, "scale has no argument called “w”."),
    (
      "cascade(0.015, topToBottom, 0.25)", 29,
      "cascade needs true or false for delayMatchedViews, not “0.25”."
    ),
    ("push(left)", 1, "push moves whole screens; it is no modifier of a view."),
    ("backgroundColor(1)", 1, "backgroundColor can be set in Swift only."),
    ("aboveID(albumArt)", 1, "Hero no longer has “aboveID”."),
    ("source(\"menu)", 8, "the quote is never closed."),
    ("[.fade]", 1, "“[” is not used here."),
  ])
  func `errors name their column and reason`(text: String, column: Int, message: String) throws {
    let parsed = ModifierString.parse(text)
    let fault = try #require(parsed.diagnostics.first)
    #expect(fault.column == column)
    #expect(fault.message == message)
    #expect(!parsed.isRunnable)
  }

  @Test(arguments: [
    ("scale", 1, "scale needs at least one number."),
    ("fade fade", 6, "fade is repeated; the last one wins."),
    ("opacity(1.4)", 9, "opacity 1.4 is clamped to 1."),
    ("fade(2)", 6, "fade takes no arguments; they are ignored."),
    ("rotate(90)", 8, "rotate is in radians; 90 is many turns."),
    ("duration(300)", 10, "duration 300 s is more than a minute."),
    ("spring(0.5, 0.3)", 1, "this spring takes 47.4 s to settle."),
    ("spring duration(1)", 8, "a spring runs until it settles; duration has no effect on it."),
  ])
  func `warnings let the text run`(text: String, column: Int, message: String) throws {
    let parsed = ModifierString.parse(text)
    let fault = try #require(parsed.diagnostics.first)
    #expect(fault.severity == .warning)
    #expect(fault.column == column)
    #expect(fault.message == message)
    #expect(parsed.isRunnable)
  }

  @Test(arguments: [
    "fade(2)scale(3)", "fade (0.5)", "translate(-5, - 5)", "translate(+5, --5)", "(fade)",
    "fade(1,)", "scale(x: 2)", "rotate(pi / 2)", "translate(1e3)", ".arc(intensity: 0.5)",
    "whenMatched(useNoSnapshot) fade", "beginWith(zPosition(2))",
    "cascade(0.02, radial(10, 20))", "overlay(color: \"#ff0000\", opacity: 0.5)",
  ])
  func `the superset accepts`(text: String) {
    let parsed = ModifierString.parse(text)
    #expect(parsed.isRunnable, "\(parsed.diagnostics)")
    #expect(!parsed.plan.items.isEmpty)
  }

  @Test func `all errors of a text are found at once`() {
    let parsed = ModifierString.parse("sprng(250) fade scale(a) translate(1 2)")
    #expect(parsed.diagnostics.map(\.column) == [1, 23, 38])
    #expect(parsed.plan.values.first == .fade)
  }

  @Test(arguments: ["scael", "FADE", "Transalte", "zposition", "useNoSnapsho", "durationMatch"])
  func `a near name is suggested`(name: String) {
    #expect(first(name)?.suggestion != nil)
  }

  @Test func `plans are equal when they ask for the same`() {
    let plan = ModifierString.parse("fade scale(0.5)").plan
    #expect(plan == ModifierString.parse("  .fade,   scale(x: 0.5, y: 1 / 2)").plan)
    #expect(plan != ModifierString.parse("scale(0.5) fade").plan)
  }

  @Test func `every signature's example runs and reads back from its canonical text`() {
    #expect(ModifierTable.signatures.count > 30)
    for signature in ModifierTable.signatures {
      let parsed = ModifierString.parse(signature.example)
      #expect(parsed.diagnostics.isEmpty, "\(signature.name)")
      #expect(parsed.plan == ModifierString.parse(parsed.plan.text).plan, "\(signature.name)")
      #expect(parsed.plan.values.first?.meaning.isEmpty == false, "\(signature.name)")
      #expect(signature.summary.hasSuffix("."), "\(signature.name)")
    }
  }

  @Test func `a message is rendered with carets under the fault`() throws {
    let text = "fade  sprng(250, 25)"
    let fault = try #require(first(text))
    #expect(
      fault.rendered(in: text) == """
        error: Column 7: no modifier is called “sprng”. Did you mean spring?
          fade  sprng(250, 25)
                ^^^^^
        """
    )
  }

  @Test func `a caret stands behind the end when something is missing there`() throws {
    let fault = try #require(first("fade(1"))
    #expect(
      fault.rendered(in: "fade(1") == """
        error: Column 7: expected “)” before the end.
          fade(1
                ^
        """
    )
  }

  @Test func `what would steer a terminal is shown as its sign`() throws {
    let text = "fade \u{1B}[2J\u{7F}"
    let fault = try #require(first(text))
    #expect(
      fault.rendered(in: text) == """
        error: Column 6: “␛” is not used here.
          fade ␛[2J␡
               ^
        """
    )
  }

  @Test func `a long text is cut around the fault`() throws {
    let text =
      String(repeating: "fade ", count: 20) + "bogus " + String(repeating: "arc ", count: 20)
    let fault = try #require(
      ModifierString.parse(text).diagnostics.first { $0.severity == .error }
    )
    let lines = fault.rendered(in: text).split(separator: "\n")
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…"))
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(Array(lines[1])[column...].starts(with: "bogus"))
  }

  @Test func `a spring is described by what it does`() {
    #expect(
      ModifierString.parse("spring(250, 25)").plan.values.first?.meaning
        == "response 0.40 s · settles in 0.62 s · overshoot 1.7 %"
    )
  }

  @Test(arguments: [
    (2, "fade", -1), (4, "fade", -1), (7, "spring", -1), (12, "spring", 0), (17, "spring", 1),
    (19, "spring", 1), (30, "cascade", 0), (32, "cascade", 1), (40, "cascade", 1),
  ])
  func `the caret's call is known while it is being written`(
    offset: Int,
    name: String,
    argument: Int
  ) throws {
    let parsed = ModifierString.parse("fade spring(250, 25) cascade(1, radial(2")
    let call = try #require(parsed.call(at: offset))
    #expect(call.signature.name == name)
    #expect(call.argument ?? -1 == argument)
  }

  @Test func `between modifiers there is no call`() {
    #expect(ModifierString.parse("fade  arc").call(at: 5) == nil)
  }
}
