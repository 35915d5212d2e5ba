import Testing
import UIKit

@MainActor
@Suite("Views that move to another style")
struct StyleMoveTests {
  private let stage = Stage(width: 100, height: 100)

  private func isBlack(_ view: UIView) -> Bool {
    view.layer.backgroundColor == UIColor.black.cgColor
  }

  @Test func `a colour that follows the style is resolved anew in a dark tree and after it`() {
    stage.turn {
      let (parent, child) = (UIView(), UIView())
      child.backgroundColor = .systemBackground
      parent.addSubview(child)
      #expect(!isBlack(child))
      stage.window.overrideUserInterfaceStyle = .dark
      stage.window.addSubview(parent)
      #expect(isBlack(child))
      parent.removeFromSuperview()
      #expect(!isBlack(child))
      child.overrideUserInterfaceStyle = .dark
      #expect(isBlack(child))
      child.removeFromSuperview()
      #expect(isBlack(child))
    }
  }
}
