import SDLHost
import Testing

@Suite struct CompositionRangeTests {
  @Test func `code points become UTF-16 units`() {
    #expect(CompositionRange.utf16(in: "a😀b", start: 1, length: 1) == 1..<3)
    #expect(CompositionRange.utf16(in: "a😀b", start: 2, length: 1) == 3..<4)
  }

  @Test func `what lies outside the text is drawn into it`() {
    #expect(CompositionRange.utf16(in: "ab", start: -1, length: -1) == 2..<2)
    #expect(CompositionRange.utf16(in: "ab", start: 1, length: 9) == 1..<2)
    #expect(CompositionRange.utf16(in: "ab", start: 7, length: 1) == 2..<2)
    #expect(CompositionRange.utf16(in: "", start: 0, length: 0) == 0..<0)
  }
}
