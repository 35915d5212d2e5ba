import Testing
import UIKit

@MainActor @Suite("UIFont") struct UIFontTests {
  @Test func `given fonts of a size, when they are measured, then heights fit together`() {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    #expect(font.pointSize == 20)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight)
    #expect(font.descender < 0)
    #expect(font.lineHeight > 20)
    #expect(font.withSize(40).ascender > font.ascender * 1.9)
  }

  @Test func `given text styles, when their fonts are read, then they have the system's sizes`() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName.contains("SemiBold"))
  }

  @Test func `given a name with a face, when the font is made, then weight and slant follow`() {
    let font = UIFont(name: "Inter-BoldItalic", size: 12)
    #expect(font?.familyName == "Inter")
    #expect(font?.fontName == "Inter-BoldItalic")
    #expect(font == UIFont(name: "Inter-BoldItalic", size: 12))
    #expect(font != UIFont(name: "Inter-Bold", size: 12))
  }
}
