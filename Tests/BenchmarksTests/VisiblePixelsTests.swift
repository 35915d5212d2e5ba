import Compositor
import CoreGraphics
import Foundation
import Testing

@testable import Benchmarks

@Suite struct VisiblePixelsTests {
  private func fill(_ rect: CGRect, alpha: Float = 1) -> DisplayList.Item {
    .fill(
      DisplayList.Fill(
        shape: .roundedRect(RoundedRect(rect)),
        paint: .color(SIMD4(1, 0, 0, alpha)),
        transform: .identity
      )
    )
  }

  private func counts(_ items: [DisplayList.Item]) -> [Kernel: Int] {
    var pixels = VisiblePixels(width: 20, height: 10)
    pixels.count(DisplayList(width: 20, height: 10, items: items))
    return pixels.counts.filter { $0.value > 0 }
  }

  private let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
  private let half = CGRect(x: 10, y: 0, width: 30, height: 10)

  @Test func `given an opaque fill, then what it hides is not counted`() {
    #expect(counts([fill(frame, alpha: 0.5), fill(half)]) == [.fill: 100, .over: 100])
  }

  @Test func `given a translucent fill, then what is below is counted too`() {
    #expect(counts([fill(frame), fill(half, alpha: 0.5)]) == [.fill: 200, .over: 100])
  }

  @Test func `given a faded group, then it hides only what is in it, and is composited`() {
    let group = DisplayList.Item.beginGroup(DisplayList.Group(opacity: 0.5))
    let items = [fill(frame), group, fill(half, alpha: 0.5), fill(half), .endGroup]
    #expect(counts(items) == [.fill: 300, .group: 100])
  }

  @Test func `given a clipped group, then only what is in the clip is counted and hides`() {
    let clip = DisplayList.Group.Clip.shape(.roundedRect(RoundedRect(half)), .identity)
    let group = DisplayList.Item.beginGroup(DisplayList.Group(clips: [clip]))
    let items = [fill(frame, alpha: 0.5), group, fill(frame), .endGroup]
    #expect(counts(items) == [.over: 100, .fill: 100, .group: 100])
  }

  @Test func `given a mask, then its pixels count and the group hides nothing`() {
    let group = DisplayList.Item.beginGroup(DisplayList.Group(hasMask: true))
    let items = [fill(frame), group, fill(half), .beginMask, fill(half), .endMask, .endGroup]
    #expect(counts(items) == [.fill: 400, .group: 100])
  }

  @Test func `given a path with a hole, then the hole is left out`() {
    var outline = Outline(isEvenOdd: true)
    for (low, high) in [(0.0, 10.0), (2, 8)] {
      outline.verbs += [.move, .line, .line, .line, .close]
      outline.points += [SIMD2(low, low), SIMD2(high, low), SIMD2(high, high), SIMD2(low, high)]
    }
    let item = DisplayList.Item.fill(
      DisplayList.Fill(
        shape: .path(outline),
        paint: .color(SIMD4(1, 0, 0, 1)),
        transform: .identity
      )
    )
    #expect(counts([item]) == [.fill: 64])
  }
}
