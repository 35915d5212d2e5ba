import QuartzCore
import TestSupport
import Testing

@testable import UIKit

/// Random batches against plain arrays: a table and a collection show what the arrays have.
@Suite("Random batches") struct ListFuzzTests {
  /// A batch made of an array: the changes, and the array after it.
  private struct Batch {
    var changes = ListChanges()
    var after: [[String]]
    private var fresh = 0

    init(_ before: [[String]], round: Int, _ random: inout SeededGenerator) {
      after = before
      // The arrays after a batch are built of what stays, what moves and what is new, and the changes are
      // read off them, independently of the map under test.
      var kept = before.enumerated().map { section, items in
        items.enumerated().map {
          (path: IndexPath(item: $0.offset, section: section), text: $0.element)
        }
      }
      removeSections(&kept, &random)
      var moving: [(path: IndexPath, text: String)] = []
      for section in kept.indices {
        kept[section].removeAll { item in
          if random.chance(0.15) {
            changes.deletedItems.append(item.path)
            return true
          }
          if random.chance(0.1) {
            moving.append(item)
            return true
          }
          if random.chance(0.08) { changes.reloadedItems.append(item.path) }
          return false
        }
      }
      var result = kept.map { $0.map { (old: Optional($0.path), text: $0.text, moved: false) } }
      for item in moving {
        guard !result.isEmpty else {
          changes.deletedItems.append(item.path)
          continue
        }
        let section = Int.random(in: result.indices, using: &random)
        let place = Int.random(in: 0...result[section].count, using: &random)
        result[section].insert((old: item.path, text: item.text, moved: true), at: place)
      }
      for section in result.indices {
        while random.chance(0.4) {
          let place = Int.random(in: 0...result[section].count, using: &random)
          result[section].insert((old: nil, text: newText(round), moved: false), at: place)
        }
      }
      var isNew = Array(repeating: false, count: result.count)
      while random.chance(0.2), result.count < 6 {
        let place = Int.random(in: 0...result.count, using: &random)
        let texts = (0..<Int.random(in: 0...4, using: &random)).map { _ in newText(round) }
        result.insert(texts.map { (old: nil, text: $0, moved: false) }, at: place)
        isNew.insert(true, at: place)
      }
      read(result, isNew)
    }

    private mutating func newText(_ round: Int) -> String {
      fresh += 1
      return "n\(round).\(fresh)"
    }

    private mutating func removeSections(
      _ kept: inout [[(path: IndexPath, text: String)]],
      _ random: inout SeededGenerator
    ) {
      for section in kept.indices.reversed() where random.chance(0.1) {
        kept.remove(at: section)
        changes.deletedSections.append(section)
      }
    }

    private mutating func read(
      _ result: [[(old: IndexPath?, text: String, moved: Bool)]],
      _ isNew: [Bool]
    ) {
      let reloaded = Set(changes.reloadedItems)
      for (section, items) in result.enumerated() {
        if isNew[section] { changes.insertedSections.append(section) }
        for (item, value) in items.enumerated() {
          let path = IndexPath(item: item, section: section)
          if let old = value.old {
            if value.moved { changes.movedItems.append(.init(from: old, to: path)) }
          } else if !isNew[section] {
            changes.insertedItems.append(path)
          }
        }
      }
      after = result.map { items in
        items.map { value in
          value.old.map(reloaded.contains) == true ? value.text + "!" : value.text
        }
      }
    }
  }

  private func firstModel(_ random: inout SeededGenerator) -> [[String]] {
    (0..<Int.random(in: 1...4, using: &random)).map { section in
      (0..<Int.random(in: 0...9, using: &random)).map { "\(section).\($0)" }
    }
  }

  @Test func `a table shows what the array has after every batch`() {
    Fuzz.run("batches of a table", 60, most: 5_000) { runTable($0) }
  }

  private func runTable(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let model = TableModel(firstModel(&random))
    TableStage.run(model, style: random.one(of: .plain, .grouped)) { stage in
      for round in 0..<8 {
        if random.chance(0.4) {
          stage.table.contentOffset.y = CGFloat(Int.random(in: 0...300, using: &random))
        }
        let batch = Batch(model.sections, round: round, &random)
        let changes = batch.changes
        var ended = 0
        stage.table.performBatchUpdates {
          model.sections = batch.after
          stage.table.deleteSections(IndexSet(changes.deletedSections), with: .fade)
          stage.table.insertSections(IndexSet(changes.insertedSections), with: .left)
          stage.table.deleteRows(at: changes.deletedItems, with: .right)
          stage.table.insertRows(at: changes.insertedItems, with: .top)
          stage.table.reloadRows(at: changes.reloadedItems, with: .none)
          for move in changes.movedItems { stage.table.moveRow(at: move.from, to: move.to) }
        } completion: { _ in
          ended += 1
        }
        check(stage, seed)
        stage.harness.world.advance(by: random.one(of: 0, 0.1, 0.5))
        check(stage, seed)
        if random.chance(0.5) {
          stage.settle()
          #expect(ended == 1, "seed \(seed)")
          checkAtRest(stage, seed)
        }
      }
      stage.settle()
      checkAtRest(stage, seed)
      #expect(stage.harness.world.issues.isEmpty, "seed \(seed)")
    }
  }

