import QuartzCore
import Testing

@testable import UIKit

@Suite("Own layouts of UICollectionView") struct UICollectionViewLayoutTests {
  /// Puts items on a circle; the circle turns with the offset.
  private final class Circle: UICollectionViewLayout {
    var prepared = 0
    var isInvalidatedByBounds = true
    var change: (old: CGRect, new: CGRect)?
    var target: CGPoint?

    override func prepare() {
      super.prepare()
      prepared += 1
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let offset = collectionView?.contentOffset.y ?? 0
      let angle = CGFloat(indexPath.item) + offset / 100
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.size = CGSize(width: 40, height: 40)
      attributes.center = CGPoint(x: 160 + 100 * cos(angle), y: offset + 240 + 100 * sin(angle))
      attributes.transform = CGAffineTransform(rotationAngle: angle)
      attributes.zIndex = indexPath.item
      attributes.alpha = 0.5
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      change = (collectionView?.bounds ?? .zero, newBounds)
      return isInvalidatedByBounds
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
  }

  @Test func `attributes are taken on in full`() {
    let layout = Circle()
    GridStage.run(GridModel(items: 4), layout: layout) { stage in
      let cell = stage.grid.visibleCells[2]
      #expect(cell.center.x == 160 + 100 * cos(2))
      #expect(abs(cell.transform.a - cos(2)) < 1e-12)
      #expect(cell.alpha == 0.5)
      #expect(cell.layer.zPosition == 2)
      #expect(layout.collectionView === stage.grid)
    }
  }

  @Test func `other bounds invalidate a layout that wishes so, and no other`() {
    let layout = Circle()
    GridStage.run(GridModel(items: 4), layout: layout) { stage in
      let before = layout.prepared
      stage.grid.contentOffset.y = 50
      stage.tick()
      #expect(layout.prepared == before + 1)
      #expect(layout.change?.old.minY == 0)
      #expect(layout.change?.new == CGRect(x: 0, y: 50, width: 320, height: 480))
      #expect(abs(stage.grid.visibleCells[0].center.x - 160 - 100 * cos(0.5)) < 1e-9)
      layout.isInvalidatedByBounds = false
      stage.grid.contentOffset.y = 60
      stage.tick()
      #expect(layout.prepared == before + 1)
    }
  }

  @Test func `the layout says where content comes to rest`() {
    let layout = Circle()
    layout.target = CGPoint(x: 0, y: 200)
    GridStage.run(GridModel(items: 4), layout: layout) { stage in
      stage.harness.swipe(
        from: CGPoint(x: 10, y: 400),
        to: CGPoint(x: 10, y: 300),
        duration: 0.1
      )
      stage.harness.world.advance(by: 4)
      #expect(stage.grid.contentOffset.y == 200)
    }
  }

  @Test func `copies of attributes are equal and apart`() {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind",
      with: IndexPath(item: 1, section: 2)
    )
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    attributes.zIndex = 7
    attributes.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.frame == attributes.frame)
    #expect(copy?.representedElementKind == "kind")
    #expect(copy?.representedElementCategory == .supplementaryView)
    #expect(copy?.zIndex == 7)
    #expect(
      copy.map { CATransform3DEqualToTransform($0.transform3D, attributes.transform3D) } == true
    )
    copy?.alpha = 0
    #expect(attributes.alpha == 1)
  }
}
