import QuartzCore

@testable import UIKit

/// A collection on screen that shows a model.
final class GridStage {
  let harness: ControlHarness
  let grid: UICollectionView
  let model: GridModel
  let layout: UICollectionViewLayout

  private init(_ harness: ControlHarness, _ grid: UICollectionView, _ model: GridModel) {
    self.harness = harness
    self.grid = grid
    self.model = model
    layout = grid.collectionViewLayout
  }

  /// A flow layout of three columns of 100 points in 320 points.
  static func columns() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return layout
  }

  static func run(
    _ model: GridModel,
    layout: UICollectionViewLayout = columns(),
    prepare: (UICollectionView) -> Void = { _ in },
    _ body: (GridStage) throws -> Void
  ) rethrows {
    try ControlHarness.run { harness in
      let grid = UICollectionView(frame: harness.window.bounds, collectionViewLayout: layout)
      grid.register(GridCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        grid.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "header"
        )
      }
      prepare(grid)
      grid.dataSource = model
      grid.delegate = model
      harness.show(grid)
      try body(GridStage(harness, grid, model))
    }
  }

  var texts: [String] { grid.visibleCells.map { ($0 as? GridCell)?.label.text ?? "" } }

  func tick() { harness.world.tick() }

  func settle() { harness.world.advance(by: 1) }

  func tap(_ item: Int) {
    guard let cell = grid.cellForItem(at: IndexPath(item: item, section: 0)) else { return }
    harness.tap(at: grid.convert(cell.center, to: nil))
    tick()
  }
}
