import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Snapshots") struct SnapshotTests {
  private let stage = Stage()

  private func colored() -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    child.backgroundColor = .blue
    view.addSubview(child)
    return view
  }

  private func picture(_ view: UIView?) -> CGImage? { view?.layer.contents as? CGImage }

  @Test func `given a shown view, when a snapshot is taken, then it is a picture of its content`() {
    let view = colored()
    stage.turn {
      view.transform = CGAffineTransform(rotationAngle: 1)
      stage.window.addSubview(view)
    }
    let snapshot = stage.run { view.snapshotView(afterScreenUpdates: false) }
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(snapshot?.superview == nil)
    let image = picture(snapshot)
    #expect(image?.width == 40)
    #expect(image?.pixels[5, 10] == 0xFF00_00FF)
    #expect(image?.pixels[30, 10] == 0xFFFF_0000)
  }

  @Test func `given a view that was never shown, when a snapshot is taken, then updates decide`() {
    let view = colored()
    #expect(stage.run { view.snapshotView(afterScreenUpdates: false) } == nil)
    let snapshot = stage.run { view.snapshotView(afterScreenUpdates: true) }
    #expect(picture(snapshot)?.pixels[5, 10] == 0xFF00_00FF)
  }

  @Test func `given a hidden view, when a snapshot is taken, then there is none`() {
    let view = colored()
    view.isHidden = true
    #expect(stage.run { view.snapshotView(afterScreenUpdates: true) } == nil)
  }

  @Test func `given a part of a view, when a snapshot is taken, then it shows that part`() {
    let view = colored()
    stage.turn { stage.window.addSubview(view) }
    let snapshot = stage.run {
      view.resizableSnapshotView(
        from: CGRect(x: 5, y: 0, width: 10, height: 10),
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
    }
    #expect(snapshot?.bounds.size == CGSize(width: 10, height: 10))
    #expect(picture(snapshot)?.pixels[2, 5] == 0xFF00_00FF)
    #expect(picture(snapshot)?.pixels[8, 5] == 0xFFFF_0000)
  }

  @Test func `given a moving child, when a snapshot is taken, then it shows where the child is`() {
    let view = colored()
    stage.turn { stage.window.addSubview(view) }
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.subviews[0].center.x += 30
      }
    }
    stage.advance(0.5)
    let now = stage.run { view.snapshotView(afterScreenUpdates: false) }
    #expect(picture(now)?.pixels[20, 10] == 0xFF00_00FF)
    let end = stage.run { view.snapshotView(afterScreenUpdates: true) }
    #expect(picture(end)?.pixels[20, 10] == 0xFFFF_0000)
    #expect(picture(end)?.pixels[35, 10] == 0xFF00_00FF)
  }

  @Test func `given a renderer, when a hierarchy is drawn, then it is in the picture`() {
    let view = colored()
    stage.turn { stage.window.addSubview(view) }
    let image = stage.run {
      UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
    }
    #expect(image.cgImage?.pixels[5, 10] == 0xFF00_00FF)
    #expect(image.cgImage?.pixels[30, 10] == 0xFFFF_0000)
  }

  @Test(arguments: [false, true])
  func `given a view of one colour, when a snapshot is taken, then it needs no picture`(
    hasHiddenContent: Bool
  ) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    if hasHiddenContent {
      let child = UIView(frame: view.bounds)
      child.backgroundColor = .blue
      child.alpha = 0
      view.addSubview(child)
    }
    let snapshot = stage.run { view.snapshotView(afterScreenUpdates: true) }
    #expect(snapshot?.bounds == view.bounds)
    #expect(snapshot?.layer.contents == nil)
    #expect(snapshot?.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `given a border or round corners, when a snapshot is taken, then it is a picture`() {
    for dress in [{ $0.borderWidth = 1 }, { $0.cornerRadius = 4 }, { $0.opacity = 0.5 }]
      as [(CALayer) -> Void]
    {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      view.backgroundColor = .red
      dress(view.layer)
      #expect(picture(stage.run { view.snapshotView(afterScreenUpdates: true) }) != nil)
    }
  }
}
