import QuartzCore
import Testing

@testable import UIKit

@Suite("UIPasteboard") struct UIPasteboardTests {
  @Test func `each World has a pasteboard of its own`() {
    ControlHarness.run { _ in
      UIPasteboard.general.string = "one"
      ControlHarness.run { _ in
        #expect(UIPasteboard.general.string == nil)
        UIPasteboard.general.string = "two"
      }
      #expect(UIPasteboard.general.string == "one")
      #expect(UIPasteboard.general.hasStrings)
    }
  }

  @Test func `a backend is read and written in place of the program's own`() {
    ControlHarness.run { _ in
      var clipboard = "from outside"
      UIPasteboard.general.backend = UIPasteboard.Backend(
        read: { clipboard },
        write: { clipboard = $0 }
      )
      #expect(UIPasteboard.general.string == "from outside")
      UIPasteboard.general.string = "copied"
      #expect(clipboard == "copied")
      let count = UIPasteboard.general.changeCount
      UIPasteboard.general.string = nil
      #expect(clipboard.isEmpty)
      #expect(UIPasteboard.general.changeCount == count + 1)
    }
  }
}
