import Compositor
import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite("Layer trees against a slow reference") @MainActor struct TreeReferenceTests {
  @Test func `given a random tree, when drawn, then pixels are what is looked up in the tree`() {
    var far = 0
    Fuzz.run("layer trees against the reference", 40, most: 200) { seed in
      if !isClose(TameTree(seed: UInt64(seed)), seed) { far += 1 }
    }
    #expect(far <= Fuzz.seeds(40, most: 200).count * 3 / 100)
  }

  @Test
  func `given a tree with a blur, when drawn, then pixels are those of a Gaussian by brute force`()
  {
    var far = 0
    Fuzz.run("blurs against the reference", 15, most: 100) { seed in
      if !isClose(TameTree(seed: UInt64(seed), blurs: true), seed, blurs: true) { far += 1 }
    }
    #expect(far <= Fuzz.seeds(15, most: 100).count * 3 / 100)
  }

  /// Compares a tree with the reference and says whether it is close to it.
  ///
  /// Bounds, in 255ths: a tree is close if, away from edges, it is off by at most 1 in the mean and by 4.5 at a
  /// pixel, where one pixel of 500 may be off by 16. Three trees of a hundred need not be; in none more than one
  /// pixel of 40 is off by more than 4.5, or any by 40; a blur carries what edges are off by into what lies about
  /// them, so that one pixel of 12 may be. At edges the bounds are 16 in the mean, and not more than
  /// 5 % of an edge's pixels off by more than 96.
  private func isClose(_ tree: TameTree, _ seed: Int, blurs: Bool = false) -> Bool {
    let list = DisplayListBuilder.build(
      root: tree.frame,
      at: 0,
      size: TameTree.size,
      scale: tree.scale
    )
    let picture = LayerImages.render(list).pixels
    let expected = TreeReference(tree.root, size: TameTree.size, scale: tree.scale).render()
    let colors = expected.map(\.color)
    let inside = PixelComparison(picture, colors) { !expected[$0].isEdge }
    let edges = PixelComparison(picture, colors) { expected[$0].isEdge }
    if Fuzz.isReplay {
      print(list)
      print("Inside:", inside)
      print("Edges:", edges)
    }
    #expect(inside.mean < 2, "seed \(seed): \(inside)")
    #expect(inside.part(above: 4.5) < (blurs ? 0.08 : 0.025), "seed \(seed): \(inside)")
    #expect(inside.largest < 40, "seed \(seed): \(inside)")
    // At edges coverage is multiplied, layer by layer, where the reference looks at each point: a pixel through
    // which several edges run may be off by a quarter and more.
    #expect(edges.mean < 16, "seed \(seed): \(edges)")
    #expect(edges.part(above: 96) < 0.05, "seed \(seed): \(edges)")
    // Where no edge runs through a pixel only rounding is left: half a step for each layer that is blended. A pixel
    // with the tip of a steep gradient in it is not as bright as its middle.
    return inside.mean < 1 && inside.part(above: 4.5) < 0.002 && inside.largest < 16
  }
}
