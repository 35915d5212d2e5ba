import QuartzCore
import Testing

@testable import UIKit

/// Cells that fly from a grid to a detail and back by an animator as apps write it.
@Suite("Flights of cells") struct CellFlightTests {
  /// A screen with a grid of three columns.
  private final class GridScreen: UICollectionViewController {
    let model = GridModel(items: 90)
    var chosen = IndexPath(item: 0, section: 0)

    init() {
      super.init(collectionViewLayout: GridStage.columns())
    }

    required init?(coder: NSCoder) { fatalError("not read") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(GridCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.dataSource = model
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      chosen = indexPath
      navigationController?.pushViewController(DetailScreen(), animated: true)
    }
  }

  private final class DetailScreen: UIViewController {
    let image = UIView(frame: CGRect(x: 20, y: 120, width: 350, height: 350))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      image.backgroundColor = .red
      view.addSubview(image)
    }
  }

  /// Flies a picture of the chosen cell over the incoming screen.
  private final class Flight: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    private(set) var snapshot: UIView?
    private(set) var start = CGRect.zero
    private(set) var end = CGRect.zero

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let from = context.viewController(forKey: .from)
      let to = context.viewController(forKey: .to)
      guard let toView = context.view(forKey: .to), let to else { return }
      toView.frame = context.finalFrame(for: to)
      context.containerView.addSubview(toView)
      toView.layoutIfNeeded()
      let isPush = to is DetailScreen
      guard let grid = (isPush ? from : to) as? GridScreen,
        let detail = (isPush ? to : from) as? DetailScreen
      else { return context.completeTransition(false) }
      fly(context, grid, detail, isPush: isPush)
    }

    private func fly(
      _ context: any UIViewControllerContextTransitioning,
      _ grid: GridScreen,
      _ detail: DetailScreen,
      isPush: Bool
    ) {
      let container = context.containerView
      grid.collectionView.scrollToItem(at: grid.chosen, at: [], animated: false)
      grid.collectionView.layoutIfNeeded()
      guard let cell = grid.collectionView.cellForItem(at: grid.chosen) else {
        return context.completeTransition(true)
      }
      let picture = (isPush ? cell : detail.image).snapshotView(
        afterScreenUpdates: isPush ? false : true
      )
      let places = [
        cell.convert(cell.bounds, to: container),
        detail.image.convert(detail.image.bounds, to: container),
      ]
      start = isPush ? places[0] : places[1]
      end = isPush ? places[1] : places[0]
      guard let picture else { return context.completeTransition(false) }
      snapshot = picture
      picture.frame = start
      container.addSubview(picture)
      let coming = context.view(forKey: .to)
      coming?.alpha = 0
      cell.isHidden = true
      detail.image.isHidden = true
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { [end] in
        picture.frame = end
        coming?.alpha = 1
      } completion: { _ in
        cell.isHidden = false
        detail.image.isHidden = false
        picture.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func withGrid(
    _ body: (TransitionStage, UINavigationController, GridScreen, Flight) throws -> Void
  ) rethrows {
    let stage = TransitionStage()
    let flight = Flight()
    let (navigation, grid) = stage.world.perform {
      let grid = GridScreen()
      return (UINavigationController(rootViewController: grid), grid)
    }
    stage.show(navigation)
    navigation.delegate = flight
    stage.run(0.1)
    try body(stage, navigation, grid, flight)
    stage.perform { stage.window.isHidden = true }
  }

  private func select(_ item: Int, _ stage: TransitionStage, _ grid: GridScreen) {
    let path = IndexPath(item: item, section: 0)
    stage.perform {
      grid.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      grid.collectionView(grid.collectionView, didSelectItemAt: path)
    }
  }

  @Test func `a cell flies to the detail and back, and all is as it was`() throws {
    try withGrid { stage, navigation, grid, flight in
      let path = IndexPath(item: 4, section: 0)
      let cell = try #require(grid.collectionView.cellForItem(at: path))
      let place = stage.shownFrame(of: cell)
      select(4, stage, grid)
      let picture = try #require(flight.snapshot)
      #expect(stage.shownFrame(of: picture) == place)
      stage.run(0.2)
      let middle = stage.shownFrame(of: picture)
      #expect(abs(middle.midX - (place.midX + 195) / 2) < 2)
      stage.run(1)
      #expect(navigation.topViewController is DetailScreen)
      #expect(picture.superview == nil)
      stage.perform { navigation.popViewController(animated: true) }
      #expect(flight.end == place)
      stage.run(1)
      #expect(navigation.topViewController === grid)
      let back = try #require(grid.collectionView.cellForItem(at: path))
      #expect(!back.isHidden && back.window != nil)
      #expect(stage.shownFrame(of: back) == place)
      #expect(grid.collectionView.indexPathsForSelectedItems == [])
    }
  }

  @Test func `the way back to a cell that was scrolled away scrolls the grid there first`() throws {
    try withGrid { stage, navigation, grid, flight in
      select(1, stage, grid)
      stage.run(1)
      stage.perform {
        grid.chosen = IndexPath(item: 60, section: 0)
        navigation.popViewController(animated: true)
      }
      stage.run(0.2)
      let cell = try #require(grid.collectionView.cellForItem(at: grid.chosen))
      #expect(cell.isHidden)
      #expect((cell as? GridCell)?.label.text == "60")
      let landing = cell.convert(cell.bounds, to: stage.window)
      #expect(flight.end == landing)
      #expect(stage.window.bounds.contains(landing))
      stage.run(1)
      #expect(!cell.isHidden)
      #expect(grid.collectionView.visibleCells.allSatisfy { !$0.isHidden })
    }
  }

  @Test func `a list of cells clears its selection along the pop, not before`() throws {
    final class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    let stage = TransitionStage()
    let (navigation, list) = stage.world.perform {
      let list = List(style: .plain)
      return (UINavigationController(rootViewController: list), list)
    }
    stage.show(navigation)
    let path = IndexPath(row: 3, section: 0)
    stage.perform {
      list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      navigation.pushViewController(UIViewController(), animated: false)
    }
    #expect(list.tableView.indexPathForSelectedRow == path)
    stage.perform { navigation.popViewController(animated: true) }
    let cell = try #require(list.tableView.cellForRow(at: path))
    #expect(!cell.isSelected)
    let background = try #require(cell.parts.shownSelection)
    stage.run(0.1)
    let alpha = background.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0 && alpha < 1)
    stage.run(2)
    #expect(background.superview == nil)
    #expect(list.tableView.adjustedContentInset.top > 0)
    stage.perform { stage.window.isHidden = true }
  }

  @Test func `a pop that is cancelled brings the selection back`() throws {
    let stage = TransitionStage()
    let driver = UIPercentDrivenInteractiveTransition()
    let animator = TestAnimator(log: stage.log)
    let (navigation, screens, spy) = stage.navigation("A", "B", animator: animator)
    spy.interactor = driver
    let list = stage.world.perform {
      let list = UITableViewController(style: .plain)
      list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      return list
    }
    let model = TableModel(rows: 5)
    let path = IndexPath(row: 2, section: 0)
    stage.perform {
      list.tableView.dataSource = model
      navigation.setViewControllers([list], animated: false)
    }
    stage.perform {
      list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      navigation.pushViewController(screens[1], animated: false)
    }
    stage.perform { navigation.popViewController(animated: true) }
    stage.perform { driver.update(0.3) }
    #expect(list.tableView.indexPathForSelectedRow == nil)
    stage.perform { driver.cancel() }
    stage.run(2)
    #expect(navigation.topViewController === screens[1])
    #expect(list.tableView.indexPathForSelectedRow == path)
    stage.perform { navigation.popViewController(animated: true) }
    stage.perform { driver.finish() }
    stage.run(2)
    #expect(navigation.topViewController === list)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    stage.perform { stage.window.isHidden = true }
  }
}
