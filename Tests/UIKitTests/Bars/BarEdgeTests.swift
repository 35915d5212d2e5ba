import QuartzCore
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("The backgrounds of bars while controllers change")
struct BarEdgeTests {
  /// A tab with a long list that scrolls below both bars, and another with nothing.
  private final class Scene {
    let stage = TransitionStage()
    let tabs: UITabBarController
    let navigation: UINavigationController
    let list: LongList
    let log = CallLog()

    init(animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
      let log = log
      let stage = stage
      let list = stage.world.perform { LongList(style: .plain) }
      self.list = list
      let empty = stage.screen("Empty")
      let navigation = stage.world.perform { UINavigationController(rootViewController: list) }
      self.navigation = navigation
      tabs = stage.world.perform { UITabBarController() }
      stage.world.perform {
        list.title = "List"
        list.navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigation.navigationBar.prefersLargeTitles = true
        tabs.viewControllers = [navigation, empty]
      }
      stage.show(tabs)
      if let animator {
        let spy = TabSpy(log: log, animator: animator)
        tabs.delegate = spy
        stage.keep(spy)
      }
      stage.run(1)
    }

    var tabBar: UITabBar { tabs.tabBar }
    var bar: UINavigationBar { navigation.navigationBar }

    func push() {
      let page = stage.screen("Page")
      page.navigationItem.largeTitleDisplayMode = .never
      stage.perform { navigation.pushViewController(page, animated: true) }
    }

    func pop() {
      stage.perform { navigation.popViewController(animated: true) }
    }

    /// How much of the tab bar's and the navigation bar's old background is seen now, and how much of the new.
    func opacities(_ bar: UIView) -> [Float] {
      bar.subviews.compactMap { $0 as? BarBackgroundView }.filter { !$0.isHidden }.map {
        ($0.layer.presentation() ?? $0.layer).opacity
      }
    }

    /// Runs to the frame that completes the transition.
    func runToEnd() {
      for _ in 0..<200 where !stage.monitor.running.isEmpty { stage.run(1.0 / 60) }
    }
  }

  private final class LongList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test func `the tab bar's background goes with a push and comes with the pop`() {
    let scene = Scene()
    #expect(!scene.tabBar.isAtScrollEdge)
    let before = scene.stage.picture()
    scene.push()
    #expect(scene.stage.picture() == before)
    scene.stage.run(0.1)
    let halfway = scene.opacities(scene.tabBar)
    #expect(halfway.count == 2)
    #expect(halfway.first.map { $0 > 0.05 && $0 < 0.95 } == true)
    scene.runToEnd()
    #expect(scene.tabBar.isAtScrollEdge)
    #expect(scene.opacities(scene.tabBar) == [1])
    let pushed = scene.stage.picture()
    scene.stage.run(1)
    #expect(scene.stage.picture() == pushed)
    scene.pop()
    #expect(scene.stage.picture() == pushed)
    scene.stage.run(0.1)
    let coming = scene.opacities(scene.tabBar)
    #expect(coming.count == 2)
    #expect(coming.last.map { $0 > 0.05 && $0 < 0.95 } == true)
    scene.runToEnd()
    #expect(!scene.tabBar.isAtScrollEdge)
    let popped = scene.stage.picture()
    scene.stage.run(0.1)
    #expect(scene.stage.picture() == popped)
    scene.stage.run(2)
    #expect(scene.stage.picture() == before)
  }

