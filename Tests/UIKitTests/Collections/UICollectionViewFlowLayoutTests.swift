import QuartzCore
import TestSupport
import Testing

@testable import UIKit

@Suite("UICollectionViewFlowLayout") struct UICollectionViewFlowLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func frames(_ stage: GridStage, section: Int = 0) -> [CGRect] {
    stage.model.sections[section].indices.compactMap {
      stage.grid.layoutAttributesForItem(at: path($0, section))?.frame
    }
  }

  @Test func `the defaults are Apple's`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero)
  }

  @Test func `lines are spread from edge to edge, and the last one keeps the columns`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    GridStage.run(GridModel(items: 5), layout: layout) { stage in
      #expect(frames(stage).map(\.minX) == [10, 115, 220, 10, 115])
      #expect(frames(stage).map(\.minY) == [5, 5, 5, 55, 55])
      #expect(stage.grid.contentSize.height == 102)
    }
  }

  @Test func `items that are alone in their lines stand in the middle`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    GridStage.run(GridModel(items: 2), layout: layout) { stage in
      #expect(frames(stage).map(\.minX) == [60, 60])
    }
  }

  @Test
  func `items of several sizes stand in the middle of their line, the last line at the start`() {
    let model = GridModel(items: 5)
    let sizes = [(100, 40), (60, 80), (120, 20), (50, 30), (70, 10)]
    model.size = { CGSize(width: sizes[$0.item].0, height: sizes[$0.item].1) }
    GridStage.run(model) { stage in
      let frames = frames(stage)
      #expect(frames.map(\.minX) == [0, 120, 200, 0, 60])
      #expect(frames.map(\.minY) == [20, 0, 30, 90, 100])
      #expect(stage.grid.contentSize.height == 120)
    }
  }

  @Test func `headers and footers stand around the items of their sections`() {
    let layout = GridStage.columns()
    layout.headerReferenceSize = CGSize(width: 999, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
    GridStage.run(GridModel([["a"], ["b", "c"]]), layout: layout) { stage in
      let kind = UICollectionView.elementKindSectionHeader
      let header = stage.grid.supplementaryView(forElementKind: kind, at: path(0, 1))
      #expect(header?.frame == CGRect(x: 0, y: 160, width: 320, height: 30))
      #expect(stage.grid.cellForItem(at: path(0, 1))?.frame.minY == 194)
      let footer = UICollectionView.elementKindSectionFooter
      #expect(
        stage.grid.supplementaryView(forElementKind: footer, at: path(0, 1))?.frame.minY == 300
      )
      #expect(stage.grid.contentSize.height == 320)
      #expect(stage.grid.visibleSupplementaryViews(ofKind: kind).count == 2)
    }
  }

  @Test func `headers stay in sight where they are asked to`() {
    let layout = GridStage.columns()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let sections = (0..<3).map { section in (0..<12).map { "\(section).\($0)" } }
    GridStage.run(GridModel(sections), layout: layout) { stage in
      let kind = UICollectionView.elementKindSectionHeader
      let asked = stage.model.cellsAsked
      stage.grid.contentOffset.y = 100
      stage.tick()
      let header = stage.grid.supplementaryView(forElementKind: kind, at: path(0))
      #expect(header?.frame.minY == 100)
      stage.grid.contentOffset.y = 445
      stage.tick()
      #expect(header?.frame.minY == 430)
      let order = stage.grid.subviews
      let place = order.firstIndex { $0 === header } ?? -1
      #expect(place >= 0 && (header?.layer.zPosition ?? 0) > 0)
      #expect(stage.model.cellsAsked > asked)
    }
  }

  @Test func `a controller of a collection supplies the measures`() {
    final class Screen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(GridCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 4 }
      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 70, height: 30) }
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { 2 }
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 3 }
    }
    ControlHarness.run { harness in
      let screen = Screen(collectionViewLayout: UICollectionViewFlowLayout())
      harness.window.rootViewController = screen
      harness.world.tick()
      #expect(screen.collectionView.visibleCells.count == 4)
      let last = screen.collectionView.cellForItem(at: path(3))
      #expect(last?.frame == CGRect(x: 250, y: 9, width: 70, height: 30))
      screen.collectionView.frame.size.width = 200
      harness.world.tick()
      #expect(last?.frame.minY == 42)
    }
  }

  @Test func `another width breaks lines anew`() {
    GridStage.run(GridModel(items: 12)) { stage in
      stage.grid.frame.size.width = 220
      stage.tick()
      #expect(stage.grid.cellForItem(at: path(2))?.frame.origin == CGPoint(x: 0, y: 110))
      #expect(stage.grid.contentSize == CGSize(width: 220, height: 650))
    }
  }

  @Test func `bars take no room from a layout, insets beside it do`() {
    GridStage.run(GridModel(items: 6)) { grid in
      grid.contentInset = UIEdgeInsets(top: 20, left: 60, bottom: 0, right: 50)
    } _: { stage in
      #expect(stage.grid.contentSize.width == 210)
      #expect(stage.grid.contentOffset == CGPoint(x: -60, y: -20))
      #expect(stage.grid.cellForItem(at: path(2))?.frame.origin == CGPoint(x: 0, y: 110))
      stage.grid.contentInset.left = 160
      stage.tick()
      #expect(stage.grid.cellForItem(at: path(1))?.frame.origin == CGPoint(x: 5, y: 110))
    }
  }

  @Test(arguments: 0..<30)
  func `lines agree with a plain walk over all items`(seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let count = Int.random(in: 0...40, using: &random)
    let sizes = (0..<count).map { _ -> (along: CGFloat, across: CGFloat) in
      let along = CGFloat(Int.random(in: 1...20, using: &random) * 5)
      return (along, random.one(of: 20, 30))
    }
    let metrics = FlowSection.Metrics(
      breadth: 200,
      insetBefore: 3,
      insetAfter: 4,
      insetStart: random.one(of: 0, 10),
      insetEnd: 0,
      lineSpacing: 5,
      itemSpacing: random.one(of: 0, 8),
      header: random.one(of: 0, 12),
      footer: 6
    )
    let section = FlowSection(metrics, count: count, rounding: { $0 }, size: { sizes[$0] })
    var seen = 0
    var place = metrics.header + metrics.insetBefore
    for line in section.lines {
      #expect(line.items.lowerBound == seen)
      #expect(line.start == place)
      #expect(line.thickness == line.items.map { sizes[$0].across }.max())
      var end: CGFloat = 0
      for item in line.items {
        let at = section.place(of: item)
        #expect(at.along >= end - 1e-9)
        end = at.along + sizes[item].along
        let isWide = sizes[item].along > metrics.breadth - metrics.insetStart
        #expect(isWide || end <= metrics.breadth + 1e-9)
      }
      seen = line.items.upperBound
      place = line.end + metrics.lineSpacing
    }
    #expect(seen == count)
    let low = random.number(-50...400)
    let found = section.items(from: low, to: low + 60)
    let expected = section.lines.filter { $0.end > low && $0.start < low + 60 }.flatMap {
      Array($0.items)
    }
    #expect(Array(found) == expected)
  }
}
