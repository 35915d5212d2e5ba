import QuartzCore
import Testing

@testable import UIKit

@Suite("Changes of UITableView") struct UITableViewChangeTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `inserted rows fade in where they stand while those below make room`() throws {
    let model = TableModel(rows: 3)
    try TableStage.run(model) { stage in
      let last = try #require(stage.table.cellForRow(at: path(2)))
      model.sections[0].insert("new", at: 1)
      stage.table.insertRows(at: [path(1)], with: .fade)
      #expect(stage.texts == ["Row 0", "new", "Row 1", "Row 2"])
      #expect(last.frame.minY == 144)
      let new = try #require(stage.table.cellForRow(at: path(1)))
      stage.tick()
      #expect(last.layer.presentation()?.frame.minY == 96)
      #expect(new.layer.presentation()?.opacity == 0)
      stage.harness.world.advance(by: 0.15)
      let middle = last.layer.presentation()?.frame.minY ?? 0
      #expect(middle > 100 && middle < 144)
      stage.settle()
      #expect(last.layer.presentation()?.frame.minY == 144)
      #expect(new.alpha == 1)
      #expect(stage.table.contentSize.height == 192)
    }
  }

  @Test func `deleted rows fade out, go when the animation ends, and are used again`() throws {
    let model = TableModel(rows: 5)
    try TableStage.run(model) { stage in
      let gone = try #require(stage.table.cellForRow(at: path(1)))
      model.log = []
      model.sections[0].remove(at: 1)
      stage.table.deleteRows(at: [path(1)], with: .automatic)
      #expect(stage.texts == ["Row 0", "Row 2", "Row 3", "Row 4"])
      #expect(gone.superview === stage.table)
      stage.settle()
      #expect(gone.superview == nil)
      #expect(model.log == ["did end 0.1"])
      model.sections[0].append("more")
      stage.table.insertRows(at: [path(4)], with: .none)
      #expect(stage.table.cellForRow(at: path(4)) === gone)
      #expect(gone.alpha == 1)
    }
  }

  @Test func `moves, reloads and sections in one batch lead to what the model has`() {
    let model = TableModel([["a", "b", "c", "d"], ["e"], ["f", "g"]])
    TableStage.run(model) { stage in
      var ended = 0
      stage.table.performBatchUpdates {
        model.sections = [["d", "a", "B"], ["n"], ["f", "g", "h"]]
        stage.table.moveRow(at: path(3), to: path(0))
        stage.table.deleteRows(at: [path(2)], with: .left)
        stage.table.reloadRows(at: [path(1)], with: .fade)
        stage.table.deleteSections([1], with: .fade)
        stage.table.insertSections([1], with: .fade)
        stage.table.insertRows(at: [path(2, 2)], with: .right)
      } completion: { _ in
        ended += 1
      }
      #expect(stage.texts == ["d", "a", "B", "n", "f", "g", "h"])
      #expect(ended == 0)
      stage.settle()
      #expect(ended == 1)
      #expect(stage.texts == ["d", "a", "B", "n", "f", "g", "h"])
      #expect(stage.table.subviews.count { $0 is UITableViewCell } == 7)
    }
  }

  @Test func `the selection goes with its row`() {
    let model = TableModel(rows: 5)
    TableStage.run(model) { stage in
      stage.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
      model.sections[0].remove(at: 0)
      stage.table.deleteRows(at: [path(0)], with: .fade)
      #expect(stage.table.indexPathForSelectedRow == path(2))
      model.sections[0].remove(at: 2)
      stage.table.deleteRows(at: [path(2)], with: .fade)
      #expect(stage.table.indexPathForSelectedRow == nil)
    }
  }

  @Test func `rows that leave the sight are shown on their way`() throws {
    let model = TableModel(rows: 30)
    try TableStage.run(model) { stage in
      let cell = try #require(stage.table.cellForRow(at: path(9)))
      model.sections[0].insert(contentsOf: ["x", "y"], at: 0)
      stage.table.insertRows(at: [path(0), path(1)], with: .top)
      stage.harness.world.advance(by: 0.1)
      #expect(cell.superview === stage.table)
      #expect(cell.frame.minY == 528)
      #expect(stage.table.cellForRow(at: path(11)) == nil)
      stage.settle()
      #expect(cell.superview == nil)
    }
  }

  @Test func `a batch that does not add up is told as on iOS, and everything is asked anew`() {
    let model = TableModel(rows: 3)
    TableStage.run(model) { stage in
      model.sections[0].append("one")
      model.sections[0].append("two")
      stage.table.insertRows(at: [path(3)], with: .fade)
      stage.tick()
      let message = stage.harness.world.issues.first?.message ?? ""
      #expect(message.hasPrefix("Invalid update: invalid number of rows in section 0. The number"))
      #expect(message.contains("after the update (5)"))
      #expect(message.contains("(1 inserted, 0 deleted)"))
      #expect(stage.texts.last == "two")
      stage.table.deleteRows(at: [path(9)], with: .fade)
      stage.tick()
      #expect(
        stage.harness.world.issues.last?.message
          == "attempt to delete row 9 from section 0 which only contains 5 rows before the update"
      )
      #expect(stage.texts.count == 5)
    }
  }

  @Test func `an empty batch takes up other heights`() {
    let model = TableModel(rows: 5)
    var tall = false
    model.heights = { $0.row == 1 && tall ? 120 : 48 }
    TableStage.run(model) { stage in
      tall = true
      stage.table.beginUpdates()
      stage.table.endUpdates()
      #expect(stage.table.visibleCells[2].frame.minY == 168)
      stage.tick()
      #expect(stage.table.visibleCells[2].layer.presentation()?.frame.minY == 96)
      stage.settle()
      #expect(stage.table.visibleCells[1].frame.height == 120)
    }
  }

  @Test func `without animation everything is there at once`() {
    let model = TableModel(rows: 5)
    TableStage.run(model) { stage in
      UIView.performWithoutAnimation {
        model.sections[0].removeFirst(3)
        stage.table.deleteRows(at: [path(0), path(1), path(2)], with: .fade)
      }
      #expect(stage.table.subviews.count { $0 is UITableViewCell } == 2)
      #expect(stage.texts == ["Row 3", "Row 4"])
    }
  }

  @Test func `content that becomes too short for the offset comes back`() {
    let model = TableModel(rows: 40)
    TableStage.run(model) { stage in
      stage.table.contentOffset.y = 1440
      stage.tick()
      model.sections[0].removeLast(28)
      stage.table.deleteRows(at: (12..<40).map { path($0) }, with: .fade)
      stage.settle()
      #expect(stage.table.contentOffset.y == 96)
      #expect(stage.texts.last == "Row 11")
    }
  }

  // MARK: Editing

  @Test func `editing shows a button, whose confirmation commits the deletion`() throws {
    let model = TableModel(rows: 4)
    try TableStage.run(model) { stage in
      stage.table.setEditing(true, animated: true)
      stage.settle()
      let cell = try #require(stage.table.cellForRow(at: path(1)))
      let control = try #require(cell.parts.editControl)
      #expect(cell.contentView.frame.minX == 38)
      stage.harness.tap(at: cell.convert(control.center, to: nil))
      stage.settle()
      #expect(cell.showingDeleteConfirmation)
      let button = try #require(cell.parts.confirmation)
      model.log = []
      stage.harness.tap(at: cell.convert(button.center, to: nil))
      stage.tick()
      #expect(model.log == ["delete 0.1"])
      stage.table.setEditing(false, animated: false)
      #expect(cell.contentView.frame.minX == 0)
      #expect(cell.parts.editControl == nil)
      #expect(!cell.showingDeleteConfirmation)
    }
  }
}
