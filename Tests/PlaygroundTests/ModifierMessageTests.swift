import Hero
import Testing

@testable import Playground

@Suite struct ModifierMessageTests {
  @Test func `given a misspelt name, then column and suggestion are named`() {
    let text = "arc(0.8)  fade  scale(0.92)  sprng(250, 25)"
    let message = ModifierMessage(ModifierString.parse(text), caret: 0)
    #expect(message.tone == .error)
    #expect(message.text.hasPrefix("Column 30:"))
    #expect(message.suggestion == "spring")
    #expect(message.range == 29..<34)
  }

  @Test func `given the caret in a spring, then its meaning is shown`() {
    let message = ModifierMessage(ModifierString.parse("fade spring(250, 25)"), caret: 10)
    #expect(message.code == "spring(stiffness, damping)")
    #expect(message.text.contains("response 0.40 s"))
    #expect(message.tone == .quiet)
  }

  @Test func `given nothing, then it says what runs`() {
    let message = ModifierMessage(ModifierString.parse(""), caret: 0)
    #expect(message.code == nil)
    #expect(message.text.contains("default transition"))
  }

  @Test func `given two faults, then the second is counted`() {
    let message = ModifierMessage(ModifierString.parse("sprng(1) fad"), caret: 0)
    #expect(message.more == 1)
  }
}
