import Compositor
import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite("Long lists") @MainActor struct LongListTests {
  /// The items of random trees one after another, so that all kinds of them follow each other.
  private func list(_ seed: Int, _ count: Int) -> DisplayList {
    var list = DisplayList(width: 136, height: 72)
    var tree = UInt64(seed) * 10_000
    while list.items.count < count {
      let random = RandomTree(seed: tree)
      list.items +=
        DisplayListBuilder.build(
          root: random.root,
          at: random.world.frameTime,
          size: RandomTree.size
        ).items
      tree += 1
    }
    return list
  }

  @Test func `given lists that threads prepare in parts, when drawn, then pixels are the same`() {
    let renderers = [1, 2, 3, 4].map { Renderer(threads: $0) }
    let follower = Renderer(threads: 2)
    let followed = PixelBuffer(width: 136, height: 72)
    Fuzz.run("long lists", 6, most: 300) { seed in
      var list = list(seed, 700 * (1 + seed % 4))
      for _ in 0..<2 {
        let pictures = renderers.map { renderer in
          let picture = PixelBuffer(width: list.width, height: list.height)
          renderer.render(list, into: picture)
          return picture
        }
        for (picture, renderer) in zip(pictures, renderers) {
          #expect(picture == pictures[0], "seed \(seed), \(renderer.threads) threads")
        }
        follower.render(list, into: followed, damage: .changes)
        #expect(followed == pictures[0], "seed \(seed), only what changed")
        // The same with one thing less in it.
        list.items.removeAll { if case .shadow = $0 { true } else { false } }
      }
    }
  }

  @Test func `given groups that are not closed, when drawn, then pixels are the same`() {
    var scene = SceneBuilder()
    scene.background()
    let box = SceneBuilder.box(10, 10, 40, 30, 6)
    for index in 0..<900 {
      let kind = index % 7
      if index % 290 == 200 { scene.list.items.append(.beginGroup(.init(opacity: 0.5))) }
      if kind == 3, index > 500 { scene.list.items.append(.endMask) }
      if index == 700 { scene.list.items.append(.beginMask) }
      if index == 850 { scene.list.items.append(.endGroup) }
      scene.fill(
        .roundedRect(box),
        .color(SIMD4(Float(kind) / 7, 0.5, 0.25, 0.3)),
        Homography(scale: 1, translation: CGPoint(x: index % 50, y: index % 23))
      )
    }
    let pictures = [1, 2, 4].map { threads in
      let picture = PixelBuffer(width: scene.list.width, height: scene.list.height)
      Renderer(threads: threads).render(scene.list, into: picture)
      return picture
    }
    #expect(pictures[0] == pictures[1] && pictures[0] == pictures[2])
    #expect(pictures[0].pixels.contains { $0 != 0xFFFF_FFFF })
  }
}
