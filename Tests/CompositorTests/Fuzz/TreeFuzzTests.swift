import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

@Suite("Random layer trees") @MainActor struct TreeFuzzTests {
  private let renderers = [1, 2, 4].map { Renderer(threads: $0) }

  /// Lets the first tree's transitions keep their old pictures, as those of all later ones do.
  init() { LayerImages.install() }

  @Test func `given random trees, when drawn, then pixels are the same with any number of threads`()
  {
    FuzzWatch.install
    var failures = 0
    Fuzz.run("layer trees", 500) { seed in
      FuzzWatch.watch(UInt64(seed)) {
        for fault in faults(UInt64(seed)) {
          failures += 1
          if failures < 50 { Issue.record("seed \(seed): \(fault)") }
        }
      }
    }
    #expect(failures == 0)
  }

  /// What is wrong with a tree at three moments.
  private func faults(_ seed: UInt64) -> [String] {
    var tree = RandomTree(seed: seed)
    var result: [String] = []
    // A renderer that has drawn nothing yet, beside others whose memory is full of another picture.
    let follower = Renderer(threads: 1)
    if seed.isMultiple(of: 4) {
      for renderer in renderers { renderer.render(Self.clutter, into: Self.bin) }
    }
    let source = DisplayListSource()
    let followed = PixelBuffer(
      width: Int(RandomTree.size.width * tree.scale),
      height: Int(RandomTree.size.height * tree.scale)
    )
    for moment in 0..<3 {
      let list = source.list(
        of: tree.root,
        at: tree.world.frameTime,
        size: RandomTree.size,
        scale: tree.scale
      )
      if !ListNumbers.areFinite(list) { result.append("moment \(moment): not finite") }
      follower.render(list, into: followed, damage: .changes)
      result += faults(list, followed).map { "moment \(moment): \($0)" }
      if Fuzz.isReplay { print("Moment \(moment):", list) }
      ask(&tree)
      tree.change()
      tree.move()
    }
    return result
  }

  private func faults(_ list: DisplayList, _ followed: PixelBuffer) -> [String] {
    var result: [String] = []
    let pictures = renderers.map { renderer in
      let picture = PixelBuffer(width: list.width, height: list.height)
      renderer.render(list, into: picture)
      return picture
    }
    for (picture, renderer) in zip(pictures, renderers).dropFirst() {
      let difference = Self.difference(pictures[0], picture)
      if let difference {
        result.append("\(renderer.threads) threads draw other pixels: \(difference)")
      }
    }
    if let difference = Self.difference(pictures[0], followed) {
      result.append("drawing only what changed gives other pixels: \(difference)")
    }
    let bright = withExtendedLifetime(pictures[0]) { picture in
      UnsafeBufferPointer(picture.pixels).first { !Self.isPremultiplied($0) }
    }
    if let bright {
      result.append("a colour is brighter than its alpha: \(String(bright, radix: 16))")
    }
    return result
  }

  /// Where two pictures differ first, or nil.
  private static func difference(_ first: PixelBuffer, _ second: PixelBuffer) -> String? {
    guard first != second else { return nil }
    for y in 0..<first.height {
      for x in 0..<first.width where first[x, y] != second[x, y] {
        let pixels = [first[x, y], second[x, y]].map { String($0, radix: 16) }
        return "at \(x), \(y) \(pixels[1]) instead of \(pixels[0])"
      }
    }
    return nil
  }

  private static let bin = PixelBuffer(
    width: Int(RandomTree.size.width * 2),
    height: Int(RandomTree.size.height * 2)
  )

  /// A picture that fills groups, masks and coverage of all tiles, nested deeply.
  private static let clutter: DisplayList = {
    var scene = SceneBuilder()
    (scene.list.width, scene.list.height) = (bin.width, bin.height)
    let all = SceneBuilder.box(0.5, 0.5, Double(bin.width) - 1, Double(bin.height) - 1, 40)
    func fill(_ scene: inout SceneBuilder, depth: Int) {
      scene.fill(
        .path(Outline(all)),
        .color(depth % 2 == 0 ? SceneBuilder.glass : SceneBuilder.red)
      )
      guard depth > 0 else { return }
      let clip = DisplayList.Group.Clip.shape(.path(Outline(all)), .identity)
      scene.group(opacity: 0.9, clips: [clip]) {
        fill(&$0, depth: depth - 1)
      } mask: {
        $0.fill(.roundedRect(all), .color(SceneBuilder.green))
      }
    }
    fill(&scene, depth: 3)
    return scene.list
  }()

  private static func isPremultiplied(_ pixel: UInt32) -> Bool {
    let alpha = pixel >> 24
    return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
  }

  /// Asks what an app asks layers for; answers may be anything but a crash.
  private func ask(_ tree: inout RandomTree) {
    tree.world.perform {
      for layer in tree.layers.suffix(3) {
        let point = tree.point()
        _ = tree.root.hitTest(point)
        _ = layer.convert(point, to: tree.root)
        _ = layer.convert(tree.rect(), from: tree.root)
        _ = layer.presentation()?.frame
        _ = layer.convertTime(tree.number(0...1), from: nil)
      }
    }
  }
}
