import Testing
import UIKit

@Suite("UIColor's names") struct UIColorNamesTests {
  private func bytes(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func `greys are a half, a third and two thirds`() {
    #expect(bytes(.gray) == [128, 128, 128, 255])
    #expect(bytes(.darkGray) == [85, 85, 85, 255])
    #expect(bytes(.lightGray) == [170, 170, 170, 255])
    #expect(bytes(.systemGray) == [142, 142, 147, 255])
  }

  @Test func `colours of one word have Apple's components`() {
    #expect(bytes(.yellow) == [255, 255, 0, 255])
    #expect(bytes(.orange) == [255, 128, 0, 255])
    #expect(bytes(.purple) == [128, 0, 128, 255])
    #expect(bytes(.brown) == [153, 102, 51, 255])
    #expect(bytes(.cyan) == [0, 255, 255, 255])
    #expect(bytes(.magenta) == [255, 0, 255, 255])
    #expect(bytes(.clear) == [0, 0, 0, 0])
  }
}
