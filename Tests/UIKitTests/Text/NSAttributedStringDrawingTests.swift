import QuartzCore
import Testing

@testable import UIKit

@Suite("Measuring strings") struct NSAttributedStringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func `a string is as wide as its characters and as tall as its font`() {
    let size = "Kyoto".size(withAttributes: attributes)
    #expect(size.width > 35 && size.width < 60)
    #expect(abs(size.height - UIFont.systemFont(ofSize: 17).lineHeight) < 0.01)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func `kerning widens each character`() {
    var wide = attributes
    wide[.kern] = 3
    let plain = "Kyoto".size(withAttributes: attributes).width
    #expect(abs("Kyoto".size(withAttributes: wide).width - plain - 15) < 0.1)
  }

  @Test func `bounds in a width wrap only where the options ask for it`() {
    let text = "A thousand gates, one long climb at dawn."
    let room = CGSize(width: 120, height: 1000)
    let line = text.boundingRect(with: room, options: [], attributes: attributes, context: nil)
    #expect(line.width > 200)
    #expect(line.minY < 0)
    let context = NSStringDrawingContext()
    let wrapped = text.boundingRect(
      with: room,
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: context
    )
    #expect(wrapped.width <= 120)
    #expect(wrapped.origin == .zero)
    #expect(wrapped.height > 3 * line.height - 1)
    #expect(context.totalBounds == wrapped)
  }

  @Test func `a paragraph style is a value that can be copied and changed`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 9
    #expect(copy.lineSpacing == 4)
    #expect(copy.alignment == .center)
    let again = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(again.isEqual(copy))
    again.headIndent = 1
    #expect(!again.isEqual(copy))
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test func `line spacing makes a text of two lines taller`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    var spaced = attributes
    spaced[.paragraphStyle] = style
    let plain = "a\nb".size(withAttributes: attributes).height
    #expect(abs("a\nb".size(withAttributes: spaced).height - plain - 10) < 0.1)
  }
}
