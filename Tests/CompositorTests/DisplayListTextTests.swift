import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Display lists as text") @MainActor struct DisplayListTextTests {
  private let rect = RoundedRect(CGRect(x: 20, y: 20, width: 80, height: 50), radius: 8)
  private let map = Homography(scale: 2)

  /// The list that the documentation of `DisplayList` shows.
  private var documented: DisplayList {
    let white = RoundedRect(CGRect(x: 0, y: 0, width: 320, height: 240))
    let plain = RoundedRect(CGRect(x: 20, y: 20, width: 80, height: 50))
    let picture = Texture(CGImage(pixels: LayerKit.picture(56, 40).pixels.copy(isOpaque: true)))
    var triangle = Outline(isEvenOdd: true)
    triangle.move(to: SIMD2(20, 20))
    triangle.line(to: SIMD2(100, 20))
    triangle.line(to: SIMD2(60, 70))
    triangle.close()
    let image = DisplayList.ImagePaint(
      source: picture,
      sourceRect: CGRect(x: 0, y: 0, width: 56, height: 40),
      targetRect: CGRect(x: 20, y: 20, width: 80, height: 50)
    )
    let shadow = DisplayList.Shadow(
      caster: .roundedRect(rect),
      sigma: 5,
      offset: SIMD2(0, 4),
      color: SIMD4(0, 0, 0, 0.4),
      transform: map
    )
    let black = DisplayList.Paint.color(SIMD4(0, 0, 0, 1))
    let group = DisplayList.Group(
      opacity: 0.5,
      clips: [.shape(.roundedRect(rect), map)],
      hasMask: true
    )
    return DisplayList(
      width: 640,
      height: 480,
      scale: 2,
      items: [
        .fill(.init(shape: .roundedRect(white), paint: .color(SIMD4(1, 1, 1, 1)), transform: map)),
        .shadow(shadow), .beginGroup(group),
        .fill(.init(shape: .roundedRect(plain), paint: .image(image), transform: map)), .beginMask,
        .fill(.init(shape: .path(triangle), paint: black, transform: map)), .endMask, .endGroup,
      ]
    )
  }

  private func lines(_ items: [DisplayList.Item]) -> [String] {
    let list = DisplayList(width: 10, height: 10, items: items)
    return list.description.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func `the documented example is printed as documented`() {
    let expected = """
      display list 640x480 px, 2 px per point
      texture 1 56x40 opaque DIGEST
      fill rect 0 0 320 240 color 1 1 1 1 map 2 0 0 2 0 0
      shadow rect 20 20 80 50 r 8 8 8 8 sigma 5 offset 0 4 color 0 0 0 0.4 map 2 0 0 2 0 0
      group opacity 0.5 clip rect 20 20 80 50 r 8 8 8 8 map 2 0 0 2 0 0 masked
        fill rect 20 20 80 50 image 1 from 0 0 56 40 to 20 20 80 50 map 2 0 0 2 0 0
        mask
          fill path even-odd M 20 20 L 100 20 L 60 70 Z color 0 0 0 1 map 2 0 0 2 0 0
        end mask
      end group
      """
    let digest = /opaque [0-9a-f]{16}$/.anchorsMatchLineEndings()
    let text = documented.description.replacing(digest, with: "opaque DIGEST")
    #expect(text == expected)
  }

  @Test func `every other part has its words`() {
    let stop = DisplayList.GradientPaint.Stop(location: 0.25, color: SIMD4(1, 0, 0, 0.5))
    let gradient = DisplayList.GradientPaint(
      kind: .conic,
      start: SIMD2(0.1, 2),
      end: SIMD2(3, -4),
      stops: [stop]
    )
    let ring = DisplayList.Shape.ring(outer: rect, inner: rect.inset(by: 2))
    let tilted = Homography(x: SIMD3(1, 0, 0.001), y: SIMD3(0, 1, 0), origin: SIMD3(5, 6, 1))
    let fill = DisplayList.Fill(
      shape: ring,
      paint: .gradient(gradient),
      transform: tilted,
      opacity: 1.0 / 3
    )
    let half = DisplayList.Group(clips: [.halfPlane(SIMD3(1, -0.5, 1e-9))])
    let inner = DisplayList(width: 4, height: 4, scale: 2, items: [.fill(fill)])
    let shadow = DisplayList.Shadow(
      caster: .content(inner, origin: SIMD2(-1, -2)),
      sigma: 3,
      offset: SIMD2(0, 0),
      color: SIMD4(0, 0, 0, 1),
      transform: map,
      cover: rect
    )
    let fillLine =
      "fill ring rect 20 20 80 50 r 8 8 8 8 rect 22 22 76 46 r 6 6 6 6 "
      + "conic 0.1 2 3 -4 stop 0.25 1 0 0 0.5 opacity 0.33333334 map 1 0 0.001 0 1 0 5 6 1"
    #expect(lines([.fill(fill)]) == [fillLine])
    #expect(
      lines([.beginGroup(half), .endGroup]) == ["group clip half 1 -0.5 1e-09", "end group"]
    )
    #expect(
      lines([.shadow(shadow)]) == [
        "shadow content 4x4 at -1 -2 scale 2 sigma 3 offset 0 0 color 0 0 0 1 "
          + "cover rect 20 20 80 50 r 8 8 8 8 map 2 0 0 2 0 0",
        "  " + fillLine, "end shadow",
      ]
    )
  }

  @Test(arguments: LayerScene.allCases)
  func `given any scene, then its text is the same twice and its groups are closed`(
    scene: LayerScene
  ) throws {
    let text = scene.list().description
    #expect(text == scene.list().description)
    let last = try #require(text.split(separator: "\n").last)
    #expect(!last.hasPrefix(" "))
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test func `pictures are told apart by their pixels, not by where they lie in memory`() {
    func text(_ image: CGImage) -> String {
      let paint = DisplayList.ImagePaint(
        source: Texture(image),
        sourceRect: CGRect(x: 0, y: 0, width: 8, height: 8),
        targetRect: CGRect(x: 0, y: 0, width: 8, height: 8)
      )
      let fill = DisplayList.Fill(
        shape: .roundedRect(rect),
        paint: .image(paint),
        transform: .identity
      )
      return DisplayList(width: 8, height: 8, items: [.fill(fill), .fill(fill)]).description
    }
    let pixels = PixelBuffer(width: 8, height: 8)
    let other = PixelBuffer(width: 8, height: 8)
    other[7, 7] = 0xff00_0000
    #expect(text(CGImage(pixels: pixels)) == text(CGImage(pixels: pixels.copy(isOpaque: false))))
    #expect(text(CGImage(pixels: pixels)) != text(CGImage(pixels: other)))
    #expect(text(CGImage(pixels: other)).split(separator: "\n").count == 4)
  }

  @Test func `as JSON it has the same items in the same order`() throws {
    let encoder = JSONEncoder()
    let data = try encoder.encode(documented)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let items = try #require(object["items"] as? [[String: Any]])
    #expect(
      items.compactMap { $0["item"] as? String } == [
        "fill", "shadow", "group", "fill", "mask", "fill", "end mask", "end group",
      ]
    )
    #expect(object["width"] as? Double == 640)
    #expect((object["textures"] as? [Any])?.count == 1)
    let shape = try #require(items[5]["shape"] as? [String: Any])
    #expect(shape["verbs"] as? String == "MLLZ")
    #expect(shape["points"] as? [Double] == [20, 20, 100, 20, 60, 70])
    #expect(items[0]["map"] as? [Double] == [2, 0, 0, 0, 2, 0, 0, 0, 1])
  }

  @Test func `numbers beyond a Float are not called infinite`() {
    let far = Homography(scale: 1, translation: CGPoint(x: 1e300, y: -.infinity))
    #expect(far.description == "map 1 0 0 1 1e+300 -inf")
  }

  @Test func `the same pixels are one texture, wherever they lie`() {
    let pixels = LayerKit.picture(8, 8).pixels
    let copy = pixels.copy(isOpaque: pixels.isOpaque)
    let fills = [pixels, copy, PixelBuffer(width: 8, height: 8)].map { pixels in
      let paint = DisplayList.ImagePaint(
        source: Texture(CGImage(pixels: pixels)),
        sourceRect: CGRect(x: 0, y: 0, width: 8, height: 8),
        targetRect: CGRect(x: 0, y: 0, width: 8, height: 8)
      )
      return DisplayList.Item.fill(
        DisplayList.Fill(shape: .roundedRect(rect), paint: .image(paint), transform: map)
      )
    }
    let lines = DisplayList(width: 8, height: 8, items: fills).description.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("texture") }.count == 2)
    #expect(lines.count == 6 && lines[3] == lines[4] && lines[4] != lines[5])
  }
}
