import QuartzCore
import TestSupport
import Testing

@testable import UIKit

@Suite("Diffable data sources") struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func table(
    _ harness: ControlHarness
  ) -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table,
      path,
      item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    harness.show(table)
    return (table, source)
  }

  private func texts(_ table: UITableView) -> [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "none"
      }
    }
  }

  // MARK: - Snapshots

  @Test func `a snapshot knows its sections and items by their identifiers`() {
    let value = snapshot(("a", [1, 2, 3]), ("b", [4]))
    #expect(value.numberOfSections == 2)
    #expect(value.numberOfItems == 4)
    #expect(value.itemIdentifiers == [1, 2, 3, 4])
    #expect(value.itemIdentifiers(inSection: "a") == [1, 2, 3])
    #expect(value.sectionIdentifier(containingItem: 4) == "b")
    #expect(value.sectionIdentifier(containingItem: 9) == nil)
    #expect(value.indexOfItem(4) == 3)
    #expect(value.indexOfSection("b") == 1)
  }

  @Test func `items are added, moved and taken away relative to each other`() {
    var value = snapshot(("a", [1, 2, 3]), ("b", [4]))
    value.insertItems([10, 11], beforeItem: 2)
    value.insertItems([12], afterItem: 4)
    value.appendItems([13])
    #expect(value.itemIdentifiers == [1, 10, 11, 2, 3, 4, 12, 13])
    value.moveItem(1, afterItem: 3)
    value.moveItem(13, beforeItem: 10)
    #expect(value.itemIdentifiers(inSection: "a") == [13, 10, 11, 2, 3, 1])
    #expect(value.sectionIdentifier(containingItem: 13) == "a")
    value.deleteItems([10, 12, 99])
    #expect(value.itemIdentifiers == [13, 11, 2, 3, 1, 4])
  }

  @Test func `sections are added, moved and taken away with their items`() {
    var value = snapshot(("a", [1]), ("b", [2]))
    value.insertSections(["c"], beforeSection: "a")
    value.insertSections(["d"], afterSection: "a")
    #expect(value.sectionIdentifiers == ["c", "a", "d", "b"])
    value.moveSection("c", afterSection: "b")
    value.moveSection("b", beforeSection: "a")
    #expect(value.sectionIdentifiers == ["b", "a", "d", "c"])
    value.deleteSections(["a"])
    #expect(value.sectionIdentifiers == ["b", "d", "c"])
    #expect(value.itemIdentifiers == [2])
    value.deleteAllItems()
    #expect(value.numberOfSections == 0)
  }

  @Test func `an item that is there already traps`() async {
    await #expect(processExitsWith: .failure) {
      var value = NSDiffableDataSourceSnapshot<Int, Int>()
      value.appendSections([0])
      value.appendItems([1, 1])
    }
  }

  // MARK: - Tables

  @Test func `a table shows what it is given, and then what differs`() {
    ControlHarness.run { harness in
      let (table, source) = table(harness)
      source.apply(snapshot(("a", [1, 2, 3]), ("b", [4, 5])))
      harness.world.tick()
      #expect(texts(table) == [["1", "2", "3"], ["4", "5"]])
      let three = table.cellForRow(at: IndexPath(row: 2, section: 0))
      var isDone = false
      source.apply(snapshot(("c", [9]), ("a", [3, 1, 7]), ("b", [5, 2]))) { isDone = true }
      #expect(!isDone)
      harness.world.advance(by: 1)
      #expect(isDone)
      #expect(texts(table) == [["9"], ["3", "1", "7"], ["5", "2"]])
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === three)
      #expect(harness.world.issues.isEmpty)
      #expect(source.snapshot().itemIdentifiers == [9, 3, 1, 7, 5, 2])
    }
  }

  @Test func `identifiers and paths lead to each other`() {
    ControlHarness.run { harness in
      let (_, source) = table(harness)
      source.apply(snapshot(("a", [1, 2]), ("b", [3])))
      #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
      #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 1)) == nil)
      #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
      #expect(source.indexPath(for: 8) == nil)
      #expect(source.sectionIdentifier(for: 1) == "b")
      #expect(source.index(for: "b") == 1)
    }
  }

  @Test func `without animation the rows are in place at once`() {
    ControlHarness.run { harness in
      let (table, source) = table(harness)
      source.apply(snapshot(("a", [1, 2])))
      harness.world.tick()
      source.apply(snapshot(("a", [2, 5, 1])), animatingDifferences: false)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.layer.animationKeys() == nil)
      #expect(texts(table) == [["2", "5", "1"]])
    }
  }

  @Test func `reloading makes a new cell, and reconfiguring fills the one that is there`() {
    ControlHarness.run { harness in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      var suffix = "old"
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
        table,
        path,
        item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item) \(suffix)"
        return cell
      }
      harness.show(table)
      source.apply(snapshot(("a", [1, 2, 3])))
      harness.world.tick()
      let cells = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
      suffix = "new"
      var next = source.snapshot()
      next.reloadItems([1])
      next.reconfigureItems([2])
      #expect(next.reloadedItemIdentifiers == [1])
      #expect(next.reconfiguredItemIdentifiers == [2])
      source.apply(next)
      harness.world.advance(by: 1)
      #expect(texts(table) == [["1 new", "2 new", "3 old"]])
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) !== cells[0])
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cells[1])
      #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    }
  }

  /// Random snapshots, one after the other: what a table shows is what the last one says.
  @Test func `whatever differs, the table ends as the snapshot says`() {
    ControlHarness.run { harness in
      let (table, source) = table(harness)
      var random = SeededGenerator(7)
      for _ in 0..<60 {
        var value = Snapshot()
        let sections = ["a", "b", "c", "d"].shuffled(using: &random)
          .prefix(Int.random(in: 0...4, using: &random))
        value.appendSections(Array(sections))
        var items = Array(0..<12).shuffled(using: &random)
        for section in sections {
          let count = Int.random(in: 0...3, using: &random)
          value.appendItems(Array(items.prefix(count)), toSection: section)
          items.removeFirst(count)
        }
        source.apply(value)
        harness.world.advance(by: 0.5)
        let wanted = sections.map { value.itemIdentifiers(inSection: $0).map { "\($0)" } }
        #expect(texts(table) == wanted)
      }
      #expect(harness.world.issues.isEmpty)
    }
  }

  // MARK: - Collections

  private final class Tile: UICollectionViewCell {
    var item = 0
  }

  private final class Header: UICollectionReusableView {
    var title = ""
  }

  @Test func `a collection's cells and headers come from registrations`() {
    ControlHarness.run { harness in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: layout
      )
      let tiles = UICollectionView.CellRegistration<Tile, Int> { cell, path, item in
        cell.item = item * 10 + path.item
      }
      let kind = UICollectionView.elementKindSectionHeader
      let headers = UICollectionView.SupplementaryRegistration<Header>(elementKind: kind) {
        view,
        kind,
        path in
        view.title = "section \(path.section)"
      }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        view,
        path,
        item in
        view.dequeueConfiguredReusableCell(using: tiles, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      harness.show(view)
      source.apply(snapshot(("a", [1, 2]), ("b", [3])))
      harness.world.tick()
      #expect(shown(view) == [[10, 21], [30]])
      let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
      #expect((header as? Header)?.title == "section 1")
      source.apply(snapshot(("b", [3, 2]), ("a", [5])))
      harness.world.advance(by: 1)
      #expect(shown(view).map(\.count) == [2, 1])
      #expect(source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
      #expect(harness.world.issues.isEmpty)
    }
  }

  private func shown(_ view: UICollectionView) -> [[Int]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        (view.cellForItem(at: IndexPath(item: item, section: section)) as? Tile)?.item ?? -1
      }
    }
  }
}
