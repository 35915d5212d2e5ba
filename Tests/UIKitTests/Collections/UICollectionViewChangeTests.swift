import QuartzCore
import Testing

@testable import UIKit

@Suite("Changes of UICollectionView") struct UICollectionViewChangeTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `inserted items fade in while the others make room`() throws {
    let model = GridModel(items: 4)
    try GridStage.run(model) { stage in
      let moved = try #require(stage.grid.cellForItem(at: path(2)))
      model.sections[0].insert("new", at: 1)
      stage.grid.insertItems(at: [path(1)])
      #expect(stage.texts == ["0", "new", "1", "2", "3"])
      let new = try #require(stage.grid.cellForItem(at: path(1)))
      stage.tick()
      #expect(moved.layer.presentation()?.frame.minX == 220)
      #expect(moved.frame == CGRect(x: 0, y: 110, width: 100, height: 100))
      #expect(new.layer.presentation()?.opacity == 0)
      stage.settle()
      #expect(moved.layer.presentation()?.frame.minX == 0)
      #expect(new.alpha == 1)
    }
  }

  @Test func `a mixed batch leads to what the model has, and completes once`() {
    let model = GridModel([["a", "b", "c", "d"], ["e"], ["f", "g"]])
    GridStage.run(model) { stage in
      var ended: [Bool] = []
      stage.grid.performBatchUpdates {
        model.sections = [["d", "a", "B"], ["n"], ["f", "g", "h"]]
        stage.grid.moveItem(at: path(3), to: path(0))
        stage.grid.deleteItems(at: [path(2)])
        stage.grid.reloadItems(at: [path(1)])
        stage.grid.deleteSections([1])
        stage.grid.insertSections([1])
        stage.grid.insertItems(at: [path(2, 2)])
      } completion: {
        ended.append($0)
      }
      #expect(stage.texts == ["d", "a", "B", "n", "f", "g", "h"])
      stage.settle()
      #expect(ended == [true])
      #expect(stage.texts == ["d", "a", "B", "n", "f", "g", "h"])
      #expect(stage.grid.subviews.count { $0 is UICollectionViewCell } == 7)
      #expect(stage.grid.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func `a batch that does not add up is told as on iOS`() {
    let model = GridModel(items: 3)
    GridStage.run(model) { stage in
      model.sections[0] += ["x", "y"]
      stage.grid.insertItems(at: [path(3)])
      stage.tick()
      let message = stage.harness.world.issues.first?.message ?? ""
      #expect(
        message.hasPrefix("Invalid update: invalid number of items in section 0. The number of")
      )
      #expect(stage.texts == ["0", "1", "2", "x", "y"])
    }
  }

  @Test func `items that leave the sight are shown on their way`() throws {
    let model = GridModel(items: 60)
    try GridStage.run(model) { stage in
      let cell = try #require(stage.grid.cellForItem(at: path(14)))
      model.sections[0].insert(contentsOf: ["x", "y", "z"], at: 0)
      stage.grid.insertItems(at: [path(0), path(1), path(2)])
      stage.harness.world.advance(by: 0.1)
      #expect(cell.superview === stage.grid)
      #expect(cell.frame.minY == 550)
      stage.settle()
      #expect(cell.superview == nil)
    }
  }

  @Test func `the layout says where items come from and go to`() throws {
    final class Layout: UICollectionViewFlowLayout {
      var updates: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updates.append("prepare \(updateItems.map { $0.updateAction.rawValue })")
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        updates.append("finalize")
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
        attributes.frame = CGRect(x: 0, y: 400, width: 100, height: 100)
        return attributes
      }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let model = GridModel(items: 3)
    try GridStage.run(model, layout: layout) { stage in
      let gone = try #require(stage.grid.cellForItem(at: path(0)))
      model.sections = [["1", "2", "n"]]
      stage.grid.performBatchUpdates {
        stage.grid.deleteItems(at: [path(0)])
        stage.grid.insertItems(at: [path(2)])
      }
      #expect(layout.updates == ["prepare [1, 0]", "finalize"])
      let new = try #require(stage.grid.cellForItem(at: path(2)))
      stage.tick()
      #expect(new.layer.presentation()?.affineTransform().a == 0.5)
      #expect(gone.frame.minY == 400)
      stage.settle()
      #expect(new.transform == .identity)
      #expect(gone.superview == nil)
    }
  }

  @Test func `another layout is taken on with and without animation`() throws {
    try GridStage.run(GridModel(items: 60)) { stage in
      let cell = try #require(stage.grid.cellForItem(at: path(1)))
      let list = UICollectionViewFlowLayout()
      list.itemSize = CGSize(width: 320, height: 60)
      var ended = 0
      stage.grid.setCollectionViewLayout(list, animated: true) { _ in ended += 1 }
      #expect(stage.grid.collectionViewLayout === list)
      #expect(stage.layout.collectionView == nil)
      stage.tick()
      #expect(cell.layer.presentation()?.frame.minX == 110)
      #expect(cell.frame == CGRect(x: 0, y: 70, width: 320, height: 60))
      stage.settle()
      #expect(ended == 1)
      #expect(stage.grid.visibleCells.count == 7)
      #expect(stage.grid.subviews.count { $0 is UICollectionViewCell } == 7)
      stage.grid.collectionViewLayout = GridStage.columns()
      stage.tick()
      #expect(stage.grid.visibleCells.count == 15)
      #expect(cell.frame.size == CGSize(width: 100, height: 100))
    }
  }

  @Test func `a layout that is invalidated lays out anew, animated within a block`() throws {
    try GridStage.run(GridModel(items: 6)) { stage in
      let layout = try #require(stage.layout as? UICollectionViewFlowLayout)
      let cell = try #require(stage.grid.cellForItem(at: path(3)))
      UIView.animate(withDuration: 0.5) {
        layout.itemSize = CGSize(width: 50, height: 50)
        stage.grid.layoutIfNeeded()
      }
      #expect(cell.frame.size == CGSize(width: 50, height: 50))
      stage.tick()
      #expect(cell.layer.presentation()?.bounds.width == 100)
      stage.settle()
      #expect(cell.layer.presentation()?.bounds.width == 50)
    }
  }
}
