import Playback
import QuartzCore
import Testing
import UIKit

@testable import Scenes

@Suite("The Trips app") struct TripsTests {
  private let run: SceneRun

  init() throws {
    run = try SceneRun(scene: .trips, options: SceneRunOptions(scale: 1))
  }

  private var tabs: UITabBarController? {
    run.window.rootViewController as? UITabBarController
  }

  private func settle() {
    run.world.advance(by: 1, step: 1.0 / 60)
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews + view.subviews.flatMap(descendants)
  }

  /// Touches the middle of the button with a title, and lets go.
  private func tap(_ title: String, in view: UIView) throws {
    let label = try #require(
      run.world.perform { descendants(of: view).first { ($0 as? UILabel)?.text == title } }
    )
    run.world.perform {
      let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
      let touch = UITouch(location: place, in: run.window, timestamp: CACurrentMediaTime())
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: CACurrentMediaTime()))
      touch.change(to: .ended, location: nil, timestamp: CACurrentMediaTime())
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: CACurrentMediaTime()))
    }
  }

  @Test func `launching makes the app's own window, with two stacks in tabs`() {
    let delegate = run.world.perform { UIApplication.shared.delegate as? TripsAppDelegate }
    #expect(delegate?.window === run.window)
    #expect(tabs?.viewControllers?.count == 2)
    #expect(run.world.issues.isEmpty)
  }

  @Test func `a row leads to its place, whose alert leads back`() throws {
    let stack = try #require(tabs?.selectedViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? PlacesViewController)
    run.world.perform {
      list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    }
    settle()
    let place = try #require(stack.topViewController as? PlaceViewController)
    #expect(place.title == "Naoshima")
    run.world.perform { place.forget() }
    settle()
    let alert = try #require(place.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["Cancel", "Forget"])
  }

  @Test func `the second tab shows a grid of which only the visible cells are made`() throws {
    run.world.perform { tabs?.selectedIndex = 1 }
    settle()
    let stack = try #require(tabs?.selectedViewController as? UINavigationController)
    let grid = try #require(stack.topViewController as? PhotosViewController)
    let visible = grid.collectionView.visibleCells.count
    #expect(visible > 6)
    #expect(visible < Place.all.count * 3)
  }

  @Test func `the button of a row shows its place in a sheet, whose alert takes it away`() throws {
    let stack = try #require(tabs?.selectedViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? PlacesViewController)
    run.world.perform {
      let row = IndexPath(row: 2, section: 0)
      list.tableView(list.tableView, accessoryButtonTappedForRowWith: row)
    }
    settle()
    let sheet = try #require(list.presentedViewController as? UINavigationController)
    let place = try #require(sheet.topViewController as? PlaceViewController)
    #expect(place.title == "Bergen")
    #expect(sheet.sheetPresentationController?.prefersGrabberVisible == true)
    run.world.perform { place.forget() }
    settle()
    let alert = try #require(place.presentedViewController as? UIAlertController)
    try tap("Forget", in: alert.view)
    settle()
    #expect(list.presentedViewController == nil)
  }

  @Test func `a search leaves the places whose names have the letters`() throws {
    let stack = try #require(tabs?.selectedViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? PlacesViewController)
    let search = try #require(list.navigationItem.searchController)
    run.world.perform {
      search.isActive = true
      search.searchBar.text = "or"
      list.updateSearchResults(for: search)
    }
    settle()
    #expect(list.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test(arguments: [InteractionScript.End.finish, .cancel])
  func `the built-in swipe back can be traced, with either end`(
    end: InteractionScript.End
  ) throws {
    let tracer = SceneTracer(scene: .trips, options: SceneRunOptions(scale: 1))
    let script = InteractionScript(progress: [0.2, 0.4, 0.6], end: end)
    let trace = try tracer.trace(.pop, step: 0.1, interaction: script)
    #expect(trace.final.cancelled == (end == .cancel))
    #expect(trace.final.completed == 1)
    let updates = trace.log.filter { $0.event == "updateInteractiveTransition" }
    #expect(updates.count >= 3)
    #expect(trace.issues.isEmpty)
  }

  @Test func `what the built-in swipe cannot drive is told`() {
    let tracer = SceneTracer(scene: .trips, options: SceneRunOptions(scale: 1))
    #expect(
      throws: SceneRunError.noInteraction(scene: "trips", trigger: "dismiss", allowed: "pop")
    ) {
      try tracer.trace(.dismiss, step: 0.1, interaction: .cancelled(at: 0.4))
    }
  }
}
