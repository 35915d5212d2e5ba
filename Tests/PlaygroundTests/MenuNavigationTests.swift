import Testing

@testable import Playground

@Suite struct MenuNavigationTests {
  private let titles = ["City Guide", "Reveal", "Shopping cart", "Card", "Photo grid"]

  @Test func `given an end, when moved beyond it, then it stays there`() {
    var menu = MenuNavigation(titles: titles, current: 3)
    menu.move(by: 5)
    #expect(menu.current == 4)
    menu.move(by: -99)
    #expect(menu.current == 0)
  }

  @Test(arguments: [(1, 0), (-1, 4)])
  func `given no line, when moved, then it comes in from that end`(lines: Int, expected: Int) {
    var menu = MenuNavigation(titles: titles, current: nil)
    menu.move(by: lines)
    #expect(menu.current == expected)
  }

  @Test func `given an empty menu, when keys come, then nothing happens`() {
    var menu = MenuNavigation(titles: [], current: nil)
    menu.move(by: 1)
    menu.type("a", at: 0)
    menu.go(to: 0)
    #expect(menu.current == nil)
  }

  @Test func `given letters without a pause, then they are one word`() {
    var menu = MenuNavigation(titles: titles, current: 0)
    menu.type("c", at: 1)
    #expect(menu.current == 3)
    menu.type("I", at: 1.5)
    #expect(menu.current == 0)
    menu.type("t", at: 2)
    #expect(menu.current == 0)
  }

  @Test func `given the same letter again, then the next line with it is taken`() {
    var menu = MenuNavigation(titles: titles, current: 0)
    menu.type("c", at: 1)
    menu.type("c", at: 1.2)
    #expect(menu.current == 0)
    menu.type("c", at: 1.4)
    #expect(menu.current == 3)
  }

  @Test func `given a pause, then a new word begins`() {
    var menu = MenuNavigation(titles: titles, current: 0)
    menu.type("s", at: 1)
    #expect(menu.current == 2)
    menu.type("r", at: 1 + MenuNavigation.pause + 0.1)
    #expect(menu.current == 1)
  }

  @Test func `given letters that nothing begins with, then it stays`() {
    var menu = MenuNavigation(titles: titles, current: 2)
    menu.type("z", at: 1)
    #expect(menu.current == 2)
  }
}
