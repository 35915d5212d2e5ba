import Hero
import Testing

@testable import Playground

@Suite struct ModifierMessageTests {
  private func message(_ text: String, caret: Int = 0) -> ModifierMessage {
    ModifierMessage(ModifierString.parse(text), caret: caret)
  }

  @Test func `given a misspelt name, then column and suggestion are named`() {
    let message = message("arc(0.8)  fade  scale(0.92)  sprng(250, 25)")
    #expect(message.tone == .error)
    #expect(message.text.hasPrefix("Column 30:"))
    #expect(message.fix?.lead == "Did you mean")
    #expect(message.fix?.shown == "spring")
    #expect(message.fix?.tail == "?")
    #expect(message.fix?.range == 29..<34)
  }

  @Test func `given a missing parenthesis, then it is to be added`() {
    let message = message("scale(0.92")
    #expect(message.text == "Column 11: expected “)” before the end.")
    #expect(message.fix?.lead == "Add the missing")
    #expect(message.fix?.shown == ")")
    #expect(message.fix?.tail == "")
    #expect(message.fix?.replacement == ")")
    #expect(message.fix?.range == 10..<10)
  }

  @Test func `given a parenthesis too much, then it is to be removed`() {
    let message = message("fade)")
    #expect(message.fix?.lead == "Remove")
    #expect(message.fix?.shown == ")")
    #expect(message.fix?.replacement == "")
    #expect(message.fix?.range == 4..<5)
  }

  @Test func `given a value out of bounds, then the bound is to be written`() {
    let message = message("opacity(1.4)")
    #expect(message.tone == .warning)
    #expect(message.fix?.lead == "Write")
    #expect(message.fix?.shown == "1")
  }

  @Test func `given a fault that nothing mends, then nothing is offered`() {
    #expect(message("translate()").fix == nil)
  }

  @Test func `given the caret in a spring, then its meaning is shown`() {
    let message = message("fade spring(250, 25)", caret: 10)
    #expect(message.code == "spring(stiffness, damping)")
    #expect(message.text.contains("response 0.40 s"))
    #expect(message.tone == .quiet)
    #expect(message.fix == nil)
  }

  @Test func `given nothing, then it says what runs`() {
    let message = message("")
    #expect(message.code == nil)
    #expect(message.text.contains("default transition"))
  }

  @Test func `given two faults, then the second is counted`() {
    #expect(message("sprng(1) fad").more == 1)
  }
}