  private func check(_ stage: TableStage, _ seed: Int) {
    let paths = stage.table.indexPathsForVisibleRows ?? []
    for path in paths {
      let text = stage.table.cellForRow(at: path)?.textLabel?.text
      #expect(text == stage.model.sections[path.section][path.row], "seed \(seed)")
    }
    let expected = stage.table.indexPathsForRows(in: stage.table.bounds) ?? []
    #expect(paths == expected, "seed \(seed)")
  }

  private func checkAtRest(_ stage: TableStage, _ seed: Int) {
    check(stage, seed)
    let cells = stage.table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(cells.count == stage.table.visibleCells.count, "seed \(seed)")
    for cell in cells {
      let path = stage.table.indexPath(for: cell)
      #expect(path.map(stage.table.rectForRow) == cell.frame, "seed \(seed)")
      #expect(cell.alpha == 1, "seed \(seed)")
      #expect(cell.layer.animationKeys() == nil, "seed \(seed)")
    }
  }

  @Test func `a collection shows what the array has after every batch`() {
    Fuzz.run("batches of a collection", 60, most: 5_000) { runCollection($0) }
  }

  private func runCollection(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let model = GridModel(firstModel(&random))
    let layout = GridStage.columns()
    if random.chance(0.5) { layout.headerReferenceSize = CGSize(width: 0, height: 25) }
    GridStage.run(model, layout: layout) { stage in
      for round in 0..<8 {
        if random.chance(0.4) {
          stage.grid.contentOffset.y = CGFloat(Int.random(in: 0...300, using: &random))
        }
        let batch = Batch(model.sections, round: round, &random)
        let changes = batch.changes
        var ended = 0
        stage.grid.performBatchUpdates {
          model.sections = batch.after
          stage.grid.deleteSections(IndexSet(changes.deletedSections))
          stage.grid.insertSections(IndexSet(changes.insertedSections))
          stage.grid.deleteItems(at: changes.deletedItems)
          stage.grid.insertItems(at: changes.insertedItems)
          stage.grid.reloadItems(at: changes.reloadedItems)
          for move in changes.movedItems { stage.grid.moveItem(at: move.from, to: move.to) }
        } completion: { _ in
          ended += 1
        }
        check(stage, seed)
        stage.harness.world.advance(by: random.one(of: 0, 0.1, 0.5))
        check(stage, seed)
        if random.chance(0.5) {
          stage.settle()
          #expect(ended == 1, "seed \(seed)")
          checkAtRest(stage, seed)
        }
      }
      stage.settle()
      checkAtRest(stage, seed)
      #expect(stage.harness.world.issues.isEmpty, "seed \(seed)")
    }
  }

  private func check(_ stage: GridStage, _ seed: Int) {
    for path in stage.grid.indexPathsForVisibleItems {
      let cell = stage.grid.cellForItem(at: path) as? GridCell
      #expect(cell?.label.text == stage.model.sections[path.section][path.item], "seed \(seed)")
    }
  }

  private func checkAtRest(_ stage: GridStage, _ seed: Int) {
    check(stage, seed)
    let wanted = stage.grid.collectionViewLayout.layoutAttributesForElements(in: stage.grid.bounds)
    let expected = (wanted ?? []).filter { $0.representedElementCategory == .cell }
    #expect(
      stage.grid.indexPathsForVisibleItems == expected.map(\.indexPath).sorted(),
      "seed \(seed)"
    )
    for attributes in expected {
      let cell = stage.grid.cellForItem(at: attributes.indexPath)
      #expect(cell?.frame == attributes.frame, "seed \(seed)")
      #expect(cell?.alpha == 1, "seed \(seed)")
      #expect(cell?.layer.animationKeys() == nil, "seed \(seed)")
    }
    let cells = stage.grid.subviews.count { $0 is UICollectionViewCell }
    #expect(cells == expected.count, "seed \(seed)")
  }
}
