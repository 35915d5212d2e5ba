import QuartzCore
import Testing

@testable import UIKit

@Suite("UILabel") struct UILabelTests {
  private static let sentence = "A thousand gates, one long climb at dawn."

  @Test func `the natural size is that of one line, on whole pixels`() {
    ControlHarness.run { harness in
      let label = UILabel()
      harness.show(label)
      #expect(label.intrinsicContentSize == .zero)
      label.text = Self.sentence
      let size = label.intrinsicContentSize
      #expect((size.width * 2).rounded() == size.width * 2)
      #expect((size.height * 2).rounded() == size.height * 2)
      #expect(size.height >= 17 && size.height < 24)
      #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == size)
    }
  }

  @Test func `more lines make it narrower and taller`() {
    ControlHarness.run { _ in
      let label = UILabel()
      label.text = Self.sentence
      let line = label.intrinsicContentSize
      label.numberOfLines = 0
      let wrapped = label.sizeThatFits(CGSize(width: 120, height: 0))
      #expect(wrapped.width <= 120)
      #expect(wrapped.height >= 3 * line.height - 2)
      label.numberOfLines = 2
      let two = label.sizeThatFits(CGSize(width: 120, height: 0))
      #expect(abs(two.height - 2 * line.height) <= 1)
      label.preferredMaxLayoutWidth = 120
      #expect(label.intrinsicContentSize == two)
    }
  }

  @Test func `sizeToFit keeps the width of several lines as a limit`() {
    ControlHarness.run { _ in
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 5))
      label.numberOfLines = 0
      label.text = Self.sentence
      label.sizeToFit()
      #expect(label.frame.origin == CGPoint(x: 10, y: 20))
      #expect(label.frame.width <= 100)
      #expect(label.frame.height > 60)
    }
  }

  @Test func `an attributed text keeps its attributes and takes the label's for the rest`() {
    ControlHarness.run { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      let text = NSMutableAttributedString(string: "ab")
      text.addAttribute(
        .font,
        value: UIFont.systemFont(ofSize: 30),
        range: NSRange(location: 0, length: 1)
      )
      label.attributedText = text
      let shown = label.displayedText
      let sizes = [0, 1].map {
        (shown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
      }
      #expect(sizes == [30, 20])
      #expect(label.text == "ab")
      label.font = .systemFont(ofSize: 12)
      let all = label.displayedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(all?.pointSize == 12)
    }
  }

  @Test func `a text too wide is shrunk no further than allowed`() {
    ControlHarness.run { _ in
      let label = UILabel()
      label.text = Self.sentence
      label.adjustsFontSizeToFitWidth = true
      let natural = label.intrinsicContentSize
      let half = CGSize(width: natural.width / 2, height: natural.height)
      let shrunk = label.layout(in: half, lines: 1)
      #expect(shrunk.size.width <= half.width + 0.01)
      #expect(!shrunk.isTruncated)
      label.minimumScaleFactor = 0.9
      let cut = label.layout(in: half, lines: 1)
      #expect(cut.isTruncated)
      #expect(cut.size.height > shrunk.size.height)
    }
  }

  @Test func `text stands where its alignment asks`() {
    ControlHarness.run { _ in
      let label = UILabel()
      label.text = "ab"
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
      let width = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).width
      label.textAlignment = .right
      let right = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      #expect(abs(right.minX - (100 - width)) < 0.01)
      label.textAlignment = .center
      let middle = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      #expect(abs(middle.midX - 50) < 0.01)
    }
  }

  @Test func `a label lets touches through`() {
    ControlHarness.run { _ in
      #expect(!UILabel().isUserInteractionEnabled)
      #expect(!UIImageView().isUserInteractionEnabled)
    }
  }
}
