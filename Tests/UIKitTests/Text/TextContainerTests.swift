import QuartzCore
import Testing

@testable import UIKit

@Suite("NSTextContainer") struct TextContainerTests {
  private func run(_ body: (ControlHarness, UITextView) -> Void) {
    ControlHarness.run { harness in
      let view = UITextView()
      view.font = .systemFont(ofSize: 16)
      view.text = "one two three four five six seven eight nine ten eleven twelve"
      harness.show(view, frame: CGRect(x: 20, y: 20, width: 120, height: 200))
      body(harness, view)
    }
  }

  @Test func `it has a padding of 5, no limit of lines, and breaks between words`() {
    run { _, view in
      #expect(view.textContainer.lineFragmentPadding == 5)
      #expect(view.textContainer.maximumNumberOfLines == 0)
      #expect(view.textContainer.lineBreakMode == .byWordWrapping)
      #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    }
  }

  @Test func `without padding and insets a text is as large as its lines`() {
    run { _, view in
      let before = view.sizeThatFits(CGSize(width: 1e5, height: 0))
      view.text = "one"
      let start = view.caretRect(at: 0).minX
      view.textContainer.lineFragmentPadding = 0
      view.textContainerInset = .zero
      #expect(start == 5)
      #expect(view.caretRect(at: 0).origin == .zero)
      let height = view.sizeThatFits(CGSize(width: 1e5, height: 0)).height
      #expect(abs(before.height - height - 16) < 0.6)
    }
  }

  @Test func `more lines than allowed are left out`() {
    run { harness, view in
      let line = view.layout(width: 120).size.height / CGFloat(view.layout(width: 120).lineCount)
      view.textContainer.maximumNumberOfLines = 2
      view.textContainer.lineBreakMode = .byTruncatingTail
      harness.world.tick()
      let layout = view.layout(width: 120)
      #expect(layout.lineCount == 2)
      #expect(layout.isTruncated)
      #expect(abs(view.contentSize.height - 16 - 2 * line) < 2)
    }
  }

  @Test func `a view takes a container that was made before`() {
    ControlHarness.run { _ in
      let container = NSTextContainer(size: CGSize(width: 100, height: 50))
      container.lineFragmentPadding = 0
      let view = UITextView(frame: .zero, textContainer: container)
      view.text = "x"
      #expect(view.textContainer === container)
      #expect(container.size == CGSize(width: 100, height: 50))
      #expect(view.caretRect(at: 0).minX == 0)
    }
  }
}
