import QuartzCore
import Testing

@testable import UIKit

@Suite("UIPageViewController") struct UIPageViewControllerTests {
  /// A stage with five pages, of which some are shown.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let stage = TransitionStage()
    let screens: [TestScreen]
    let pages: UIPageViewController
    var dots = 0
    private(set) var told: [String] = []

    init(orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: Int = 0) {
      let stage = stage
      screens = ["A", "B", "C", "D", "E"].map { stage.screen($0) }
      pages = stage.world.perform {
        UIPageViewController(
          transitionStyle: .scroll,
          navigationOrientation: orientation,
          options: [.interPageSpacing: spacing]
        )
      }
      super.init()
      pages.dataSource = self
      pages.delegate = self
      stage.world.perform {
        pages.setViewControllers([screens[1]], direction: .forward, animated: false)
      }
      stage.show(pages)
    }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = screens.firstIndex(where: { $0 === controller }) else { return nil }
      return screens.indices.contains(index + step) ? screens[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      told.append("will \(name(pendingViewControllers))")
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      told.append("did \(name(previousViewControllers)) \(finished) \(completed)")
    }

    private func name(_ controllers: [UIViewController]) -> String {
      controllers.map { ($0 as? TestScreen)?.name ?? "?" }.joined()
    }

    var shown: String { name(pages.viewControllers ?? []) }

    /// The names of the pages whose views are in the window.
    var inWindow: String {
      screens.filter { $0.viewIfLoaded?.window != nil }.map(\.name).joined()
    }

    /// Drags sideways by a distance in a quarter of a second, rests, and lets go.
    func swipe(_ dx: CGFloat, _ dy: CGFloat = 0) {
      let start = CGPoint(x: 195, y: 200)
      let touch = stage.world.perform {
        UITouch(location: start, in: stage.window, timestamp: stage.world.clock.now)
      }
      send(touch)
      for step in 1...10 {
        stage.run(0.025)
        let part = CGFloat(step) / 10
        let place = CGPoint(x: start.x + dx * part, y: start.y + dy * part)
        touch.change(to: .moved, location: place, timestamp: stage.world.clock.now)
        send(touch)
      }
      stage.run(0.3)
      touch.change(to: .ended, timestamp: stage.world.clock.now)
      send(touch)
      stage.run(2)
    }

