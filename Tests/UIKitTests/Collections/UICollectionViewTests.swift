import QuartzCore
import Testing

@testable import UIKit

@Suite("UICollectionView") struct UICollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // MARK: What is in sight

  @Test func `only items in sight have cells, and cells are used again`() {
    GridStage.run(GridModel(items: 10_000)) { stage in
      #expect(stage.texts == (0..<15).map { "\($0)" })
      #expect(stage.model.cellsAsked == 15)
      #expect(stage.grid.contentSize == CGSize(width: 320, height: 3334 * 110 - 10))
      #expect(stage.grid.visibleCells[4].frame == CGRect(x: 110, y: 110, width: 100, height: 100))
      for step in 1...110 {
        stage.grid.contentOffset.y = CGFloat(step) * 20
        stage.tick()
      }
      #expect(stage.texts == (60..<75).map { "\($0)" })
      #expect(stage.model.cellsAsked == 15 + 60)
      let used = stage.grid.visibleCells.compactMap { ($0 as? GridCell)?.reuses }
      #expect(used.allSatisfy { $0 > 0 })
      #expect(stage.grid.subviews.count { $0 is UICollectionViewCell } == 15)
    }
  }

  @Test func `the delegate hears of what comes and goes in order`() {
    GridStage.run(GridModel(items: 100)) { stage in
      stage.model.log = []
      stage.grid.contentOffset.y = 110
      stage.tick()
      let events = stage.model.log
      #expect(
        events.filter { $0.hasPrefix("did end") }.sorted() == [
          "did end 0.0", "did end 0.1", "did end 0.2",
        ]
      )
      #expect(
        events.filter { !$0.hasPrefix("did end") } == [
          "cell 0.15", "will display 0.15", "cell 0.16", "will display 0.16", "cell 0.17",
          "will display 0.17",
        ]
      )
      #expect(events.prefix(3).allSatisfy { $0.hasPrefix("did end") })
    }
  }

  @Test func `cells, paths and points find each other`() {
    GridStage.run(GridModel(items: 100)) { stage in
      let cell = stage.grid.cellForItem(at: path(4))
      #expect(cell.flatMap(stage.grid.indexPath) == path(4))
      #expect(stage.grid.indexPathForItem(at: CGPoint(x: 115, y: 115)) == path(4))
      #expect(stage.grid.indexPathForItem(at: CGPoint(x: 105, y: 115)) == nil)
      #expect(stage.grid.indexPathForItem(at: CGPoint(x: 5, y: 1105)) == path(30))
      #expect(stage.grid.cellForItem(at: path(30)) == nil)
      #expect(stage.grid.layoutAttributesForItem(at: path(30))?.frame.minY == 1100)
      #expect(stage.grid.layoutAttributesForItem(at: path(100)) == nil)
      #expect(stage.grid.indexPathsForVisibleItems.first == path(0))
    }
  }

  @Test func `the data source sees cells of their right size`() {
    final class Sizes: NSObject, UICollectionViewDataSource {
      var sizes: [CGSize] = []
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        sizes.append(cell.contentView.bounds.size)
        return cell
      }
    }
    GridStage.run(GridModel(items: 0)) { stage in
      let source = Sizes()
      stage.grid.dataSource = source
      stage.tick()
      #expect(source.sizes == Array(repeating: CGSize(width: 100, height: 100), count: 3))
    }
  }

  @Test func `reloading asks for everything anew and selects nothing`() {
    let model = GridModel(items: 5)
    GridStage.run(model) { stage in
      stage.grid.selectItem(at: path(1), animated: false, scrollPosition: [])
      model.sections = [["x"]]
      stage.grid.reloadData()
      stage.tick()
      #expect(stage.texts == ["x"])
      #expect(stage.grid.indexPathsForSelectedItems == [])
      #expect(stage.grid.contentSize.height == 100)
    }
  }

  @Test func `an identifier without a class is told, and a plain cell returned`() {
    GridStage.run(GridModel(items: 1)) { stage in
      let cell = stage.grid.dequeueReusableCell(withReuseIdentifier: "none", for: path(0))
      #expect(cell.frame.size == .zero || cell.frame.size == CGSize(width: 100, height: 100))
      #expect(stage.harness.world.issues.contains { $0.message.contains("must register") })
    }
  }

  // MARK: Scrolling

  /// Where item 30, at 1100 points, comes to stand in 480 points.
  private nonisolated enum Place: CGFloat, CaseIterable {
    case top = 1100
    case middle = 910
    case bottom = 720

    var position: UICollectionView.ScrollPosition {
      switch self {
      case .top: .top
      case .middle: .centeredVertically
      case .bottom: .bottom
      }
    }
  }

  @Test(arguments: Place.allCases)
  private func `an item is scrolled to where it was asked for`(place: Place) {
    GridStage.run(GridModel(items: 300)) { stage in
      let path = path(30)
      stage.grid.scrollToItem(at: path, at: place.position, animated: false)
      #expect(stage.grid.contentOffset.y == place.rawValue)
      stage.grid.layoutIfNeeded()
      #expect(stage.grid.cellForItem(at: path) != nil)
      stage.grid.scrollToItem(at: path, at: [], animated: false)
      #expect(stage.grid.contentOffset.y == place.rawValue)
    }
  }

  @Test func `a sideways layout scrolls sideways, and is laid out for the wheel and the finger`() {
    let layout = GridStage.columns()
    layout.scrollDirection = .horizontal
    GridStage.run(GridModel(items: 60), layout: layout) { stage in
      #expect(stage.grid.contentSize == CGSize(width: 15 * 110 - 10, height: 480))
      stage.grid.scrollToItem(at: path(40), at: .centeredHorizontally, animated: true)
      stage.settle()
      #expect(stage.grid.contentOffset.x == 990)
      #expect(stage.grid.cellForItem(at: path(40))?.frame.minX == 1100)
    }
  }

  // MARK: Selection

  @Test func `a tap tells in Apple's order`() {
    GridStage.run(GridModel(items: 9)) { stage in
      stage.model.log = []
      stage.tap(2)
      #expect(
        stage.model.takeLog() == [
          "should highlight 0.2", "did highlight 0.2", "should select 0.2", "did select 0.2",
          "did unhighlight 0.2",
        ]
      )
      stage.tap(4)
      #expect(
        stage.model.takeLog() == [
          "should highlight 0.4", "did highlight 0.4", "should select 0.4", "did deselect 0.2",
          "did select 0.4", "did unhighlight 0.4",
        ]
      )
      #expect(stage.grid.indexPathsForSelectedItems == [path(4)])
      #expect(stage.grid.cellForItem(at: path(4))?.isSelected == true)
      #expect(stage.grid.cellForItem(at: path(2))?.isSelected == false)
    }
  }

  @Test func `many items are selected where that is allowed`() {
    GridStage.run(GridModel(items: 9)) { stage in
      stage.grid.allowsMultipleSelection = true
      for item in [1, 3, 1, 5] { stage.tap(item) }
      #expect(stage.grid.indexPathsForSelectedItems == [path(3), path(5)])
      stage.model.maySelect = false
      stage.tap(7)
      #expect(stage.grid.indexPathsForSelectedItems == [path(3), path(5)])
      stage.model.mayHighlight = false
      stage.model.log = []
      stage.tap(8)
      #expect(stage.model.log == ["should highlight 0.8"])
    }
  }

  @Test func `the background of a selected cell is shown with it`() {
    GridStage.run(GridModel(items: 3)) { stage in
      let cell = stage.grid.visibleCells[0]
      let background = UIView()
      cell.selectedBackgroundView = background
      #expect(background.isHidden)
      #expect(background.frame == cell.bounds)
      stage.tap(0)
      #expect(!background.isHidden)
      stage.grid.deselectItem(at: path(0), animated: false)
      #expect(background.isHidden)
    }
  }

  @Test func `a cell that is selected out of sight comes in selected`() {
    GridStage.run(GridModel(items: 300)) { stage in
      stage.grid.selectItem(at: path(100), animated: false, scrollPosition: .top)
      stage.tick()
      #expect(stage.grid.cellForItem(at: path(100))?.isSelected == true)
      #expect(stage.grid.cellForItem(at: path(101))?.isSelected == false)
    }
  }
}
