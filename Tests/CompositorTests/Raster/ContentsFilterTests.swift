import Compositor
import CoreGraphics
import Foundation
import Testing

@Suite("Contents filters") struct ContentsFilterTests {
  private static let size = 128

  /// Fine stripes, whose looks depend most on how they are made smaller.
  private func picture() -> CGImage {
    let buffer = PixelBuffer(width: Self.size, height: Self.size, isOpaque: true)
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let isOn = (x / 3 + y / 5) % 2 == 0
        buffer[x, y] = isOn ? 0xffff_e0c0 : 0xff20_4080
      }
    }
    return CGImage(pixels: buffer)
  }

  private func draw(
    _ image: CGImage,
    side: Double,
    blends: Bool = true,
    bias: Double = 0,
    nearest: Bool = false
  ) -> PixelBuffer {
    var paint = DisplayList.ImagePaint(
      source: Texture(image),
      sourceRect: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      targetRect: CGRect(x: 0, y: 0, width: side, height: side),
      magnifiesNearest: nearest,
      minifiesNearest: nearest
    )
    paint.blendsHalvings = blends
    paint.halvingBias = Float(bias)
    let fill = DisplayList.Fill(
      shape: .roundedRect(RoundedRect(paint.targetRect)),
      paint: .image(paint),
      transform: .identity
    )
    let buffer = PixelBuffer(width: Self.size, height: Self.size)
    let list = DisplayList(width: Self.size, height: Self.size, items: [.fill(fill)])
    Renderer(threads: 1).render(list, into: buffer)
    return buffer
  }

  private func half(_ image: CGImage) -> CGImage {
    let result = PixelBuffer(width: image.width / 2, height: image.height / 2, isOpaque: true)
    for y in 0..<result.height {
      for x in 0..<result.width {
        var pixel: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          let sum = [(0, 0), (1, 0), (0, 1), (1, 1)]
            .map { image.pixels[2 * x + $0.0, 2 * y + $0.1] >> shift & 255 }.reduce(0, +)
          pixel |= ((sum + 2) / 4) << shift
        }
        result[x, y] = pixel
      }
    }
    return CGImage(pixels: result)
  }

  private func largest(_ a: PixelBuffer, _ b: PixelBuffer, side: Int) -> Int {
    var result = 0
    for y in 0..<side {
      for x in 0..<side {
        for shift: UInt32 in [0, 8, 16, 24] {
          result = max(result, abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255)))
        }
      }
    }
    return result
  }

  @Test(arguments: [1, 2])
  func `given a picture made smaller by halves, when drawn, then it is its halving`(times: Int) {
    var expected = picture()
    for _ in 0..<times { expected = half(expected) }
    let side = Self.size >> times
    let drawn = draw(picture(), side: Double(side))
    #expect(largest(drawn, expected.pixels, side: side) <= 1)
  }

  @Test func `given a size between halves, when drawn, then both halvings are blended`() {
    let side = 91
    let drawn = draw(picture(), side: Double(side))
    let fine = draw(picture(), side: Double(side), bias: -0.4915)
    let coarse = draw(half(picture()), side: Double(side))
    // log2(128 / 91) = 0.492
    var worst = 0.0
    for y in 2..<side - 2 {
      for x in 2..<side - 2 {
        for shift: UInt32 in [0, 8, 16] {
          let (a, b) = (Double(fine[x, y] >> shift & 255), Double(coarse[x, y] >> shift & 255))
          let expected = a + (b - a) * 0.492
          worst = max(worst, abs(Double(drawn[x, y] >> shift & 255) - expected))
        }
      }
    }
    #expect(worst <= 2)
  }

  @Test func `given sizes about a halving, when drawn, then nothing jumps`() {
    let above = draw(picture(), side: 64.01)
    let below = draw(picture(), side: 63.99)
    #expect(largest(above, below, side: 16) <= 2)
  }

  @Test func `given a bias, when drawn in its own size, then a halving is taken`() {
    let drawn = draw(picture(), side: 127, bias: 1)
    let plain = draw(picture(), side: 127)
    var contrasts = (0, 0)
    for x in 10..<100 {
      contrasts.0 += abs(Int(drawn[x, 60] & 255) - Int(drawn[x + 1, 60] & 255))
      contrasts.1 += abs(Int(plain[x, 60] & 255) - Int(plain[x + 1, 60] & 255))
    }
    #expect(contrasts.0 * 10 < contrasts.1 * 9)
  }

  @Test func `given nearest, when made smaller or larger, then only the picture's colours occur`() {
    var others = 0
    for side in [37.0, 120] {
      let drawn = draw(picture(), side: side, blends: false, nearest: true)
      for y in 1..<Int(side) - 1 {
        for x in 1..<Int(side) - 1 {
          if drawn[x, y] != 0xffff_e0c0, drawn[x, y] != 0xff20_4080 { others += 1 }
        }
      }
    }
    #expect(others == 0)
  }
}
