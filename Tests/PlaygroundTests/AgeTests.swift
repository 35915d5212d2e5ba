import Testing

@testable import Playground

@Suite struct AgeTests {
  @Test(arguments: [
    (0, "just now"), (4.9, "just now"), (5, "5 s ago"), (19.9, "10 s ago"), (59.9, "50 s ago"),
    (60, "1 min ago"), (179, "2 min ago"), (3599, "59 min ago"), (3600, "1 h ago"),
    (200_000, "55 h ago"),
  ])
  func `given an age, then it is said in round words`(age: Double, text: String) {
    #expect(Age.text(age) == text)
  }

  @Test func `given any age, then the words stay until the next change and differ from then on`() {
    var age = 0.0
    var changes = 0
    while age < 8000 {
      let next = Age.nextChange(after: age)
      #expect(next > age)
      #expect(Age.text(next - 1e-6) == Age.text(age))
      #expect(Age.text(next) != Age.text(age))
      age = next
      changes += 1
    }
    // Each change costs a frame: 6 in the first minute, then one a minute, then one an hour.
    #expect(changes <= 7 + 59 + 3)
  }
}
