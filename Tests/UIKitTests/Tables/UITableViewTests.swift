import QuartzCore
import Testing

@testable import UIKit

@Suite("UITableView") struct UITableViewTests {
  // MARK: Rows in sight

  @Test func `only rows in sight have cells, and they lie below each other`() {
    TableStage.run(TableModel(rows: 1000)) { stage in
      #expect(stage.texts == (0..<10).map { "Row \($0)" })
      #expect(stage.model.cellsAsked == 10)
      #expect(stage.table.contentSize == CGSize(width: 320, height: 48_000))
      #expect(stage.table.visibleCells[3].frame == CGRect(x: 0, y: 144, width: 320, height: 48))
      #expect(stage.table.rectForRow(at: IndexPath(row: 500, section: 0)).minY == 24_000)
    }
  }

  @Test func `scrolling uses cells again, with the events in order`() {
    TableStage.run(TableModel(rows: 1000)) { stage in
      let first = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
      stage.model.log = []
      stage.table.contentOffset.y = 48
      stage.tick()
      #expect(stage.model.log == ["did end 0.0", "cell 0.10", "will display 0.10"])
      #expect(stage.table.cellForRow(at: IndexPath(row: 10, section: 0)) === first)
      #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
      #expect(first?.superview === stage.table)
    }
  }

  @Test func `ten thousand rows cost what is in sight`() {
    TableStage.run(TableModel(rows: 10_000)) { stage in
      for step in 1...300 {
        stage.table.contentOffset.y = CGFloat(step) * 16
        stage.tick()
      }
      #expect(stage.model.cellsAsked == 110)
      let views = stage.table.subviews.count { $0 is UITableViewCell }
      #expect(views <= 11)
      #expect(stage.table.state.cellPool.idleCount <= 2)
    }
  }

  @Test func `a row that is half in sight is in sight, one that touches the edge is not`() {
    TableStage.run(TableModel(rows: 100)) { stage in
      stage.table.contentOffset.y = 24
      stage.tick()
      #expect(stage.table.indexPathsForVisibleRows?.count == 11)
      stage.table.contentOffset.y = 96
      stage.tick()
      #expect(stage.texts.first == "Row 2")
      #expect(stage.texts.last == "Row 11")
    }
  }

