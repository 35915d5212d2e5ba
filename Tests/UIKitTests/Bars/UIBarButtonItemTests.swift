import Testing
import UIKit

@Suite("UIBarButtonItem") struct UIBarButtonItemTests {
  @Test func `an item keeps what it is made of`() {
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
    let image = UIImage()
    let item = UIBarButtonItem(image: image, style: .done, target: nil, action: nil)
    #expect(item.image === image)
    #expect(item.style == .done)
    #expect(item.isEnabled)
  }

  @Test func `one right item is the list's only one, and back`() {
    let item = UINavigationItem(title: "A")
    let first = UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = first
    #expect(item.rightBarButtonItems?.count == 1)
    let second = UIBarButtonItem(title: "2", style: .plain, target: nil, action: nil)
    item.rightBarButtonItems = [second, first]
    #expect(item.rightBarButtonItem === second)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItem == nil)
  }

  @Test func `the back button of the next screen takes its title from the item`() {
    let item = UINavigationItem(title: "A")
    let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    item.backBarButtonItem = back
    #expect(item.backBarButtonItem === back)
  }
}
