import Hero
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Flights of cells") struct CellFlightTests {
  /// A grid of 60 cells of 100 points, which bear their ids, and a detail of one of them.
  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var modifiers: [HeroModifier]?
    /// Gives each of the rows an id.
    var rowIDs: [String?] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 60 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .green
      cell.hero.id = "item \(indexPath.item)"
      cell.hero.modifiers = modifiers
      return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rowIDs.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.hero.id = rowIDs[indexPath.row]
      return cell
    }
  }

  private let stage = HeroStage()
  private let source = Source()

  private func grid(modifiers: [HeroModifier]? = nil) -> UICollectionView {
    source.modifiers = modifiers
    return stage.run {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let grid = UICollectionView(frame: stage.first.view.bounds, collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = source
      stage.first.view.addSubview(grid)
      grid.layoutIfNeeded()
      return grid
    }
  }

  private func cell(_ item: Int, of grid: UICollectionView) throws -> UICollectionViewCell {
    try #require(stage.run { grid.cellForItem(at: IndexPath(item: item, section: 0)) })
  }

  private func shownFrame(_ view: UIView) throws -> CGRect {
    let layer = stage.snapshot(view)
    return try #require(stage.run { layer.presentation() }).frame
  }

  @Test func `a cell flies to the detail that bears its id, and back`() throws {
    let grid = grid()
    let detail = stage.add(
      CGRect(x: 10, y: 60, width: 300, height: 300),
      to: stage.second,
      id: "item 4"
    )
    let cell = try cell(4, of: grid)
    stage.present()
    #expect(try shownFrame(cell) == CGRect(x: 110, y: 110, width: 100, height: 100))
    stage.settle()
    #expect(stage.window.rootViewController?.presentedViewController === stage.second)
    stage.dismiss()
    let place = try shownFrame(detail)
    #expect(place == detail.frame)
    stage.advance(0.15)
    #expect(try shownFrame(detail).width < 300)
    stage.settle()
    #expect(stage.run { cell.window != nil && !cell.isHidden })
    #expect(cell.frame == CGRect(x: 110, y: 110, width: 100, height: 100))
  }

  @Test func `a detail whose cell is out of sight finds it when the grid is scrolled there`() throws
  {
    let grid = grid()
    let detail = stage.add(
      CGRect(x: 10, y: 60, width: 300, height: 300),
      to: stage.second,
      id: "item 1"
    )
    stage.present()
    stage.settle()
    stage.run {
      detail.hero.id = "item 45"
      stage.first.willLeave = nil
      grid.scrollToItem(
        at: IndexPath(item: 45, section: 0),
        at: .centeredVertically,
        animated: false
      )
      grid.layoutIfNeeded()
    }
    stage.dismiss()
    #expect(stage.hero.context?.pairedView(for: detail) === (try cell(45, of: grid)))
    stage.settle()
    let landed = try cell(45, of: grid)
    #expect(stage.run { landed.window != nil && !landed.isHidden && landed.alpha == 1 })
  }

  @Test func `a detail whose cell is out of sight goes without a flight`() {
    let grid = grid()
    _ = stage.add(CGRect(x: 10, y: 60, width: 300, height: 300), to: stage.second, id: "item 50")
    stage.present()
    stage.settle()
    stage.dismiss()
    stage.settle()
    #expect(stage.run { grid.window === stage.window })
    #expect(stage.run { grid.visibleCells.allSatisfy { !$0.isHidden && $0.alpha == 1 } })
    #expect(stage.hero.state == .possible)
  }

  @Test func `a cascade lets the cells in sight go one after another`() throws {
    let grid = grid(modifiers: [.fade])
    stage.run { grid.hero.modifiers = [.cascade(delta: 0.02)] }
    stage.present()
    for item in 0..<15 {
      let delay = try stage.state(cell(item, of: grid))?.delay ?? -1
      #expect(abs(delay - Double(item) * 0.02) < 1e-9)
    }
    stage.settle()
  }

  @Test(.spec("B-039")) func `the visible one of two rows with one id flies, hidden rows do not`()
    throws
  {
    source.rowIDs = ["r0", "r1", "r2"]
    let table = stage.run {
      let table = UITableView(frame: stage.first.view.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      stage.first.view.addSubview(table)
      table.layoutIfNeeded()
      return table
    }
    let rows = stage.run { table.visibleCells }
    stage.run {
      rows[1].isHidden = true
      rows[2].hero.id = "r1"
    }
    let detail = stage.add(
      CGRect(x: 0, y: 200, width: 320, height: 200),
      to: stage.second,
      id: "r1"
    )
    stage.present()
    let spec = SpecCase("B-039")
    spec.expect(that: stage.hero.context?.pairedView(for: detail) === rows[2])
    spec.expect(that: stage.world.issues.isEmpty)
    stage.settle()
    stage.run { rows[1].isHidden = false }
    stage.dismiss()
    let pair = stage.hero.context?.pairedView(for: detail)
    spec.expect(that: pair === rows[1] || pair === rows[2])
    spec.expect(that: stage.world.issues.filter { $0.message.contains("r1") }.count == 1)
    stage.settle()
  }

  @Test(.spec("B-041")) func `a subtree that is left out flies nowhere`() throws {
    let grid = grid()
    stage.run { grid.hero.isEnabledForSubviews = false }
    let detail = stage.add(
      CGRect(x: 10, y: 60, width: 300, height: 300),
      to: stage.second,
      id: "item 4"
    )
    stage.run { grid.hero.id = "grid" }
    let other = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50), to: stage.second, id: "grid")
    stage.present()
    let spec = SpecCase("B-041")
    spec.expect(that: stage.hero.context?.pairedView(for: detail) == nil)
    spec.expect(that: stage.hero.context?.pairedView(for: other) === grid)
    stage.settle()
  }
}
