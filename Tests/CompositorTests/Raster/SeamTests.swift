import Compositor
import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite("Tiles") @MainActor struct SeamTests {
  /// Draws a tree with its top left corner at a pixel of a picture of four tiles.
  private func draw(_ seed: Int, x: Int, y: Int) -> PixelBuffer {
    let tree = TameTree(seed: UInt64(seed), scale: 1)
    let list = DisplayListBuilder.build(
      contentOf: tree.frame,
      at: 0,
      bounds: CGRect(x: -x, y: -y, width: 256, height: 128)
    )
    if Fuzz.isReplay { print(list) }
    return LayerImages.render(list).pixels
  }

  /// How far every pixel of a tree at one place is from the same pixel at another place.
  private func differences(
    _ first: PixelBuffer,
    _ from: (x: Int, y: Int),
    _ second: PixelBuffer,
    _ to: (x: Int, y: Int)
  ) -> [Int] {
    var result: [Int] = []
    for y in -6..<Int(TameTree.size.height) + 6 {
      for x in -6..<Int(TameTree.size.width) + 6 {
        let a = first[from.x + x, from.y + y]
        let b = second[to.x + x, to.y + y]
        let channels = [UInt32(0), 8, 16, 24].map { shift in
          abs(Int(a >> shift & 255) - Int(b >> shift & 255))
        }
        result.append(channels.max() ?? 0)
      }
    }
    return result
  }

  @Test func `given a picture within one tile, when moved across four, then its pixels stay`() {
    var far = 0
    Fuzz.run("pictures across tiles", 100, most: 5_000) { if !move($0) { far += 1 } }
    #expect(far <= Fuzz.seeds(100, most: 5_000).count / 5_000)
  }

  /// Compares a tree at three places with itself and says whether it is close.
  ///
  /// It is if at most three pixels are off by more than 6; one tree of 5,000 may have eight of them.
  private func move(_ seed: Int) -> Bool {
    var isClose = true
    let whole = draw(seed, x: 40, y: 12)
    for place in [(x: 104, y: 44), (x: 90, y: 60), (x: 126, y: 30)] {
      let cut = draw(seed, x: place.x, y: place.y)
      let off = differences(whole, (x: 40, y: 12), cut, place)
      // In perspective, pictures are placed exactly at every eighth pixel only; and where two planes cross, a
      // pixel whose centre lies on the line may go to either.
      #expect(off.count { $0 > 2 } <= off.count / 50, "seed \(seed) at \(place): \(off.max() ?? 0)")
      let count = off.count { $0 > 6 }
      #expect(count <= 8, "seed \(seed) at \(place): \(off.max() ?? 0)")
      if count > 3 { isClose = false }
    }
    return isClose
  }
}
