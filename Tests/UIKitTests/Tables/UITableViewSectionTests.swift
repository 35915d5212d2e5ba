import QuartzCore
import Testing

@testable import UIKit

@Suite("Sections of UITableView") struct UITableViewSectionTests {
  private func model() -> TableModel {
    let model = TableModel((0..<4).map { section in (0..<6).map { "\(section).\($0)" } })
    model.headers = ["A", "B", nil, "D"]
    return model
  }

  @Test func `a plain header stays at the top until the next one pushes it`() {
    TableStage.run(model()) { table in
      table.sectionHeaderHeight = 30
      table.sectionHeaderTopPadding = 0
    } _: { stage in
      let table = stage.table
      #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 318, width: 320, height: 30))
      table.contentOffset.y = 100
      stage.tick()
      #expect(table.headerView(forSection: 0)?.frame.minY == 100)
      #expect(table.headerView(forSection: 1)?.frame.minY == 318)
      table.contentOffset.y = 300
      stage.tick()
      #expect(table.headerView(forSection: 0)?.frame.minY == 288)
      table.contentOffset.y = 330
      stage.tick()
      #expect(table.headerView(forSection: 0) == nil)
      #expect(table.headerView(forSection: 1)?.frame.minY == 330)
    }
  }

  @Test func `headers stand in front of rows and show their titles`() {
    TableStage.run(model()) { stage in
      let table = stage.table
      let header = table.headerView(forSection: 0)
      #expect(header?.textLabel?.text == "A")
      let index = table.subviews.firstIndex { $0 === header } ?? 0
      #expect(table.subviews.prefix(index).contains { $0 is UITableViewCell })
      #expect(!table.subviews.suffix(from: index).contains { $0 is UITableViewCell })
      #expect(table.rectForHeader(inSection: 2).height == 0)
    }
  }

  @Test func `a grouped table keeps groups apart, and its headers scroll away`() {
    TableStage.run(model(), style: .grouped) { stage in
      let table = stage.table
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY > 35)
      let gap =
        table.rectForHeader(inSection: 2).maxY
        - table.rectForRow(at: IndexPath(row: 5, section: 1)).maxY
      #expect(gap == 35)
      let place = table.rectForHeader(inSection: 0)
      table.contentOffset.y = 40
      stage.tick()
      #expect(table.headerView(forSection: 0)?.frame == place)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
    }
  }

  @Test func `inset groups have round corners at their ends`() {
    TableStage.run(model(), style: .insetGrouped) { stage in
      let cells = stage.table.visibleCells
      #expect(cells[0].frame.minX == 16)
      #expect(cells[0].frame.width == 288)
      #expect(cells[0].layer.cornerRadius == 10)
      #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(cells[1].layer.cornerRadius == 0)
      #expect(cells[5].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      #expect(cells[5].parts.separator.isHidden)
      #expect(!cells[4].parts.separator.isHidden)
      #expect(cells[4].parts.separator.frame.height == 0.5)
    }
  }

  @Test func `the delegate's own headers go before titles`() {
    final class Own: NSObject, UITableViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 25))
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? view : nil
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 60 : 20
      }
    }
    TableStage.run(model()) { stage in
      let own = Own()
      stage.table.delegate = own
      stage.table.sectionHeaderTopPadding = 0
      stage.tick()
      #expect(own.view.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
      #expect(own.view.superview === stage.table)
      #expect(stage.table.rectForHeader(inSection: 1).height == 20)
    }
  }

  @Test func `views above and below all sections move them and get the width`() {
    TableStage.run(TableModel(rows: 3)) { stage in
      let table = stage.table
      let top = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
      let bottom = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 40))
      table.tableHeaderView = top
      table.tableFooterView = bottom
      stage.tick()
      #expect(top.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
      #expect(bottom.frame == CGRect(x: 0, y: 214, width: 320, height: 40))
      #expect(table.contentSize.height == 254)
      #expect(table.visibleCells[0].frame.minY == 70)
      table.tableHeaderView = nil
      stage.tick()
      #expect(top.superview == nil)
      #expect(table.visibleCells[0].frame.minY == 0)
    }
  }

  @Test func `another width lays rows out anew`() {
    TableStage.run(model(), style: .insetGrouped) { stage in
      stage.table.frame.size.width = 500
      stage.tick()
      #expect(stage.table.visibleCells[0].frame.width == 460)
      #expect(stage.table.contentSize.width == 500)
    }
  }
}
