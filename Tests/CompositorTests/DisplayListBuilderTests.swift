import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Layer trees as lists") @MainActor struct DisplayListBuilderTests {
  private func list(_ build: (CALayer) -> Void) -> DisplayList {
    let world = World(clock: .manual())
    let root = CALayer()
    world.perform {
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      build(root)
      world.attach(root: root)
      world.tick()
    }
    return DisplayListBuilder.build(
      root: root,
      at: world.frameTime,
      size: CGSize(width: 100, height: 100)
    )
  }

  private func add(_ parent: CALayer, _ change: (CALayer) -> Void) {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    layer.backgroundColor = LayerKit.red
    change(layer)
    parent.addSublayer(layer)
  }

  @Test func `given one faded part, when built, then the fade needs no group`() {
    let items = list { add($0) { $0.opacity = 0.5 } }.items
    #expect(items.count == 1)
    guard case .fill(let fill)? = items.first else {
      Issue.record("no fill")
      return
    }
    #expect(fill.opacity == 0.5)
  }

  @Test func `given two faded parts, when built, then they fade as one picture`() {
    let items = list { root in
      add(root) { layer in
        layer.opacity = 0.5
        add(layer) { _ in }
      }
    }.items
    #expect(items.count == 4)
    guard case .beginGroup(let group)? = items.first else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5 && group.clips.isEmpty)
  }

  @Test func `given hidden or transparent layers, when built, then nothing is drawn`() {
    let items = list { root in
      add(root) { $0.isHidden = true }
      add(root) { $0.opacity = 0 }
      add(root) { $0.backgroundColor = nil }
    }.items
    #expect(items.isEmpty)
  }

  @Test func `given a shape as a mask, when built, then it is a clip`() {
    let items = list { root in
      add(root) { layer in
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        layer.mask = mask
      }
    }.items
    guard case .beginGroup(let group)? = items.first else {
      Issue.record("no group")
      return
    }
    #expect(group.clips.count == 1 && !group.hasMask)
  }

  @Test func `given a back face, when it is not double-sided, then it is not drawn`() {
    let turned = { (degrees: CGFloat) in
      list { root in
        add(root) { layer in
          layer.isDoubleSided = false
          layer.transform = LayerKit.turn(degrees, 0, 1, 0)
        }
      }.items.count
    }
    #expect(turned(80) == 1)
    #expect(turned(100) == 0)
  }

  @Test func `given unsupported contents, when built, then an issue says so`() {
    let world = World(clock: .manual())
    world.perform {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.contents = "a string"
      _ = DisplayListBuilder.build(root: root, at: 0, size: CGSize(width: 10, height: 10))
      #expect(world.issues.count == 1)
    }
  }

  @Test func `given a list, when printed, then every item has a line`() {
    let list = list { add($0) { $0.opacity = 0.5 } }
    #expect(list.description.split(separator: "\n").count == 1 + list.items.count)
  }
}