  @Test func `points and rectangles find their rows`() {
    TableStage.run(TableModel([["a", "b"], [], ["c"]])) { stage in
      let table = stage.table
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 47)) == IndexPath(row: 0, section: 0))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 97)) == IndexPath(row: 0, section: 2))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 300)) == nil)
      let paths = table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 60))
      #expect(paths?.count == 3)
      let cell = table.visibleCells[2]
      #expect(table.indexPath(for: cell) == IndexPath(row: 0, section: 2))
      #expect(table.numberOfSections == 3)
      #expect(table.numberOfRows(inSection: 1) == 0)
    }
  }

  @Test func `reloading asks for everything anew and selects nothing`() {
    let model = TableModel(rows: 3)
    TableStage.run(model) { stage in
      stage.table.selectRow(
        at: IndexPath(row: 1, section: 0),
        animated: false,
        scrollPosition: .none
      )
      model.sections = [["x", "y"]]
      stage.table.reloadData()
      #expect(stage.table.contentSize.height == 96)
      stage.tick()
      #expect(stage.texts == ["x", "y"])
      #expect(stage.table.indexPathForSelectedRow == nil)
      #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    }
  }

  // MARK: Reuse

  @Test func `a registered subclass is made by its own initialiser`() {
    final class Own: UITableViewCell {
      let mark = "mark"
      var reuses = 0
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.text = "own"
      }
      required init?(coder: NSCoder) { fatalError("not read") }
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    TableStage.run(TableModel(rows: 100)) { table in
      table.register(Own.self, forCellReuseIdentifier: "row")
    } _: { stage in
      let cell = stage.table.visibleCells.first as? Own
      #expect(cell?.mark == "mark")
      #expect(cell?.detailTextLabel?.text == "own")
      #expect(cell?.reuseIdentifier == "row")
      stage.table.contentOffset.y = 480
      stage.tick()
      #expect(cell?.reuses == 1)
    }
  }

  @Test func `an identifier without a class is told, and a plain cell returned`() {
    TableStage.run(TableModel(rows: 1)) { stage in
      let path = IndexPath(row: 0, section: 0)
      #expect(stage.table.dequeueReusableCell(withIdentifier: "none") == nil)
      let cell = stage.table.dequeueReusableCell(withIdentifier: "none", for: path)
      #expect(cell.reuseIdentifier == "none")
      #expect(stage.harness.world.issues.contains { $0.message.contains("must register") })
    }
  }

  // MARK: Heights

  @Test func `rows that measure themselves push those below them down`() {
    let model = TableModel([["short", String(repeating: "long words ", count: 20), "end"]])
    TableStage.run(model) { table in
      table.rowHeight = UITableView.automaticDimension
      table.register(TallCell.self, forCellReuseIdentifier: "row")
    } _: { stage in
      let rects = (0..<3).map { stage.table.rectForRow(at: IndexPath(row: $0, section: 0)) }
      #expect(rects[0].height == 44)
      #expect(rects[1].height > 100)
      #expect(rects[2].minY == rects[1].maxY)
      #expect(stage.table.contentSize.height == rects[2].maxY)
      #expect(stage.table.visibleCells[1].frame == rects[1])
    }
  }

  @Test func `rows that come in at the top leave what is in sight in its place`() {
    let model = TableModel([(0..<60).map { String(repeating: "words ", count: 10 + $0 % 7 * 9) }])
    TableStage.run(model) { table in
      table.rowHeight = UITableView.automaticDimension
      table.register(TallCell.self, forCellReuseIdentifier: "row")
    } _: { stage in
      stage.table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
      stage.tick()
      for _ in 0..<40 {
        guard let cell = stage.table.visibleCells.last else { return }
        let before = cell.convert(CGPoint.zero, to: nil).y
        stage.table.contentOffset.y -= 9
        stage.tick()
        let after = cell.convert(CGPoint.zero, to: nil).y
        #expect(cell.superview == nil || abs(after - before - 9) < 1e-6)
      }
    }
  }

  @Test func `a row is scrolled to exactly though those before it were never measured`() {
    let model = TableModel([(0..<100).map { String(repeating: "words ", count: 5 + $0 % 5 * 12) }])
    TableStage.run(model) { table in
      table.rowHeight = UITableView.automaticDimension
      table.register(TallCell.self, forCellReuseIdentifier: "row")
    } _: { stage in
      stage.table.scrollToRow(at: IndexPath(row: 70, section: 0), at: .top, animated: false)
      stage.tick()
      #expect(stage.table.indexPathsForVisibleRows?.first == IndexPath(row: 70, section: 0))
      let rect = stage.table.rectForRow(at: IndexPath(row: 70, section: 0))
      #expect(abs(rect.minY - stage.table.contentOffset.y) < 0.5)
    }
  }

  final class TallCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textLabel?.numberOfLines = 0
    }
    required init?(coder: NSCoder) { fatalError("not read") }
  }

  // MARK: Scrolling

  /// Where row 20 of 48 points comes to stand in 480 points.
  private nonisolated enum Place: CGFloat, CaseIterable {
    case top = 960
    case middle = 744
    case bottom = 528

    var position: UITableView.ScrollPosition {
      switch self {
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
    }
  }

  @Test(arguments: Place.allCases)
  private func `a row is scrolled to where it was asked for`(place: Place) {
    TableStage.run(TableModel(rows: 100)) { stage in
      let path = IndexPath(row: 20, section: 0)
      stage.table.scrollToRow(at: path, at: place.position, animated: false)
      #expect(stage.table.contentOffset.y == place.rawValue)
      #expect(stage.table.cellForRow(at: path) != nil)
      stage.table.scrollToRow(at: path, at: .none, animated: false)
      #expect(stage.table.contentOffset.y == place.rawValue)
    }
  }

  @Test func `an animated scroll arrives, and a row that is not there is told`() {
    TableStage.run(TableModel(rows: 100)) { stage in
      stage.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
      stage.settle()
      #expect(stage.table.contentOffset.y == 960)
      stage.table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: true)
      #expect(stage.table.contentOffset.y == 960)
      #expect(stage.harness.world.issues.count == 1)
    }
  }
}
