import QuartzCore
import Testing

@testable import UIKit

/// Items that change while their bar is used.
@MainActor
@Suite("Changes of bar items")
struct BarItemChangeTests {
  private let stage = TransitionStage()

  private func show(_ screens: [UIViewController]) -> UINavigationController {
    let navigation = stage.world.perform { UINavigationController() }
    stage.world.perform { navigation.viewControllers = screens }
    stage.show(navigation)
    stage.run(0.2)
    return navigation
  }

  private func parts(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(parts) }

  private func buttons(_ navigation: UINavigationController) -> [BarButton] {
    parts(navigation.navigationBar).compactMap { $0 as? BarButton }.filter { $0.alpha == 1 }
  }

  @Test func `a button without a title of its own has that of its action`() {
    let item = stage.world.perform {
      UIBarButtonItem(primaryAction: UIAction(title: "Add", image: UIImage()) { _ in })
    }
    #expect(item.title == "Add")
    #expect(item.image != nil)
  }

  @Test func `a field in the bar goes on editing when a button is enabled`() {
    let screen = stage.screen("A")
    let field = stage.world.perform {
      UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    }
    let done = stage.world.perform {
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    }
    stage.world.perform {
      screen.navigationItem.titleView = field
      screen.navigationItem.rightBarButtonItem = done
      done.isEnabled = false
    }
    let navigation = show([screen])
    let button = buttons(navigation).first
    stage.world.perform { _ = field.becomeFirstResponder() }
    stage.perform { done.isEnabled = true }
    stage.run(0.1)
    #expect(stage.world.perform { field.isFirstResponder })
    #expect(button?.isEnabled == true)
    #expect(buttons(navigation).first === button)
  }

  @Test func `a button that is set while a page comes is there at once and afterwards`() {
    let navigation = show([stage.screen("A")])
    let next = stage.screen("B")
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.run(0.1)
    stage.perform {
      next.navigationItem.rightBarButtonItem =
        UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      next.navigationItem.prompt = "Prompt"
    }
    #expect(buttons(navigation).count == 1)
    stage.run(1)
    #expect(buttons(navigation).count == 1)
    #expect(navigation.navigationBar.frame.height > UINavigationBar.standardHeight)
  }

  @Test func `the large title is back after a search during which the bar was made anew`() {
    let screen = stage.screen("A")
    let search = stage.world.perform { UISearchController(searchResultsController: nil) }
    stage.world.perform {
      screen.title = "Places"
      screen.navigationItem.searchController = search
    }
    let navigation = show([screen])
    stage.perform { navigation.navigationBar.prefersLargeTitles = true }
    stage.run(0.2)
    stage.perform { search.isActive = true }
    stage.run(1)
    stage.perform { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.run(1)
    stage.perform { navigation.popViewController(animated: true) }
    stage.run(1)
    stage.perform { search.isActive = false }
    stage.run(1)
    let titles = parts(navigation.navigationBar).filter { $0 is LargeTitleView }
    #expect(titles.contains { $0.bounds.height > 1 })
  }

  @Test func `a swipe goes back where left items stand beside the back button`() {
    let next = stage.screen("B")
    stage.world.perform {
      next.navigationItem.leftItemsSupplementBackButton = true
      next.navigationItem.leftBarButtonItem =
        UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    }
    let navigation = show([stage.screen("A"), next])
    #expect(stage.world.perform { navigation.allowsSwipe })
    stage.perform { next.navigationItem.leftItemsSupplementBackButton = false }
    #expect(stage.world.perform { !navigation.allowsSwipe })
  }

  /// A navigation controller that asks before the back button pops.
  private final class AskingController: UINavigationController, UINavigationBarDelegate {
    var allows = false

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      allows
    }
  }

  @Test func `a subclass may refuse to go back by the button`() {
    let screens = [stage.screen("A"), stage.screen("B")]
    let navigation = stage.world.perform { AskingController() }
    stage.world.perform { navigation.viewControllers = screens }
    stage.show(navigation)
    stage.run(0.2)
    stage.perform { navigation.navigationBar.onBack?() }
    stage.run(1)
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    stage.perform { navigation.navigationBar.onBack?() }
    stage.run(1)
    #expect(navigation.viewControllers.count == 1)
  }
}