  @Test func `a pop that is taken back leaves the bars as they were`() {
    let scene = Scene()
    scene.stage.perform { scene.list.tableView.contentOffset.y = 200 }
    scene.push()
    scene.stage.run(2)
    let before = scene.stage.picture()
    let spy = NavigationSpy(log: scene.log, animator: TestAnimator(log: scene.log, style: .slide))
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    scene.navigation.delegate = spy
    scene.pop()
    scene.stage.perform { driver.update(0.5) }
    for bar in [scene.bar, scene.tabBar] as [UIView] {
      #expect(scene.opacities(bar).last.map { abs($0 - 0.5) < 0.01 } == true)
    }
    scene.stage.perform { driver.cancel() }
    scene.stage.run(2)
    for bar in [scene.bar, scene.tabBar] as [UIView] { #expect(scene.opacities(bar) == [1]) }
    #expect(scene.bar.isAtScrollEdge && scene.tabBar.isAtScrollEdge)
    #expect(scene.stage.picture() == before)
    scene.pop()
    scene.stage.perform { driver.update(0.5) }
    scene.stage.perform { driver.finish() }
    scene.stage.run(2)
    #expect(!scene.bar.isAtScrollEdge && !scene.tabBar.isAtScrollEdge)
  }

  @Test func `a pop to content that was scrolled brings a low bar with its background`() {
    let scene = Scene()
    scene.stage.perform { scene.list.tableView.contentOffset.y = 200 }
    scene.stage.run(2)
    let before = scene.stage.picture()
    scene.push()
    #expect(scene.stage.picture() == before)
    scene.stage.run(0.1)
    #expect(scene.opacities(scene.bar).first.map { $0 > 0.05 && $0 < 0.95 } == true)
    scene.stage.run(2)
    scene.pop()
    scene.stage.run(0.1)
    #expect(scene.opacities(scene.bar).last.map { $0 > 0.05 && $0 < 0.95 } == true)
    #expect(scene.bar.transition?.incoming?.bounds.height == 44)
    scene.runToEnd()
    let popped = scene.stage.picture()
    scene.stage.run(0.1)
    #expect(scene.stage.picture() == popped)
    scene.stage.run(2)
    #expect(scene.stage.picture() == before)
    #expect(scene.list.tableView.contentOffset.y == 200)
  }

  @Test func `a change of tabs with an animator fades the background`() {
    let scene = Scene(animator: TestAnimator(log: CallLog(), duration: 0.4, style: .fade))
    scene.stage.perform { scene.tabs.selectedIndex = 1 }
    scene.stage.run(0.2)
    #expect(scene.opacities(scene.tabBar).first.map { $0 > 0.05 && $0 < 0.95 } == true)
    scene.stage.run(1)
    #expect(scene.opacities(scene.tabBar) == [1])
    #expect(scene.tabBar.isAtScrollEdge)
    scene.stage.perform { scene.tabs.selectedIndex = 0 }
    scene.stage.run(0.2)
    #expect(scene.opacities(scene.tabBar).last.map { $0 > 0.05 && $0 < 0.95 } == true)
    scene.stage.run(1)
    #expect(!scene.tabBar.isAtScrollEdge)
  }

  @Test func `items with looks of their own change in the same animation`() throws {
    let scene = Scene()
    let page = scene.stage.screen("Page")
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    page.navigationItem.standardAppearance = look
    page.navigationItem.scrollEdgeAppearance = look
    scene.stage.perform { scene.navigation.pushViewController(page, animated: true) }
    scene.stage.run(0.1)
    let colors = scene.bar.subviews.compactMap { ($0 as? BarBackgroundView)?.backgroundColor }
    #expect(colors == [.red])
    #expect(scene.opacities(scene.bar).last.map { $0 > 0.05 && $0 < 0.95 } == true)
    scene.stage.run(1)
    #expect(scene.bar.background.backgroundColor == .red)
    #expect(scene.opacities(scene.bar) == [1])
  }

  @Test func `what stands below the row is covered by the page that comes over its own`() throws {
    let scene = Scene()
    let field = try #require(scene.list.navigationItem.searchController?.searchBar)
    var below = try #require(field.superview)
    scene.push()
    let page = try #require(scene.navigation.topViewController?.view)
    for _ in 0..<12 {
      scene.stage.run(1.0 / 60)
      let edge = scene.stage.shownFrame(of: below).maxX
      #expect(abs(edge - max(scene.stage.shownFrame(of: page).minX, 0)) < 0.5)
      let shift = scene.stage.shownFrame(of: field).minX
      #expect(abs(shift - scene.stage.shownFrame(of: scene.list.view).minX) < 0.5)
    }
    scene.stage.run(1)
    scene.pop()
    below = try #require(field.superview)
    for _ in 0..<12 {
      scene.stage.run(1.0 / 60)
      let edge = scene.stage.shownFrame(of: below).maxX
      #expect(abs(edge - min(scene.stage.shownFrame(of: page).minX, 390)) < 0.5)
    }
    scene.runToEnd()
    #expect(scene.stage.shownFrame(of: below) == CGRect(x: 0, y: 0, width: 390, height: 148))
  }

  @Test(arguments: [true, false])
  func `content moves with the bar when a search begins and ends`(hasShade: Bool) throws {
    let scene = Scene()
    let search = try #require(scene.list.navigationItem.searchController)
    search.obscuresBackgroundDuringPresentation = hasShade
    let row = try #require(scene.list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let last = try #require(scene.list.tableView.indexPathsForVisibleRows?.last)
    for isActive in [true, false] {
      let height = scene.bar.bounds.height
      scene.stage.perform { search.isActive = isActive }
      #expect(scene.stage.shownFrame(of: scene.bar).height == height)
      for _ in 0..<17 {
        let bar = scene.stage.shownFrame(of: scene.bar)
        #expect(abs(scene.stage.shownFrame(of: row).minY - bar.maxY) < 0.5)
        #expect(scene.list.tableView.cellForRow(at: last) != nil)
        scene.stage.run(1.0 / 60)
      }
      scene.stage.run(1)
      #expect(scene.list.tableView.contentOffset.y == (isActive ? -52 : -148))
    }
    #expect(scene.list.tableView.indexPathsForVisibleRows?.last == last)
  }

  @Test
  func `rows that come with a search have their parts in place, and letters keep their width`()
    throws
  {
    let scene = Scene()
    let search = try #require(scene.list.navigationItem.searchController)
    let old = scene.list.tableView.visibleCells
    scene.stage.perform { search.isActive = true }
    scene.stage.run(0.1)
    let new = scene.list.tableView.visibleCells.filter { !old.contains($0) }
    #expect(!new.isEmpty)
    for cell in new {
      let label = try #require(cell.textLabel)
      #expect(scene.stage.shownFrame(of: label).size == label.bounds.size)
    }
    let canvas = search.searchBar.searchTextField.canvas
    #expect(scene.stage.shownFrame(of: canvas).size == canvas.bounds.size)
  }
}
