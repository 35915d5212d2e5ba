import CoreGraphics
import Testing

@Suite struct CGRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test func `two rectangles meet in what both cover`() {
    let other = CGRect(x: 6, y: -5, width: 10, height: 10)
    #expect(rect.intersection(other) == CGRect(x: 6, y: 0, width: 4, height: 5))
    #expect(rect.intersection(rect) == rect)
  }

  @Test func `rectangles that lie apart meet in the null rectangle`() {
    #expect(rect.intersection(rect.offsetBy(dx: 11, dy: 0)).isNull)
  }
}
