import QuartzCore
import Testing

@testable import UIKit

@Suite("UINavigationBar") struct UINavigationBarTests {
  private func withBar(
    titles: [String],
    _ body: (ControlHarness, UINavigationBar) throws -> Void
  ) rethrows {
    try ControlHarness.run { harness in
      let bar = UINavigationBar()
      bar.items = titles.map(UINavigationItem.init(title:))
      harness.show(bar, frame: CGRect(x: 0, y: 44, width: 320, height: 44))
      try body(harness, bar)
    }
  }

  @Test func `it shows the title of its top item in the middle`() throws {
    try withBar(titles: ["Cities"]) { harness, bar in
      let content = try #require(bar.content)
      #expect(content.titleLabel.text == "Cities")
      #expect(abs(content.titleLabel.frame.midX - 160) <= 0.5)
      #expect(content.backButton == nil)
      bar.topItem?.title = "Places"
      harness.world.tick()
      #expect(bar.content?.titleLabel.text == "Places")
    }
  }

  @Test func `the way back bears the title below and pops`() throws {
    withBar(titles: ["Cities", "Kyoto"]) { harness, bar in
      #expect(bar.content?.backButton != nil)
      harness.tap(at: CGPoint(x: 20, y: 66))
      #expect(bar.transition != nil)
      harness.world.advance(by: 1)
      #expect(bar.topItem?.title == "Cities")
      #expect(bar.items?.count == 1)
      #expect(bar.content?.titleLabel.text == "Cities")
    }
  }

  @Test func `buttons at the right stand from the edge inwards and send their actions`() throws {
    withBar(titles: ["Cities"]) { harness, bar in
      var log: [String] = []
      let first = UIBarButtonItem(
        title: "Edit",
        primaryAction: UIAction(title: "Edit") { _ in log.append("edit") }
      )
      let second = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      bar.topItem?.rightBarButtonItems = [first, second]
      harness.world.tick()
      harness.tap(at: CGPoint(x: 295, y: 66))
      #expect(log == ["edit"])
      first.isEnabled = false
      harness.world.tick()
      harness.tap(at: CGPoint(x: 295, y: 66))
      #expect(log == ["edit"])
    }
  }

  @Test func `a container's transition can be cancelled`() throws {
    try withBar(titles: ["Cities", "Kyoto"]) { _, bar in
      let below = try #require(bar.items?.first)
      bar.beginTransition(to: [below], isPop: true)
      UIView.animate(withDuration: 0.3) { bar.advanceTransition() }
      bar.endTransition(isCompleted: false)
      #expect(bar.topItem?.title == "Kyoto")
      #expect(bar.content?.titleLabel.text == "Kyoto")
      #expect(bar.content?.titleLabel.transform == .identity)
      #expect(bar.subviews.count == 2)
    }
  }

  @Test func `the background reaches up to the top of the screen`() {
    withBar(titles: ["Cities"]) { _, bar in
      #expect(bar.background.frame == CGRect(x: 0, y: -44, width: 320, height: 88))
    }
  }

  @Test func `an empty background image makes the bar transparent`() {
    withBar(titles: ["Cities"]) { _, bar in
      #expect(bar.background.subviews.contains { $0 is UIVisualEffectView })
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
      #expect(bar.background.backgroundColor == nil)
      #expect(!bar.background.subviews.contains { $0 is UIVisualEffectView })
    }
  }

  @Test func `an appearance rules over the older properties`() {
    withBar(titles: ["Cities"]) { _, bar in
      bar.barTintColor = .red
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .blue
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
      bar.standardAppearance = appearance
      #expect(bar.background.backgroundColor == .blue)
      let title = bar.content?.titleLabel.attributedText
      #expect(title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .white)
    }
  }

  @Test func `a title view stands in place of the title`() {
    withBar(titles: ["Cities"]) { harness, bar in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      bar.topItem?.titleView = view
      harness.world.tick()
      #expect(view.superview != nil)
      #expect(view.frame == CGRect(x: 120, y: 7, width: 80, height: 30))
    }
  }
}
