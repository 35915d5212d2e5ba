import Compositor
import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite("Layer trees against a slow reference") @MainActor struct TreeReferenceTests {
  @Test func `given a random tree, when drawn, then pixels are what is looked up in the tree`() {
    Fuzz.run("layer trees against the reference", 40, most: 1_000) { seed in
      compare(TameTree(seed: UInt64(seed)), seed)
    }
  }

  @Test
  func `given a tree with a blur, when drawn, then pixels are those of a Gaussian by brute force`()
  {
    Fuzz.run("blurs against the reference", 15, most: 1_000) { seed in
      compare(TameTree(seed: UInt64(seed), blurs: true), seed)
    }
  }

  /// Bounds, in 255ths: at most 4.5 and 1 in the mean away from edges, where one pixel of 500 may be off by 16;
  /// 16 in the mean at edges, and not more than 5 % of an edge's pixels off by more than 96.
  private func compare(_ tree: TameTree, _ seed: Int) {
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
    // Where no edge runs through a pixel only rounding is left: half a step for each layer that is blended.
    #expect(inside.mean < 1, "seed \(seed): \(inside)")
    // A pixel with the tip of a steep gradient in it is not as bright as its middle.
    #expect(inside.part(above: 4.5) < 0.002, "seed \(seed): \(inside)")
    #expect(inside.largest < 16, "seed \(seed): \(inside)")
    // At edges coverage is multiplied, layer by layer, where the reference looks at each point: a pixel through
    // which several edges run may be off by a quarter and more.
    #expect(edges.mean < 16, "seed \(seed): \(edges)")
    #expect(edges.part(above: 96) < 0.05, "seed \(seed): \(edges)")
  }
}
