import Compositor
import CoreGraphics
import Testing

@Suite("Backdrop quality", .timeLimit(.minutes(2))) struct BackdropQualityTests {
  private static let sigmas = [0.4, 1, 2.5, 2.99, 3, 4.5, 5.99, 6, 9, 11.9, 12, 17, 24, 30, 48, 70]

  @Test(arguments: BackdropKit.Pattern.allCases, sigmas)
  func `given a picture, when blurred, then it is a Gaussian within 2 of 255`(
    pattern: BackdropKit.Pattern,
    sigma: Double
  ) {
    let picture = BackdropKit.picture(pattern)
    let drawn = BackdropKit.draw([
      BackdropKit.fill(picture), BackdropKit.backdrop(sigma: sigma),
    ])
    let comparison = PixelComparison(drawn, ReferenceBlur.blur(picture.pixels, sigma: sigma))
    #expect(comparison.largest <= 2, "off by \(comparison.largest)")
    #expect(comparison.mean <= 0.6, "off by \(comparison.mean) on average")
  }

  @Test(arguments: [0.0, 0.5, 1.4, 1.8], [2.0, 8.0, 20.0])
  func `given saturation and tint, when drawn, then colours are as computed`(
    saturation: Double,
    sigma: Double
  ) {
    let picture = BackdropKit.picture(.edges)
    let tint = SIMD4<Float>(0.9, 0.95, 1, 0.4)
    let drawn = BackdropKit.draw([
      BackdropKit.fill(picture),
      BackdropKit.backdrop(sigma: sigma, saturation: saturation, tint: tint),
    ])
    let expected = ReferenceBlur.blur(picture.pixels, sigma: sigma)
      .map { ReferenceBlur.color($0, saturation: saturation, tint: tint) }
    let comparison = PixelComparison(drawn, expected)
    #expect(comparison.largest <= 2, "off by \(comparison.largest)")
  }

  @Test(arguments: [0.0, 2, 8, 40])
  func `given one colour, when blurred, then it stays as it is`(sigma: Double) {
    let color: UInt32 = 0xff3c_8e17
    let picture = PixelBuffer(width: BackdropKit.width, height: BackdropKit.height)
    picture.fill(color)
    let drawn = BackdropKit.draw([
      BackdropKit.fill(CGImage(pixels: picture)), BackdropKit.backdrop(sigma: sigma),
    ])
    #expect(drawn == picture)
  }

  @Test func `given a coarse scale, when drawn, then it is at least as soft as its cells`() {
    let picture = BackdropKit.picture(.edges)
    let items = [BackdropKit.fill(picture), BackdropKit.backdrop(sigma: 1, scale: 0.25)]
    let drawn = BackdropKit.draw(items)
    let comparison = PixelComparison(drawn, ReferenceBlur.blur(picture.pixels, sigma: 6))
    #expect(comparison.largest <= 2, "off by \(comparison.largest)")
  }
}
