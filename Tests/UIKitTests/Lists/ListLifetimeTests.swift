import QuartzCore
import Testing

@testable import UIKit

@Suite("Lifetime of lists") struct ListLifetimeTests {
  /// A weak hold on something.
  private final class Hold {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  @Test func `a table and its cells go when it has left its window`() {
    var held: [Hold] = []
    TableStage.run(TableModel(rows: 30)) { stage in
      stage.table.refreshControl = UIRefreshControl()
      stage.tap(1)
      stage.model.sections[0].remove(at: 0)
      stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      stage.settle()
      stage.table.contentOffset.y = 300
      stage.tick()
      held = [Hold(stage.table), Hold(stage.table.visibleCells.first)]
      stage.table.removeFromSuperview()
      stage.settle()
    }
    #expect(held.count == 2)
    #expect(held.allSatisfy { $0.object == nil })
  }

  @Test func `a collection, its layout and its cells go when it has left its window`() {
    var held: [Hold] = []
    func run() {
      GridStage.run(GridModel(items: 90), layout: GridStage.columns()) { stage in
        stage.tap(1)
        stage.model.sections[0].remove(at: 0)
        stage.grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.settle()
        held = [Hold(stage.grid), Hold(stage.layout), Hold(stage.grid.visibleCells.first)]
        stage.grid.removeFromSuperview()
        stage.settle()
      }
    }
    run()
    #expect(held.count == 3)
    #expect(held.allSatisfy { $0.object == nil })
  }

  @Test func `a list in a transition that a World ends goes with it`() {
    var held: Hold?
    ControlHarness.run { harness in
      let table = UITableView(frame: harness.window.bounds)
      let model = TableModel(rows: 30)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = model
      harness.show(table)
      model.sections[0].append("new")
      table.insertRows(at: [IndexPath(row: 30, section: 0)], with: .fade)
      table.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      harness.world.advance(by: 0.1)
      held = Hold(table)
      table.removeFromSuperview()
      harness.world.advance(by: 1)
    }
    #expect(held != nil)
    #expect(held?.object == nil)
  }
}
