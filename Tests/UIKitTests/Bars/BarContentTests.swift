import QuartzCore
import Testing

@testable import UIKit

@Suite("Contents of bars") struct BarContentTests {
  @Test func `a toolbar places its buttons, and flexible spaces share what is left`() {
    ControlHarness.run { harness in
      let bar = UIToolbar()
      let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
      let items = views.map(UIBarButtonItem.init(customView:))
      let spaces = (0..<2).map { _ in
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
      }
      bar.items = [items[0], spaces[0], items[1], spaces[1], items[2]]
      harness.show(bar, frame: CGRect(x: 0, y: 400, width: 320, height: 44))
      #expect(views.map(\.frame.minX) == [16, 140, 264])
      #expect(views.allSatisfy { $0.frame.minY == 7 && $0.superview === bar })
      #expect(bar.sizeThatFits(CGSize(width: 320, height: 500)).height == 44)
      bar.setItems([items[2]], animated: false)
      harness.world.tick()
      #expect(views.map { $0.superview === bar } == [false, false, true])
      #expect(views[2].frame.minX == 16)
    }
  }

  @Test func `a button in a toolbar sends its action`() {
    ControlHarness.run { harness in
      let bar = UIToolbar()
      var count = 0
      bar.items = [
        UIBarButtonItem(title: "Share", primaryAction: UIAction(title: "Share") { _ in count += 1 })
      ]
      harness.show(bar, frame: CGRect(x: 0, y: 400, width: 320, height: 44))
      harness.tap(at: CGPoint(x: 30, y: 422))
      #expect(count == 1)
    }
  }

  @Test func `title attributes are those of the title, and of the large title only its own`() {
    ControlHarness.run { harness in
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "Cities")]
      harness.show(bar, frame: CGRect(x: 0, y: 44, width: 320, height: 44))
      let font = UIFont.systemFont(ofSize: 11, weight: .bold)
      bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: font]
      harness.world.tick()
      let label = bar.content?.titleLabel
      let attributes = label?.attributedText?.attributes(at: 0, effectiveRange: nil)
      #expect(attributes?[.foregroundColor] as? UIColor == .red)
      #expect(attributes?[.font] as? UIFont == font)
      #expect(bar.largeTitleTextAttributes == nil)
    }
  }

  @Test func `buttons at the left stand from the edge inwards and take the way back's place`() {
    ControlHarness.run { harness in
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "Cities"), UINavigationItem(title: "Kyoto")]
      harness.show(bar, frame: CGRect(x: 0, y: 44, width: 320, height: 44))
      #expect(bar.content?.backButton != nil)
      let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
      bar.topItem?.leftBarButtonItems = views.map(UIBarButtonItem.init(customView:))
      harness.world.tick()
      #expect(bar.content?.backButton == nil)
      #expect(bar.topItem?.leftBarButtonItem?.customView === views[0])
      #expect(views[0].frame.minX < views[1].frame.minX)
      #expect(views[1].frame.maxX < 160)
      bar.topItem?.leftItemsSupplementBackButton = true
      harness.world.tick()
      #expect(bar.content?.backButton != nil)
    }
  }

  @Test func `a tab's item keeps what it is made of, and shows another image when it is chosen`() {
    ControlHarness.run { _ in
      let (usual, chosen) = (UIImage(), UIImage())
      let item = UITabBarItem(title: "Map", image: usual, selectedImage: chosen)
      #expect(item.title == "Map")
      #expect(item.image === usual)
      #expect(item.selectedImage === chosen)
      #expect(item.isEnabled)
      #expect(item.badgeValue == nil)
      let tagged = UITabBarItem(title: "List", image: usual, tag: 4)
      #expect(tagged.tag == 4)
      #expect(tagged.titlePositionAdjustment == .zero)
      tagged.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
      #expect(tagged.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -3))
    }
  }
}
