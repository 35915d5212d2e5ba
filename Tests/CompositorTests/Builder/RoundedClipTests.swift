import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Clips with rounded corners") @MainActor struct RoundedClipTests {
  /// A picture of a red layer in a clipping one.
  private func picture(
    inner: CGRect = CGRect(x: 0, y: 0, width: 60, height: 40),
    radius: CGFloat
  ) -> PixelBuffer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
    root.anchorPoint = .zero
    root.backgroundColor = LayerKit.white
    let outer = CALayer()
    outer.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    outer.cornerRadius = 14
    outer.masksToBounds = true
    let content = CALayer()
    content.frame = inner
    content.cornerRadius = radius
    content.masksToBounds = radius > 0
    let red = CALayer()
    red.frame = content.bounds.insetBy(dx: -5, dy: -5)
    red.backgroundColor = LayerKit.red
    root.addSublayer(outer)
    outer.addSublayer(content)
    content.addSublayer(red)
    return renderImage(of: root, at: 0, size: root.bounds.size, scale: 2).pixels
  }

  @Test func `given the same clip within a clip, then the corners are softened once`() {
    #expect(picture(radius: 14) == picture(radius: 0))
  }

  @Test func `given another clip within a clip, then both cut`() {
    #expect(picture(radius: 20) != picture(radius: 0))
    let smaller = CGRect(x: 5, y: 0, width: 55, height: 40)
    #expect(picture(inner: smaller, radius: 14) != picture(inner: smaller, radius: 0))
  }
}
