import CoreGraphics
import Testing

@testable import UIKit

@Suite("Places of menus") struct MenuPlaceTests {
  private let area = CGRect(x: 10, y: 10, width: 380, height: 780)
  private let size = CGSize(width: 250, height: 176)

  private func place(at x: CGFloat, _ y: CGFloat, height: CGFloat = 176) -> MenuPlace {
    MenuPlace(
      source: CGRect(x: x, y: y, width: 60, height: 40),
      size: CGSize(width: size.width, height: height),
      area: area
    )
  }

  @Test func `a menu stands below its button, along the side that the button is on`() {
    #expect(place(at: 20, 100).frame == CGRect(x: 20, y: 148, width: 250, height: 176))
    #expect(place(at: 320, 100).frame == CGRect(x: 130, y: 148, width: 250, height: 176))
    #expect(place(at: 170, 100).frame == CGRect(x: 75, y: 148, width: 250, height: 176))
  }

  @Test func `it grows out of the side that the button is on`() {
    #expect(place(at: 20, 100).anchor == CGPoint(x: 0.12, y: 0))
    #expect(place(at: 320, 100).anchor == CGPoint(x: 0.88, y: 0))
    #expect(place(at: 170, 700).anchor == CGPoint(x: 0.5, y: 1))
  }

  @Test func `where there is no room below it stands above`() {
    let place = place(at: 20, 700)
    #expect(place.isAbove)
    #expect(place.frame == CGRect(x: 20, y: 516, width: 250, height: 176))
  }

  @Test func `one that is too high shrinks to the room on the better side`() {
    #expect(
      place(at: 20, 300, height: 2000).frame == CGRect(x: 20, y: 348, width: 250, height: 442)
    )
    let above = place(at: 20, 500, height: 2000)
    #expect(above.isAbove)
    #expect(above.frame == CGRect(x: 20, y: 10, width: 250, height: 482))
  }

  @Test func `it stays in its area, whatever is pointed at`() {
    let whole = MenuPlace(source: area, size: size, area: area)
    #expect(area.contains(whole.frame))
    let outside = MenuPlace(
      source: CGRect(x: -500, y: 3000, width: 40, height: 40),
      size: size,
      area: area
    )
    #expect(area.contains(outside.frame))
    let narrow = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(narrow.contains(MenuPlace(source: narrow, size: size, area: narrow).frame))
  }
}
