import Compositor
import CoreGraphics
import Testing

@Suite("Backdrop drawing", .timeLimit(.minutes(2))) struct BackdropDrawingTests {
  private typealias Kit = BackdropKit
  private let bar = CGRect(x: 20, y: 30, width: 230, height: 61)

  /// Two backdrops over one another, one in a fading group with a mask, one with round corners.
  private func items(_ sigma: Double) -> [DisplayList.Item] {
    let mask = CGRect(x: 60, y: 10, width: 160, height: 120)
    return [
      Kit.fill(Kit.picture(.edges)),
      Kit.backdrop(bar, sigma: sigma, saturation: 1.6, radius: 14),
      Kit.box(CGRect(x: 100, y: 40, width: 30, height: 90), SIMD4(1, 0, 0, 1)),
      .beginGroup(DisplayList.Group(opacity: 0.7, hasMask: true)),
      Kit.box(CGRect(x: 150, y: 20, width: 40, height: 40), SIMD4(0, 1, 0, 0.5)),
      Kit.backdrop(bar.offsetBy(dx: 30, dy: 30), sigma: sigma / 2, tint: SIMD4(0, 0, 0, 0.3)),
      .beginMask,
      Kit.box(mask, SIMD4(1, 1, 1, 0.9)),
      .endMask,
      .endGroup,
    ]
  }

  @Test(arguments: [1.5, 7, 25])
  func `given backdrops, when drawn by 1, 2 and 4 threads, then pixels are identical`(
    sigma: Double
  ) {
    let one = Kit.draw(items(sigma))
    #expect(Kit.draw(items(sigma), threads: 2) == one)
    #expect(Kit.draw(items(sigma), threads: 4) == one)
  }

  @Test func `given a part of the picture, when blurred, then it equals that part of the whole`() {
    let picture = Kit.fill(Kit.picture(.noise))
    for sigma in [2.0, 5, 13, 30] {
      let whole = Kit.draw([picture, Kit.backdrop(sigma: sigma)])
      let part = Kit.draw([picture, Kit.backdrop(bar, sigma: sigma)])
      let plain = Kit.draw([picture])
      for y in 0..<Kit.height {
        for x in 0..<Kit.width {
          let isIn = bar.contains(CGPoint(x: x, y: y))
          #expect(part[x, y] == (isIn ? whole : plain)[x, y])
        }
      }
    }
  }

  @Test func `given a half opaque backdrop, when drawn, then it is half way`() {
    let picture = Kit.fill(Kit.picture(.edges))
    let whole = Kit.draw([picture, Kit.backdrop(sigma: 8)])
    let half = Kit.draw([picture, Kit.backdrop(sigma: 8, opacity: 0.5)])
    let plain = Kit.draw([picture])
    let expected = (0..<Kit.width * Kit.height).map { index -> SIMD4<Double> in
      let (x, y) = (index % Kit.width, index / Kit.width)
      return (Self.color(whole[x, y]) * 128 + Self.color(plain[x, y]) * 127) / 255
    }
    #expect(PixelComparison(half, expected).largest <= 1.01)
  }

  private static func color(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4<Double>(SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24))
  }

  @Test func `given a fading group, when drawn, then its backdrop sees what lies behind it`() {
    let picture = Kit.fill(Kit.picture(.edges))
    let alone = Kit.draw([picture, Kit.backdrop(bar, sigma: 8, opacity: 0.6)])
    let grouped = Kit.draw([
      picture,
      .beginGroup(DisplayList.Group(opacity: 0.6)),
      Kit.backdrop(bar, sigma: 8),
      .endGroup,
    ])
    let expected = (0..<Kit.width * Kit.height)
      .map { Self.color(alone[$0 % Kit.width, $0 / Kit.width]) }
    #expect(PixelComparison(grouped, expected).largest <= 1.01)
  }

  @Test func `given a fading group, when drawn, then its backdrop sees the group's items whole`() {
    let red = Kit.box(CGRect(x: 0, y: 0, width: 300, height: 150), SIMD4(1, 0, 0, 1))
    let white = Kit.box(CGRect(x: 0, y: 0, width: 300, height: 150), SIMD4(1, 1, 1, 1))
    let drawn = Kit.draw([
      white,
      .beginGroup(DisplayList.Group(opacity: 0.5)),
      red,
      Kit.backdrop(bar, sigma: 8),
      .endGroup,
    ])
    #expect(drawn[100, 60] == drawn[5, 5])
    #expect(drawn[100, 60] >> 16 & 255 == 255 && drawn[100, 60] >> 8 & 255 == 127)
  }

  @Test func `given a backdrop in a mask, when one in its group sees it, then it is made first`() {
    let all = CGRect(x: 0, y: 0, width: 300, height: 150)
    let items: [DisplayList.Item] = [
      Kit.fill(Kit.picture(.edges)),
      .beginGroup(DisplayList.Group(hasMask: true)),
      Kit.box(all, SIMD4(0, 0, 1, 0.5)),
      Kit.backdrop(bar, sigma: 6),
      .beginMask,
      Kit.box(CGRect(x: 0, y: 0, width: 150, height: 150), SIMD4(0, 0, 0, 1)),
      Kit.backdrop(all, sigma: 9),
      .endMask,
      .endGroup,
    ]
    // What a renderer remembers of another picture takes no part.
    let used = Renderer(threads: 1)
    let target = PixelBuffer(width: Kit.width, height: Kit.height)
    let other = DisplayList(
      width: Kit.width,
      height: Kit.height,
      items: [
        Kit.fill(Kit.picture(.noise)), Kit.backdrop(all, sigma: 4), Kit.backdrop(all, sigma: 3),
      ]
    )
    used.render(other, into: target)
    used.render(DisplayList(width: Kit.width, height: Kit.height, items: items), into: target)
    #expect(target == Kit.draw(items))
  }

  @Test func `given a backdrop in a mask, when drawn, then it sees only the mask`() {
    let drawn = Kit.draw([
      Kit.box(CGRect(x: 0, y: 0, width: 300, height: 150), SIMD4(1, 1, 1, 1)),
      .beginGroup(DisplayList.Group(hasMask: true)),
      Kit.box(CGRect(x: 0, y: 0, width: 300, height: 150), SIMD4(0, 0, 1, 1)),
      .beginMask,
      Kit.box(CGRect(x: 0, y: 0, width: 150, height: 150), SIMD4(0, 0, 0, 1)),
      Kit.backdrop(sigma: 10),
      .endMask,
      .endGroup,
    ])
    #expect(drawn[20, 75] == 0xff00_00ff)
    #expect(drawn[280, 75] == 0xffff_ffff)
    // Half way at the edge of what the mask shows.
    let middle = Int(drawn[150, 75] >> 16 & 255)
    #expect((120...136).contains(middle))
  }

  @Test func `given nothing behind, when drawn, then nothing but the tint is seen`() {
    let plain = Kit.draw([Kit.backdrop(bar, sigma: 9, saturation: 1.8)])
    #expect(plain.pixels.allSatisfy { $0 == 0 })
    let tinted = Kit.draw([Kit.backdrop(bar, sigma: 9, tint: SIMD4(1, 1, 1, 0.4))])
    #expect(tinted[100, 60] == 0x6666_6666)
  }

  @Test(arguments: [2.0, 10, 40])
  func `given translucent pixels, when blurred, then no colour exceeds its alpha`(sigma: Double) {
    let drawn = Kit.draw([
      Kit.fill(Kit.picture(.translucent)),
      Kit.backdrop(sigma: sigma, saturation: 1.8, tint: SIMD4(1, 1, 1, 0.3)),
    ])
    for pixel in drawn.pixels {
      let alpha = pixel >> 24
      #expect(pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha)
    }
  }

  @Test func `given a window, when drawn, then a backdrop sees nothing outside of it`() {
    let screen = CGRect(x: 40, y: 30, width: 200, height: 90)
    let ground = Kit.box(CGRect(x: 0, y: 0, width: 300, height: 150), SIMD4(0, 0, 0, 1))
    let white = Kit.box(screen, SIMD4(1, 1, 1, 1))
    for sigma in [2.0, 20] {
      var backdrop = DisplayList.Backdrop(
        shape: .roundedRect(RoundedRect(screen)),
        sigma: sigma,
        transform: .identity
      )
      #expect(Kit.draw([ground, white, .backdrop(backdrop)])[41, 60] != 0xffff_ffff)
      backdrop.window = screen
      let drawn = Kit.draw([ground, white, .backdrop(backdrop)])
      #expect(drawn == Kit.draw([ground, white]))
    }
  }
}
