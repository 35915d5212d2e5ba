import QuartzCore
import Testing

@testable import UIKit

@Suite("Lists in lists") struct NestedListTests {
  /// A row with a grid that scrolls sideways.
  private final class ShelfCell: UITableViewCell {
    let model = GridModel(items: 40)
    let grid: UICollectionView

    override init(style: CellStyle, reuseIdentifier: String?) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 80, height: 80)
      grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 100),
        collectionViewLayout: layout
      )
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      grid.register(GridCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = model
      grid.delegate = model
      contentView.addSubview(grid)
    }

    required init?(coder: NSCoder) { fatalError("not read") }
  }

  private func withShelves(_ body: (TableStage, ShelfCell) throws -> Void) rethrows {
    try TableStage.run(TableModel(rows: 30)) { table in
      table.rowHeight = 120
      table.register(ShelfCell.self, forCellReuseIdentifier: "row")
    } _: { stage in
      guard let shelf = stage.table.visibleCells[1] as? ShelfCell else { return }
      try body(stage, shelf)
    }
  }

  @Test func `a finger moves the list of its direction`() {
    withShelves { stage, shelf in
      stage.harness.swipe(
        from: CGPoint(x: 200, y: 160),
        to: CGPoint(x: 80, y: 165),
        duration: 0.6
      )
      stage.settle()
      #expect(shelf.grid.contentOffset.x > 90)
      #expect(stage.table.contentOffset.y == 0)
      stage.harness.swipe(
        from: CGPoint(x: 200, y: 160),
        to: CGPoint(x: 205, y: 60),
        duration: 0.6
      )
      stage.settle()
      #expect(stage.table.contentOffset.y > 70)
    }
  }

  @Test func `a tap on an inner item is none on the outer row`() {
    withShelves { stage, shelf in
      stage.model.log = []
      stage.harness.tap(at: CGPoint(x: 40, y: 170))
      stage.tick()
      #expect(shelf.grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
      #expect(stage.table.indexPathForSelectedRow == nil)
      stage.harness.tap(at: CGPoint(x: 40, y: 235))
      stage.tick()
      #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }
  }

  @Test func `a wheel moves the inner list as far as it goes, then the outer one`() {
    withShelves { stage, shelf in
      let place = CGPoint(x: 100, y: 160)
      stage.harness.scroll(at: place, by: CGVector(dx: -50, dy: 0))
      #expect(shelf.grid.contentOffset.x == 50)
      stage.harness.scroll(at: place, by: CGVector(dx: 0, dy: -50))
      #expect(stage.table.contentOffset.y == 50)
    }
  }
}
