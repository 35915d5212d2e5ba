import Compositor
import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite("Lists that are taken over") @MainActor struct KeptListTests {
  private let size = CGSize(width: 100, height: 100)

  private func fresh(_ tree: ChangingTree, _ time: CFTimeInterval, _ scale: CGFloat) -> DisplayList
  {
    DisplayListBuilder.build(root: tree.root, at: time, size: size, scale: scale)
  }

  /// Whether lists are equal; a text's picture may have been drawn again meanwhile, pixel by pixel the same.
  private func isAlike(_ kept: DisplayList, _ exact: DisplayList) -> Bool {
    kept == exact || kept.description == exact.description
  }

  @Test func `a list with parts of the one before equals one made from scratch`() {
    Fuzz.run("trees of which lists are taken over", 150, most: 10_000) { seed in
      let tree = ChangingTree(seed: seed)
      let source = DisplayListSource()
      for step in 0..<40 {
        tree.step()
        let isElsewhere = tree.random.chance(0.1)
        let time = isElsewhere ? tree.random.number(0, 3) : tree.world.frameTime
        let scale: CGFloat = tree.random.chance(0.05) ? 1 : 2
        let kept = source.list(of: tree.root, at: time, size: size, scale: scale)
        let exact = fresh(tree, time, scale)
        guard !isAlike(kept, exact) else { continue }
        Issue.record("seed \(seed), step \(step):\n\(kept)\nbut from scratch\n\(exact)")
        return
      }
    }
  }

  @Test func `two sources that draw one tree do not disturb each other`() {
    Fuzz.run("trees with two lists", 20, most: 5_000) { seed in
      let tree = ChangingTree(seed: seed)
      let sources = [DisplayListSource(), DisplayListSource()]
      for step in 0..<20 {
        tree.step()
        let time = tree.world.frameTime
        let source = sources[tree.random.below(2)]
        let kept = source.list(of: tree.root, at: time, size: size, scale: 2)
        #expect(isAlike(kept, fresh(tree, time, 2)), "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `one source that draws two trees in turn confuses nothing`() {
    Fuzz.run("pairs of trees with one list", 20, most: 5_000) { seed in
      let trees = [ChangingTree(seed: seed), ChangingTree(seed: seed + 1_000_000)]
      let source = DisplayListSource()
      for step in 0..<20 {
        let tree = trees[trees[0].random.below(2)]
        tree.step()
        let time = tree.world.frameTime
        let kept = source.list(of: tree.root, at: time, size: size, scale: 2)
        #expect(isAlike(kept, fresh(tree, time, 2)), "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `where little moves, the list before last is written again`() {
    let (world, root) = (World(clock: .manual()), CALayer())
    var layers: [CALayer] = []
    world.perform {
      for _ in 0..<100 {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 4, height: 4)
        layer.backgroundColor = LayerKit.red
        root.addSublayer(layer)
        layers.append(layer)
      }
    }
    world.attach(root: root)
    let source = DisplayListSource()
    var places: [UnsafePointer<DisplayList.Item>?] = []
    for step in 0..<6 {
      world.perform {
        CATransaction.setDisableActions(true)
        layers[step * 7].position.x += 10
        world.tick()
      }
      let list = source.list(of: root, at: world.frameTime, size: size, scale: 1)
      #expect(list == DisplayListBuilder.build(root: root, at: world.frameTime, size: size))
      places.append(list.items.withUnsafeBufferPointer(\.baseAddress))
    }
    #expect(places[5] == places[3] && places[4] == places[2] && places[5] != places[4])
  }

  @Test func `a layer that keeps space takes its sublayers along when it goes`() {
    let (world, root) = (World(clock: .manual()), CALayer())
    let (space, inner) = (CATransformLayer(), CALayer())
    inner.bounds.size = CGSize(width: 9, height: 9)
    inner.backgroundColor = LayerKit.red
    space.addSublayer(inner)
    root.addSublayer(space)
    world.attach(root: root)
    let source = DisplayListSource()
    for isHidden in [false, false, true, false] {
      world.perform {
        CATransaction.setDisableActions(true)
        space.isHidden = isHidden
        world.tick()
      }
      let list = source.list(of: root, at: world.frameTime, size: size, scale: 1)
      #expect(list.items.isEmpty == isHidden)
    }
  }
}
