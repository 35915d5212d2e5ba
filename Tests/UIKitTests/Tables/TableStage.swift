import QuartzCore

@testable import UIKit

/// A table on screen that shows a model.
final class TableStage {
  let harness: ControlHarness
  let table: UITableView
  let model: TableModel

  private init(_ harness: ControlHarness, _ table: UITableView, _ model: TableModel) {
    self.harness = harness
    self.table = table
    self.model = model
  }

  static func run(
    _ model: TableModel,
    style: UITableView.Style = .plain,
    prepare: (UITableView) -> Void = { _ in },
    _ body: (TableStage) throws -> Void
  ) rethrows {
    try ControlHarness.run { harness in
      let table = UITableView(frame: harness.window.bounds, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 48
      prepare(table)
      table.dataSource = model
      table.delegate = model
      harness.show(table)
      let stage = TableStage(harness, table, model)
      try body(stage)
    }
  }

  /// The texts that are shown from top to bottom.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func tick() { harness.world.tick() }

  func settle() { harness.world.advance(by: 1) }

  /// Taps the middle of a row.
  func tap(_ row: Int, section: Int = 0) {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    harness.tap(at: table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    tick()
  }
}
