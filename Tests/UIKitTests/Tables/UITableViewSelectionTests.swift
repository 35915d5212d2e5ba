import QuartzCore
import Testing

@testable import UIKit

@Suite("Selection in UITableView") struct UITableViewSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a tap highlights and selects, in the order of the delegate's calls`() {
    TableStage.run(TableModel(rows: 20)) { stage in
      stage.model.log = []
      stage.tap(2)
      #expect(
        stage.model.takeLog() == [
          "should highlight 0.2", "did highlight 0.2", "will select 0.2", "did unhighlight 0.2",
          "did select 0.2",
        ]
      )
      #expect(stage.table.indexPathForSelectedRow == path(2))
      #expect(stage.table.cellForRow(at: path(2))?.isSelected == true)
      stage.tap(4)
      #expect(
        stage.model.takeLog().suffix(5) == [
          "will select 0.4", "will deselect 0.2", "did deselect 0.2", "did unhighlight 0.4",
          "did select 0.4",
        ]
      )
      #expect(stage.table.indexPathsForSelectedRows == [path(4)])
    }
  }

  @Test func `a finger that rests highlights, and one that scrolls lets go`() {
    TableStage.run(TableModel(rows: 50)) { stage in
      stage.harness.press(at: CGPoint(x: 100, y: 100))
      stage.tick()
      let cell = stage.table.cellForRow(at: path(2))
      #expect(cell?.isHighlighted == false)
      stage.harness.world.advance(by: 0.2)
      #expect(cell?.isHighlighted == true)
      stage.harness.drag(to: CGPoint(x: 100, y: 60))
      stage.tick()
      #expect(cell?.isHighlighted == false)
      stage.harness.release()
      stage.settle()
      #expect(stage.table.indexPathForSelectedRow == nil)
      #expect(stage.model.log.contains("did unhighlight 0.2"))
      #expect(!stage.model.log.contains("did select 0.2"))
    }
  }

  @Test func `a finger highlights at once where touches are not delayed`() {
    TableStage.run(TableModel(rows: 50)) { stage in
      stage.table.delaysContentTouches = false
      stage.harness.press(at: CGPoint(x: 100, y: 100))
      #expect(stage.table.cellForRow(at: path(2))?.isHighlighted == true)
      stage.harness.release()
      #expect(stage.table.indexPathForSelectedRow == path(2))
    }
  }

  @Test func `a quick flick highlights nothing`() {
    TableStage.run(TableModel(rows: 200)) { stage in
      stage.harness.swipe(
        from: CGPoint(x: 100, y: 300),
        to: CGPoint(x: 100, y: 100),
        duration: 0.08
      )
      #expect(!stage.model.log.contains { $0.hasPrefix("did highlight") })
      #expect(stage.table.isDecelerating)
      // The finger that stops the content is no tap on it.
      stage.harness.tap(at: CGPoint(x: 100, y: 200))
      stage.settle()
      #expect(stage.table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `the delegate refuses and redirects`() {
    TableStage.run(TableModel(rows: 20)) { stage in
      stage.model.allowsHighlight = false
      stage.tap(1)
      #expect(stage.table.indexPathForSelectedRow == nil)
      stage.model.allowsHighlight = true
      stage.model.chosen = { _ in nil }
      stage.tap(1)
      #expect(stage.table.indexPathForSelectedRow == nil)
      #expect(stage.table.cellForRow(at: path(1))?.isHighlighted == false)
      stage.model.chosen = { _ in IndexPath(row: 5, section: 0) }
      stage.tap(1)
      #expect(stage.table.indexPathForSelectedRow == path(5))
    }
  }

  @Test func `many rows are selected where that is allowed, and a tap deselects`() {
    TableStage.run(TableModel(rows: 20)) { stage in
      stage.table.allowsMultipleSelection = true
      stage.tap(1)
      stage.tap(3)
      #expect(stage.table.indexPathsForSelectedRows == [path(1), path(3)])
      stage.tap(1)
      #expect(stage.table.indexPathsForSelectedRows == [path(3)])
      stage.table.allowsSelection = false
      stage.table.allowsMultipleSelection = false
      stage.tap(5)
      #expect(stage.table.indexPathsForSelectedRows == [path(3)])
    }
  }

  @Test func `code selects and deselects without a word, and cells that come back know it`() {
    TableStage.run(TableModel(rows: 100)) { stage in
      stage.model.log = []
      stage.table.selectRow(at: path(50), animated: false, scrollPosition: .middle)
      #expect(stage.table.cellForRow(at: path(50))?.isSelected == true)
      stage.table.contentOffset.y = 0
      stage.tick()
      #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
      stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
      #expect(stage.table.visibleCells[0].isSelected)
      stage.table.deselectRow(at: path(50), animated: true)
      #expect(!stage.table.visibleCells[0].isSelected)
      #expect(!stage.model.log.contains { $0.contains("select") })
    }
  }

  @Test func `the background of a selected cell fades when it is deselected`() {
    TableStage.run(TableModel(rows: 10)) { stage in
      stage.tap(1)
      let cell = stage.table.visibleCells[1]
      let background = cell.parts.shownSelection
      #expect(background?.frame == cell.bounds)
      #expect(background?.superview === cell)
      #expect(cell.parts.separator.alpha == 0)
      stage.table.deselectRow(at: path(1), animated: true)
      stage.harness.world.advance(by: 0.1)
      #expect(background?.superview === cell)
      stage.settle()
      #expect(background?.superview == nil)
      #expect(cell.parts.separator.alpha == 1)
      cell.selectionStyle = .none
      stage.tap(1)
      #expect(cell.isSelected)
      #expect(cell.parts.shownSelection == nil)
    }
  }

  @Test func `the button for details tells of itself, not of a selection`() {
    TableStage.run(TableModel(rows: 3)) { stage in
      let cell = stage.table.visibleCells[1]
      cell.accessoryType = .detailButton
      stage.tick()
      let button = cell.accessoryInUse
      let place = button.map { cell.convert($0.center, to: nil) } ?? .zero
      stage.harness.tap(at: place)
      #expect(stage.model.log.last == "accessory 0.1")
      #expect(stage.table.indexPathForSelectedRow == nil)
      #expect((button?.frame.maxX ?? 0) == 304)
    }
  }
}
