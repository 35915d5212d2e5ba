import Testing
import UIKit

@MainActor @Suite("UIEdgeInsets") struct UIEdgeInsetsTests {
  @Test func `given insets, when a rectangle is inset, then each edge moves inwards`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 100).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 11, width: 94, height: 96))
  }
}
