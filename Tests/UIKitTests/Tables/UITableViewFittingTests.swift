import QuartzCore
import Testing

@testable import UIKit

@Suite("Rows that measure themselves") struct UITableViewFittingTests {
  /// A cell whose constraints say how high it is.
  private final class ConstrainedCell: UITableViewCell {
    let label = UILabel(frame: .zero)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { fatalError("not read") }
  }

  private final class Source: NSObject, UITableViewDataSource {
    let texts = ["short", String(repeating: "many words ", count: 30)]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? ConstrainedCell)?.label.text = texts[indexPath.row]
      return cell
    }
  }

  @Test func `constraints say how high a row is`() throws {
    try ControlHarness.run { harness in
      let table = UITableView(frame: harness.window.bounds)
      let source = Source()
      table.register(ConstrainedCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      harness.show(table)
      let cells = table.visibleCells.compactMap { $0 as? ConstrainedCell }
      try #require(cells.count == 2)
      let line = cells[0].label.sizeThatFits(.zero).height
      #expect(abs(cells[0].frame.height - line - 50) <= 0.5)
      let room = CGSize(width: 288, height: 0)
      let text = cells[1].label.sizeThatFits(room).height
      #expect(text > line * 3)
      #expect(abs(cells[1].frame.height - text - 50) <= 0.5)
      #expect(abs(cells[1].label.frame.minY - 20) <= 0.5)
      #expect(cells[1].label.frame.width == 288)
      #expect(table.contentSize.height == cells[1].frame.maxY)
    }
  }

  @Test func `a cell says itself how high it is`() {
    final class Own: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 77)
      }
    }
    TableStage.run(TableModel(rows: 3)) { table in
      table.rowHeight = UITableView.automaticDimension
      table.register(Own.self, forCellReuseIdentifier: "row")
    } _: { stage in
      #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 77, 154])
    }
  }

  @Test func `a configuration says how high a row is, and follows its state`() throws {
    final class Configured: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "text"
        content.secondaryText = indexPath.row == 1 ? "second" : nil
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        cell.contentConfiguration = content
        cell.configurationUpdateHandler = { cell, state in
          cell.accessibilityValue = state.isSelected ? "selected" : "not selected"
        }
        return cell
      }
    }
    try ControlHarness.run { harness in
      let table = UITableView(frame: harness.window.bounds)
      let source = Configured()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      harness.show(table)
      let cells = table.visibleCells
      #expect(cells[0].frame.height == 44)
      #expect(cells[1].frame.height > 60)
      #expect(cells[0].textLabel == nil)
      let content = try #require(cells[1].contentView.subviews.first as? UIListContentView)
      #expect(content.frame == cells[1].contentView.bounds)
      let labels = content.subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.text) == ["text", "second"])
      #expect(labels.map(\.frame.minX) == [62, 62])
      #expect(labels.map(\.frame.maxX) == [304, 304])
      #expect(cells[1].parts.separator.frame.minX == 62)
      #expect(cells[0].accessibilityValue == "not selected")
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      harness.world.tick()
      #expect(cells[0].accessibilityValue == "selected")
    }
  }
}
