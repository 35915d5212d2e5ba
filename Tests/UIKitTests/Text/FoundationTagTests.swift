import Foundation
import Testing
import UIKit

@MainActor
@Suite("Attributes of Foundation's strings")
struct FoundationTagTests {
  private var values: [NSObject] {
    [
      UIColor(white: 0.5, alpha: 1), UIFont.systemFont(ofSize: 12), NSParagraphStyle(),
      NSMutableParagraphStyle(), NSShadow(),
    ]
  }

  @Test func `have a type number that no type of Core Foundation has`() {
    for value in values {
      let object = Unmanaged.passUnretained(value).toOpaque()
      let word = object.load(fromByteOffset: 16, as: UInt.self)
      #expect(word >> 8 & 0x3FF == 0x3FF, "\(type(of: value))")
    }
  }

  @Test func `can be set over others of their kind`() {
    let text = NSMutableAttributedString(string: "abcdef")
    let key = NSAttributedString.Key("test")
    for (one, other) in zip(values, values) {
      text.addAttribute(key, value: one, range: NSRange(location: 0, length: 6))
      text.addAttribute(key, value: other, range: NSRange(location: 3, length: 1))
      let found = text.attribute(key, at: 3, effectiveRange: nil) as? NSObject
      #expect(found == other)
    }
  }
}
