import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Large titles")
struct LargeTitleTests {
  /// A navigation controller whose screens scroll.
  private final class Scene {
    let stage: TransitionStage
    let navigation: UINavigationController
    let scroll = UIScrollView()
    let screen: TestScreen

    init(_ configure: (UINavigationController, TestScreen) -> Void = { _, _ in }) {
      let stage = TransitionStage()
      self.stage = stage
      let screen = stage.screen("A")
      self.screen = screen
      navigation = stage.world.perform { UINavigationController(rootViewController: screen) }
      stage.world.perform {
        screen.title = "Title"
        navigation.navigationBar.prefersLargeTitles = true
        scroll.frame = screen.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 3000)
        screen.view.addSubview(scroll)
        configure(navigation, screen)
      }
      stage.show(navigation)
      stage.run(0.2)
    }

    var bar: UINavigationBar { navigation.navigationBar }

    /// The texts that are seen in the bar.
    var titles: [String] {
      func labels(_ view: UIView) -> [UILabel] {
        view.isHidden || view.alpha == 0
          ? [] : view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
      }
      return labels(bar).filter {
        $0.alpha > 0 && !$0.bounds.isEmpty && ($0.superview?.bounds.height ?? 0) > 1
      }
      .compactMap(\.text)
    }
  }

  @Test func `the bar is as high as its large title, and content begins below it`() {
    let scene = Scene()
    #expect(scene.bar.frame == CGRect(x: 0, y: 0, width: 390, height: 96))
    #expect(scene.scroll.contentOffset.y == -96)
    #expect(scene.screen.view.safeAreaInsets.top == 96)
    #expect(scene.titles == ["Title"])
  }

  @Test func `content that scrolls pushes the large title away, and the small one comes`() {
    let scene = Scene()
    scene.stage.perform { scene.scroll.contentOffset.y = -76 }
    #expect(scene.bar.bounds.height == 76)
    scene.stage.perform { scene.scroll.contentOffset.y = 300 }
    scene.stage.run(0.5)
    #expect(scene.bar.bounds.height == 44)
    #expect(scene.titles == ["Title"])
    #expect(scene.screen.view.safeAreaInsets.top == 96)
    scene.stage.perform { scene.scroll.contentOffset.y = -116 }
    #expect(scene.bar.bounds.height == 116)
  }

  @Test func `the small title is unseen from the first frame, and fades in only with a scroll`() {
    let stage = TransitionStage()
    let list = stage.world.perform { UITableViewController(style: .plain) }
    list.title = "Title"
    let navigation = stage.world.perform { UINavigationController(rootViewController: list) }
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    let title = navigation.navigationBar.content?.titleLabel
    #expect(title?.alpha == 0)
    #expect(title?.layer.animationKeys() == nil)
    stage.perform { list.tableView.contentOffset.y = -44 }
    #expect(title?.alpha == 1)
    #expect(title?.layer.animationKeys() == nil)
    stage.perform { list.tableView.contentOffset.y = -96 }
    stage.perform { list.tableView.setContentOffset(CGPoint(x: 0, y: -44), animated: true) }
    for _ in 0..<60 where title?.alpha == 0 { stage.run(1.0 / 60) }
    #expect(title?.alpha == 1)
    #expect((title?.layer.presentation()?.opacity ?? 1) < 1)
  }

  @Test func `the bar of a sheet is higher, and its row is in its middle`() {
    let stage = TransitionStage(root: { TestScreen("A", log: $0, color: .white) })
    let screen = stage.screen("B")
    screen.title = "B"
    let sheet = stage.world.perform { UINavigationController(rootViewController: screen) }
    stage.perform { stage.window.rootViewController?.present(sheet, animated: true) }
    stage.run(1)
    #expect(sheet.navigationBar.frame.size == CGSize(width: 390, height: 56))
    #expect(abs((sheet.navigationBar.content?.titleLabel.frame.midY ?? 0) - 28) < 0.5)
    #expect(screen.view.safeAreaInsets.top == 56)
    stage.perform { sheet.dismiss(animated: false) }
    stage.perform {
      sheet.modalPresentationStyle = .fullScreen
      stage.window.rootViewController?.present(sheet, animated: false)
    }
    #expect(sheet.navigationBar.bounds.height == 44)
  }

  @Test func `a prompt stands above the title and makes the bar higher`() throws {
    let scene = Scene { _, screen in screen.navigationItem.prompt = "Choose one" }
    #expect(scene.bar.frame.height == 126)
    #expect(scene.screen.view.safeAreaInsets.top == 126)
    #expect(scene.scroll.contentOffset.y == -126)
    let labels = try #require(scene.bar.content).subviews.compactMap { $0 as? UILabel }
    let prompt = try #require(labels.first { $0.text == "Choose one" })
    #expect(prompt.frame == CGRect(x: 16, y: 0, width: 358, height: 30))
    #expect(scene.titles.contains("Choose one"))
    scene.stage.perform { scene.scroll.contentOffset.y = 300 }
    scene.stage.run(0.5)
    #expect(scene.bar.frame.height == 74)
    #expect(abs((scene.bar.content?.titleLabel.frame.midY ?? 0) - 52) < 0.5)
    scene.stage.perform { scene.screen.navigationItem.prompt = nil }
    #expect(scene.bar.frame.height == 44)
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "A")]
    bar.topItem?.prompt = "Prompt"
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 74)
    #expect(bar.intrinsicContentSize.height == 74)
  }

  @Test func `a prompt comes and goes with its page`() {
    let scene = Scene { navigation, _ in navigation.navigationBar.prefersLargeTitles = false }
    let b = scene.stage.screen("B")
    b.navigationItem.prompt = "Prompt"
    scene.stage.perform { scene.navigation.pushViewController(b, animated: true) }
    scene.stage.run(0.1)
    let height = scene.stage.shownFrame(of: scene.bar).height
    #expect(height > 44 && height < 74)
    scene.stage.run(1)
    #expect(scene.bar.bounds.height == 74)
    scene.stage.perform { scene.navigation.popViewController(animated: true) }
    scene.stage.run(1)
    #expect(scene.bar.bounds.height == 44)
  }

  @Test func `the background is there only while content lies below the bar`() {
    let scene = Scene()
    #expect(scene.bar.isAtScrollEdge)
    scene.stage.perform { scene.scroll.contentOffset.y = -50 }
    #expect(scene.bar.isAtScrollEdge)
    scene.stage.perform { scene.scroll.contentOffset.y = -20 }
    #expect(!scene.bar.isAtScrollEdge)
  }

  @Test func `a drag comes to rest at the large or at the small title`() {
    for (distance, rest) in [(CGFloat(-20), CGFloat(-96)), (-40, -44)] {
      let scene = Scene()
      scene.stage.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: distance - 10))
      scene.stage.run(2)
      #expect(abs(scene.scroll.contentOffset.y - rest) < 0.01)
    }
  }

  @Test func `a screen that wants no large title gets a low bar, in an animation`() {
    let scene = Scene()
    let b = scene.stage.screen("B")
    b.navigationItem.largeTitleDisplayMode = .never
    scene.stage.perform { scene.navigation.pushViewController(b, animated: true) }
    scene.stage.run(0.1)
    let height = scene.stage.shownFrame(of: scene.bar).height
    #expect(height > 44 && height < 96)
    #expect(scene.screen.view.safeAreaInsets.top == 96)
    #expect(b.view.safeAreaInsets.top == 44)
    scene.stage.run(1)
    #expect(scene.bar.bounds.height == 44)
    scene.stage.perform { scene.navigation.popViewController(animated: true) }
    scene.stage.run(1)
    #expect(scene.bar.bounds.height == 96)
    #expect(scene.scroll.contentOffset.y == -96)
  }

  @Test func `an interactive pop that is cancelled leaves the bar low`() {
    let scene = Scene()
    let b = scene.stage.screen("B")
    b.navigationItem.largeTitleDisplayMode = .never
    scene.stage.perform { scene.navigation.pushViewController(b, animated: false) }
    #expect(scene.bar.bounds.height == 44)
    let spy = NavigationSpy(log: scene.stage.log, animator: TestAnimator(log: scene.stage.log))
    scene.stage.keep(spy)
    let driver = UIPercentDrivenInteractiveTransition()
    spy.interactor = driver
    scene.navigation.delegate = spy
    scene.stage.perform { scene.navigation.popViewController(animated: true) }
    scene.stage.perform { driver.update(0.5) }
    #expect(abs(scene.stage.shownFrame(of: scene.bar).height - 70) < 0.01)
    scene.stage.perform { driver.cancel() }
    scene.stage.run(1)
    #expect(scene.bar.bounds.height == 44)
    #expect(b.view.safeAreaInsets.top == 44)
    scene.stage.perform { scene.navigation.popViewController(animated: true) }
    scene.stage.perform { driver.update(0.5) }
    scene.stage.perform { driver.finish() }
    scene.stage.run(1)
    #expect(scene.bar.bounds.height == 96)
  }

  @Test func `an automatic title is as large as the one below`() {
    let scene = Scene { _, screen in screen.navigationItem.largeTitleDisplayMode = .never }
    #expect(scene.bar.bounds.height == 44)
    let b = scene.stage.screen("B")
    scene.stage.perform { scene.navigation.pushViewController(b, animated: false) }
    #expect(scene.bar.bounds.height == 44)
    let c = scene.stage.screen("C")
    c.navigationItem.largeTitleDisplayMode = .always
    scene.stage.perform { scene.navigation.pushViewController(c, animated: false) }
    #expect(scene.bar.bounds.height == 96)
  }

  @Test func `a tool bar covers the bottom and holds the top controller's buttons`() {
    let scene = Scene { _, screen in
      screen.toolbarItems = [
        UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil),
      ]
    }
    #expect(scene.navigation.isToolbarHidden)
    scene.stage.perform { scene.navigation.setToolbarHidden(false, animated: true) }
    scene.stage.run(1)
    #expect(scene.navigation.toolbar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
    #expect(scene.screen.view.safeAreaInsets.bottom == 44)
    let buttons = scene.navigation.toolbar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["A", "B"])
    #expect(buttons.first?.frame.minX == 16)
    #expect(buttons.last?.frame.maxX == 374)
    scene.stage.perform { scene.navigation.isToolbarHidden = true }
    #expect(scene.screen.view.safeAreaInsets.bottom == 0)
  }

  // MARK: - Search

  private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      log.append("update(\(searchController.searchBar.text ?? ""))")
    }

    func willPresentSearchController(_ searchController: UISearchController) {
      log.append("willPresent")
    }

    func didPresentSearchController(_ searchController: UISearchController) {
      log.append("didPresent")
    }

    func willDismissSearchController(_ searchController: UISearchController) {
      log.append("willDismiss")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
      log.append("didDismiss")
    }
  }

  @Test func `a search bar stands below the title and goes first when content scrolls`() {
    let search = UISearchController(searchResultsController: nil)
    let scene = Scene { _, screen in screen.navigationItem.searchController = search }
    #expect(scene.bar.bounds.height == 148)
    #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).maxY == 148)
    scene.stage.perform { scene.scroll.contentOffset.y = -96 }
    #expect(scene.bar.bounds.height == 96)
    #expect(search.searchBar.bounds.height == 0)
    scene.stage.perform { scene.scroll.contentOffset.y = 100 }
    #expect(scene.bar.bounds.height == 44)
    scene.stage.perform { screen(scene).navigationItem.hidesSearchBarWhenScrolling = false }
    #expect(scene.bar.bounds.height == 96)
  }

  private func screen(_ scene: Scene) -> TestScreen { scene.screen }

  @Test func `a search begins with its field and ends with its cancel button`() {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.delegate = updater
    let scene = Scene { _, screen in screen.navigationItem.searchController = search }
    scene.stage.perform { search.searchBar.becomeFirstResponder() }
    scene.stage.run(1)
    #expect(search.isActive)
    #expect(updater.log == ["willPresent", "update()", "didPresent"])
    #expect(scene.bar.bounds.height == 52)
    #expect(search.searchBar.showsCancelButton)
    updater.log = []
    scene.stage.perform { search.searchBar.searchTextField.insertText("x") }
    #expect(updater.log == ["update(x)"])
    updater.log = []
    scene.stage.tap(CGPoint(x: 350, y: 20))
    scene.stage.run(1)
    #expect(!search.isActive)
    #expect(updater.log == ["willDismiss", "update()", "didDismiss"])
    #expect(search.searchBar.text == "")
    #expect(scene.bar.bounds.height == 148)
    #expect(!search.searchBar.isFirstResponder)
  }

  @Test func `a search shades what lies below its bar, not the bar`() throws {
    let search = UISearchController(searchResultsController: nil)
    let scene = Scene { _, screen in screen.navigationItem.searchController = search }
    scene.stage.perform { search.isActive = true }
    scene.stage.run(1)
    let shade = try #require(scene.screen.view.subviews.last)
    #expect(shade.alpha == 1)
    #expect(shade.convert(shade.bounds, to: nil) == CGRect(x: 0, y: 52, width: 390, height: 792))
    scene.stage.tap(CGPoint(x: 200, y: 400))
    scene.stage.run(1)
    #expect(!search.isActive)
    #expect(shade.superview == nil)
  }

  @Test func `results are shown over the content while there is a text`() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let scene = Scene { _, screen in screen.navigationItem.searchController = search }
    scene.stage.perform { search.isActive = true }
    scene.stage.run(1)
    #expect(results.parent == nil)
    scene.stage.perform { search.searchBar.searchTextField.insertText("x") }
    #expect(results.parent === scene.screen)
    #expect(results.view.window === scene.stage.window)
    scene.stage.perform { search.isActive = false }
    scene.stage.run(1)
    #expect(results.parent == nil)
    #expect(scene.screen.view.subviews == [scene.scroll])
  }
}
