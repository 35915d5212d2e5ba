import QuartzCore
import Testing

@testable import UIKit

@Suite("Swiping the rows of a table") struct TableSwipeTests {
  /// Rows that can be deleted, and that may say themselves what a swipe offers.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var items = ["one", "two", "three", "four"]
    var log: [String] = []
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }

    func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }

    func action(_ name: String, _ style: UIContextualAction.Style) -> UIContextualAction {
      UIContextualAction(style: style, title: name) { [weak self] action, view, isDone in
        self?.log.append("\(action.title ?? "") in \(view is SwipeActionsView ? "row" : "?")")
        isDone(true)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 3
    }

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle == .delete ? "delete" : "other") \(indexPath.row)")
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath.map { "\($0.row)" } ?? "none")")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  /// Rows of which nothing says that they can be edited.
  private final class Plain: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private func table<Source: UITableViewDataSource>(
    _ harness: ControlHarness,
    _ source: Source
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source as? any UITableViewDelegate
    harness.show(table)
    return table
  }

  private func shift(_ table: UITableView, row: Int) -> CGFloat {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.frame.minX ?? 999
  }

  /// Drags over a row, slowly at its end, so that where the finger leaves decides.
  private func swipe(_ harness: ControlHarness, row: Int, by distance: CGFloat) {
    let y = CGFloat(row) * 44 + 22
    let start = CGPoint(x: distance < 0 ? 300 : 20, y: y)
    let end = CGPoint(x: start.x + distance, y: y)
    harness.swipe(from: start, to: end, duration: 0.3, thenRelease: false)
    harness.world.advance(by: 0.3)
    harness.drag(to: end)
    harness.release()
    harness.world.advance(by: 0.5)
  }

  @Test func `a row that may be deleted offers that to a swipe, and a tap on it deletes`() throws {
    try ControlHarness.run { harness in
      let rows = Rows()
      let table = table(harness, rows)
      swipe(harness, row: 1, by: -100)
      #expect(shift(table, row: 1) == -76)
      #expect(rows.log == ["begin 1"])
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      let actions = try #require(cell.parts.swipe)
      #expect(actions.frame == CGRect(x: 244, y: 0, width: 76, height: 44))
      harness.tap(at: CGPoint(x: 290, y: 66))
      harness.world.advance(by: 1)
      #expect(rows.log == ["begin 1", "commit delete 1", "end none"])
      #expect(rows.items == ["one", "three", "four"])
      #expect(table.visibleCells.count == 3)
      #expect(shift(table, row: 1) == 0)
      #expect(!table.swipe.isOpen)
    }
  }

  @Test func `a row that may not be deleted, and one of which nothing is said, stay`() {
    ControlHarness.run { harness in
      let rows = Rows()
      let table = table(harness, rows)
      swipe(harness, row: 3, by: -100)
      #expect(shift(table, row: 3) == 0)
      #expect(!rows.log.contains("begin 3"))
      table.removeFromSuperview()
      let plain = Plain()
      let other = self.table(harness, plain)
      swipe(harness, row: 0, by: -100)
      #expect(shift(other, row: 0) == 0)
      #expect(!other.swipe.isOpen)
    }
  }

  @Test(arguments: [(-30.0, 0.0), (-60, -148), (-120, -148)])
  func `beyond half of its actions a row stays open`(distance: Double, rest: Double) {
    ControlHarness.run { harness in
      let rows = Rows()
      rows.trailing = UISwipeActionsConfiguration(
        actions: [rows.action("Bin", .destructive), rows.action("Flag", .normal)]
      )
      let table = table(harness, rows)
      swipe(harness, row: 0, by: CGFloat(distance * 1.5))
      #expect(Double(shift(table, row: 0)) == rest)
      #expect(rows.log == (rest == 0 ? ["begin 0", "end 0"] : ["begin 0"]))
    }
  }

  @Test func `the first action stands at the edge, and each does its own`() throws {
    try ControlHarness.run { harness in
      let rows = Rows()
      let flag = rows.action("Flag", .normal)
      flag.backgroundColor = .orange
      rows.trailing = UISwipeActionsConfiguration(
        actions: [rows.action("Bin", .destructive), flag]
      )
      let table = table(harness, rows)
      swipe(harness, row: 0, by: -160)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let buttons = try #require(cell.parts.swipe).subviews.compactMap { $0 as? SwipeActionButton }
      let colors = buttons.sorted { $0.frame.minX > $1.frame.minX }.map(\.backgroundColor)
      #expect(colors == [.systemRed, .orange])
      harness.tap(at: CGPoint(x: 200, y: 22))
      harness.world.advance(by: 1)
      #expect(rows.log == ["begin 0", "Flag in row", "end 0"])
      #expect(shift(table, row: 0) == 0)
      #expect(cell.parts.swipe == nil)
    }
  }

  @Test(arguments: [true, false])
  func `a swipe over most of the row does the first action, where it may`(mayFill: Bool) {
    ControlHarness.run { harness in
      let rows = Rows()
      let configuration = UISwipeActionsConfiguration(
        actions: [rows.action("File", .normal), rows.action("Flag", .normal)]
      )
      #expect(configuration.performsFirstActionWithFullSwipe)
      configuration.performsFirstActionWithFullSwipe = mayFill
      rows.trailing = configuration
      let table = table(harness, rows)
      swipe(harness, row: 2, by: -260)
      #expect(rows.log == (mayFill ? ["begin 2", "File in row", "end 2"] : ["begin 2"]))
      #expect(shift(table, row: 2) == (mayFill ? 0 : -148))
    }
  }

  @Test func `a swipe to the right offers what leads, and none that is not there`() {
    ControlHarness.run { harness in
      let rows = Rows()
      rows.trailing = UISwipeActionsConfiguration(actions: [])
      rows.leading = UISwipeActionsConfiguration(actions: [rows.action("Pin", .normal)])
      let table = table(harness, rows)
      swipe(harness, row: 0, by: -100)
      #expect(shift(table, row: 0) == 0)
      swipe(harness, row: 0, by: 100)
      #expect(shift(table, row: 0) == 74)
      swipe(harness, row: 0, by: -60)
      #expect(shift(table, row: 0) == 0)
    }
  }

  @Test func `a touch elsewhere closes the row and does nothing else`() {
    ControlHarness.run { harness in
      let rows = Rows()
      let table = table(harness, rows)
      swipe(harness, row: 1, by: -100)
      harness.tap(at: CGPoint(x: 100, y: 22))
      harness.world.advance(by: 1)
      #expect(shift(table, row: 1) == 0)
      #expect(rows.log == ["begin 1", "end 1"])
      harness.tap(at: CGPoint(x: 100, y: 22))
      harness.world.advance(by: 1)
      #expect(rows.log.last == "select 0")
    }
  }

  @Test func `a drag down scrolls, and a row that stands open closes`() {
    ControlHarness.run { harness in
      let rows = Rows()
      rows.items = (0..<40).map { "\($0)" }
      let table = table(harness, rows)
      harness.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 190, y: 200), duration: 0.2)
      harness.world.advance(by: 2)
      #expect(table.contentOffset.y > 50)
      #expect(rows.log.isEmpty)
      table.contentOffset = .zero
      harness.world.tick()
      swipe(harness, row: 1, by: -100)
      #expect(table.swipe.isOpen)
      harness.swipe(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.2)
      harness.world.advance(by: 2)
      #expect(!table.swipe.isOpen)
      #expect(rows.log == ["begin 1", "end 1"])
    }
  }

  @Test func `a table that is edited is not swiped, and a cell that is used again is closed`() {
    ControlHarness.run { harness in
      let rows = Rows()
      let table = table(harness, rows)
      swipe(harness, row: 0, by: -100)
      #expect(table.swipe.isOpen)
      table.reloadData()
      harness.world.advance(by: 1)
      #expect(table.visibleCells.allSatisfy { $0.parts.swipe == nil })
      #expect((0..<4).map { shift(table, row: $0) } == [0, 0, 0, 0])
      table.setEditing(true, animated: false)
      harness.world.advance(by: 1)
      let before = rows.log
      swipe(harness, row: 1, by: -100)
      #expect(rows.log == before)
    }
  }
}
