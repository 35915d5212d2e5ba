import Testing

@testable import UIKit

@Suite("TextBoundaries") nonisolated struct TextBoundariesTests {
  /// A text with the offsets where moving forward and backward by words stops.
  nonisolated struct Words: Sendable, CustomTestStringConvertible {
    let text: String
    let forward: [Int]
    let backward: [Int]
    var testDescription: String { text }
  }

  @Test(arguments: [
    Words(text: "fade scale", forward: [4, 10], backward: [5, 0]),
    Words(text: "scale(0.92)", forward: [5, 6, 10, 11], backward: [10, 6, 5, 0]),
    Words(text: "don’t stop", forward: [5, 10], backward: [6, 0]),
    Words(text: "  a  b  ", forward: [3, 6, 8], backward: [5, 2, 0]),
    Words(text: "snake_case x2", forward: [10, 13], backward: [11, 0]),
    Words(text: "a👩‍👩‍👧b", forward: [1, 9, 10], backward: [9, 1, 0]),
    Words(text: "京都へ", forward: [1, 2, 3], backward: [2, 1, 0]),
    Words(text: "ein\nzwei", forward: [3, 8], backward: [4, 0]),
    Words(text: "1.5, 2.", forward: [3, 4, 6, 7], backward: [6, 5, 3, 0]),
    Words(text: "", forward: [], backward: []),
  ])
  func `words stop where a person expects it`(words: Words) {
    let boundaries = TextBoundaries(words.text)
    #expect(stops(boundaries, from: 0, .forward) == words.forward)
    #expect(stops(boundaries, from: boundaries.length, .backward) == words.backward)
  }

  private func stops(
    _ boundaries: TextBoundaries,
    from start: Int,
    _ direction: TextDirection
  ) -> [Int] {
    var found: [Int] = []
    var offset = start
    while true {
      let next = boundaries.destination(from: offset, direction, by: .word)
      guard next != offset else { return found }
      found.append(next)
      offset = next
    }
  }

  @Test(arguments: [
    ("e\u{301}a", [2, 3]), ("🇯🇵🇩🇪", [4, 8]), ("👍🏽!", [4, 5]), ("a\r\nb", [1, 3, 4]), ("한국", [1, 2]),
  ])
  func `characters are what a person sees as one`(text: String, stops: [Int]) {
    let boundaries = TextBoundaries(text)
    var offset = 0
    var found: [Int] = []
    while offset < boundaries.length {
      offset = boundaries.destination(from: offset, .forward, by: .character)
      found.append(offset)
    }
    #expect(found == stops)
    for stop in ([0] + stops).dropLast().reversed() {
      offset = boundaries.destination(from: offset, .backward, by: .character)
      #expect(offset == stop)
    }
  }

  @Test func `an offset inside a character is aligned to it`() {
    let boundaries = TextBoundaries("a👍🏽b")
    #expect((0...6).map { boundaries.aligned($0) } == [0, 1, 1, 1, 1, 5, 6])
    #expect(boundaries.aligned(2..<3) == 1..<5)
    #expect(boundaries.aligned(-4..<99) == 0..<6)
  }

  @Test(arguments: [
    (0, 0..<6), (3, 0..<6), (6, 6..<7), (8, 7..<10), (12, 12..<14), (15, 14..<15),
  ])
  func `a double click selects the word under it`(offset: Int, word: Range<Int>) {
    let boundaries = TextBoundaries("spring(250, 25)")
    #expect(boundaries.unit(around: offset, .word) == word)
  }

  @Test func `a text for passwords is one word`() {
    let boundaries = TextBoundaries("my secret", isOpaque: true)
    #expect(boundaries.destination(from: 0, .forward, by: .word) == 9)
    #expect(boundaries.unit(around: 2, .word) == 0..<9)
  }

  @Test func `lines end at line breaks`() {
    let boundaries = TextBoundaries("ab\ncd\nef")
    #expect(boundaries.destination(from: 4, .backward, by: .line) == 3)
    #expect(boundaries.destination(from: 4, .forward, by: .line) == 5)
    #expect(boundaries.destination(from: 4, .forward, by: .document) == 8)
  }
}
