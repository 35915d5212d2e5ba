import CoreGraphics
import Testing

@testable import Benchmarks

@Suite struct PictureDifferenceTests {
  @Test func `given equal pictures, then they are 100 dB apart`() {
    let picture = PixelBuffer(width: 3, height: 2, isOpaque: true)
    #expect(PictureDifference.decibels(picture, picture.copy()) == 100)
  }

  @Test func `given pictures that differ by 255 everywhere, then they are 0 dB apart`() {
    let black = PixelBuffer(width: 3, height: 2, isOpaque: true)
    let white = PixelBuffer(width: 3, height: 2, isOpaque: true)
    white.fill(0xFFFF_FFFF)
    #expect(PictureDifference.decibels(black, white) == 0)
  }
}