    private func send(_ touch: UITouch) {
      stage.perform {
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: stage.world.clock.now))
      }
    }
  }

  @Test func `the page that is set fills the controller, and comes with it`() {
    let book = Book()
    #expect(book.shown == "B")
    #expect(book.inWindow == "B")
    #expect(book.pages.children == [book.screens[1]])
    let view: UIView = book.screens[1].view
    #expect(view.convert(view.bounds, to: nil) == book.stage.window.bounds)
    #expect(book.pages.childForStatusBarStyle === book.screens[1])
  }

  @Test func `a swipe over more than half leads on, and tells everybody in order`() {
    let book = Book()
    book.swipe(-250)
    #expect(book.shown == "C")
    #expect(book.inWindow == "C")
    #expect(book.told == ["will C", "did B true true"])
    #expect(
      book.stage.log.appearance
        == "B.viewWillDisappear > C.viewWillAppear > B.viewDidDisappear > C.viewDidAppear"
    )
    #expect(book.pages.children == [book.screens[2]])
    book.swipe(250)
    book.swipe(250)
    #expect(book.shown == "A")
  }

  @Test func `a swipe over less than half goes back, and the page never left`() {
    let book = Book()
    book.swipe(-100)
    #expect(book.shown == "B")
    #expect(book.inWindow == "B")
    #expect(book.told == ["will C", "did B true false"])
    #expect(
      book.stage.log.appearance == "B.viewWillDisappear > C.viewWillAppear > C.viewWillDisappear"
        + " > B.viewWillAppear > C.viewDidDisappear > B.viewDidAppear"
    )
  }

  @Test func `at its ends the strip gives way a little and leads nowhere`() {
    let book = Book()
    book.stage.perform {
      book.pages.setViewControllers([book.screens[4]], direction: .forward, animated: false)
    }
    book.stage.run(0.1)
    #expect(book.shown == "E")
    book.swipe(-300)
    #expect(book.shown == "E")
    #expect(book.told.isEmpty)
    book.swipe(250)
    #expect(book.shown == "D")
  }

  @Test(arguments: [
    UIPageViewController.NavigationDirection.forward, .reverse,
  ])
  func `a page that is set slides in from its side, and the app is told once`(
    direction: UIPageViewController.NavigationDirection
  ) {
    let book = Book()
    var ended: [Bool] = []
    book.stage.perform {
      book.pages.setViewControllers([book.screens[3]], direction: direction, animated: true) {
        ended.append($0)
      }
    }
    book.stage.run(0.1)
    #expect(book.inWindow == "BD")
    let incoming = book.stage.shownFrame(of: book.screens[3].view).minX
    #expect(direction == .forward ? incoming > 0 : incoming < 0)
    #expect(ended.isEmpty)
    book.stage.run(2)
    #expect(ended == [true])
    #expect(book.shown == "D")
    #expect(book.inWindow == "D")
    #expect(book.told.isEmpty)
    #expect(book.stage.shownFrame(of: book.screens[3].view) == book.stage.window.bounds)
    book.swipe(250)
    #expect(book.shown == "C")
  }

  @Test func `a page that is set while another one slides in follows at once`() {
    let book = Book()
    var ended: [String] = []
    book.stage.perform {
      book.pages.setViewControllers([book.screens[2]], direction: .forward, animated: true) {
        ended.append("C \($0)")
      }
    }
    book.stage.run(0.1)
    book.stage.perform {
      book.pages.setViewControllers([book.screens[3]], direction: .forward, animated: true) {
        ended.append("D \($0)")
      }
    }
    book.stage.run(2)
    #expect(ended == ["C true", "D true"])
    #expect(book.shown == "D")
    #expect(book.inWindow == "D")
  }

  @Test func `pages may lie below each other`() {
    let book = Book(orientation: .vertical)
    book.swipe(-250)
    #expect(book.shown == "B")
    book.swipe(0, -480)
    #expect(book.shown == "C")
  }

  @Test func `space between pages is beside them, not in them`() {
    let book = Book(spacing: 20)
    let view: UIView = book.screens[1].view
    #expect(view.convert(view.bounds, to: nil) == book.stage.window.bounds)
    #expect(book.pages.pages.scrollView.frame.width == book.stage.window.bounds.width + 20)
    book.swipe(-250)
    #expect(book.shown == "C")
    let next: UIView = book.screens[2].view
    #expect(next.convert(next.bounds, to: nil) == book.stage.window.bounds)
  }

  @Test func `dots say where one is, when the data source counts`() throws {
    let book = Book()
    let none = book.pages.view.subviews.compactMap { $0 as? UIPageControl }
    #expect(none.isEmpty)
    book.dots = 5
    book.stage.perform {
      book.pages.setViewControllers([book.screens[1]], direction: .forward, animated: false)
    }
    book.stage.run(0.1)
    let dots = try #require(book.pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 5)
    #expect(dots.currentPage == 1)
    #expect(dots.frame.maxY == 844)
    #expect(book.screens[1].view.frame.height == 844 - dots.frame.height)
    book.swipe(-250)
    #expect(dots.currentPage == 2)
  }

  @Test func `a page has another size when the window has`() {
    let book = Book()
    book.stage.perform { book.stage.window.frame.size = CGSize(width: 844, height: 390) }
    book.stage.run(0.1)
    let view: UIView = book.screens[1].view
    #expect(view.convert(view.bounds, to: nil) == book.stage.window.bounds)
    book.swipe(-500)
    #expect(book.shown == "C")
  }

  @Test func `pages that should curl say that they slide`() {
    let world = World(clock: .manual())
    world.perform {
      _ = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }
    #expect(world.issues.count == 1)
  }
}
