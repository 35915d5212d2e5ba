import CoreGraphics
import Testing

@testable import CoreText

struct TextLayoutCacheTests {
  private let constraints = TextConstraints(
    width: .infinity,
    height: .infinity,
    maxLines: 0,
    style: ParagraphStyle()
  )

  private func text(_ number: Int) -> AttributedText {
    AttributedText("text \(number)", font: .system(size: 12))
  }

  @Test func `equal texts share one layout and different ones do not`() {
    let cache = TextLayoutCache(capacity: 8)
    let first = cache.layout(of: text(1), in: constraints)
    let again = cache.layout(of: text(1), in: constraints)
    #expect(first.size == again.size)
    #expect(cache.count == 1)
    _ = cache.layout(of: text(2), in: constraints)
    #expect(cache.count == 2)
    var narrow = constraints
    narrow.width = 10
    #expect(cache.layout(of: text(1), in: narrow).lines.count > 1)
    #expect(cache.count == 3)
  }

  @Test func `the cache stays within its bounds and keeps what was used last`() {
    let cache = TextLayoutCache(capacity: 8)
    for number in 0..<50 {
      _ = cache.layout(of: text(number), in: constraints)
      _ = cache.layout(of: text(0), in: constraints)
      #expect(cache.count <= 8)
    }
    #expect(cache.isKept(text(0), constraints))
    #expect(cache.isKept(text(49), constraints))
    #expect(!cache.isKept(text(1), constraints))
  }

  @Test func `layouts are equal whichever thread makes them`() async {
    let expected = (0..<40).map { TextLayout(text($0), width: 30).size }
    let found = await withTaskGroup(of: (Int, CGSize).self) { group in
      for number in 0..<40 {
        group.addTask {
          let cache = TextLayoutCache(capacity: 8)
          var narrow = constraints
          narrow.width = 30
          return (number, cache.layout(of: text(number), in: narrow).size)
        }
      }
      return await group.reduce(into: [Int: CGSize]()) { $0[$1.0] = $1.1 }
    }
    #expect((0..<40).allSatisfy { found[$0] == expected[$0] })
  }
}
