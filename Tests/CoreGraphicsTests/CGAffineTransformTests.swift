import CoreGraphics
import Testing

struct CGAffineTransformTests {
  @Test func `a scale pre-multiplies`() {
    let shifted = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(shifted) == CGPoint(x: 12, y: 23))
  }
}
