import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite("Symbols")
struct SymbolTests {
  private let stage = Stage(width: 100, height: 100)

  private func image(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws
    -> UIImage
  {
    try #require(stage.run { UIImage(systemName: name, withConfiguration: configuration) })
  }

  /// How much of a picture is covered, in pixels.
  private func coverage(_ image: UIImage) -> Double {
    guard let pixels = image.cgImage?.pixels else { return 0 }
    var sum = 0.0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { sum += Double(pixels[x, y] >> 24) / 255 }
    }
    return sum
  }

  @Test func `every drawing shows something and leaves its edges free`() throws {
    for name in stage.run({ UIImage.systemSymbolNames }) {
      let image = try image(name, UIImage.SymbolConfiguration(pointSize: 40))
      let pixels = try #require(image.cgImage?.pixels)
      #expect(coverage(image) > 20, "\(name)")
      for x in 0..<pixels.width {
        let edge = max(pixels[x, 0] >> 24, pixels[x, pixels.height - 1] >> 24)
        #expect(edge < 128, "\(name) is cut off at the top or bottom")
      }
      for y in 0..<pixels.height {
        let edge = max(pixels[0, y] >> 24, pixels[pixels.width - 1, y] >> 24)
        #expect(edge < 128, "\(name) is cut off at a side")
      }
    }
    #expect(stage.world.issues.isEmpty)
  }

  @Test func `endings change a drawing`() throws {
    let plain = try coverage(image("heart"))
    let filled = try coverage(image("heart.fill"))
    let circle = try coverage(image("heart.circle"))
    let disc = try coverage(image("heart.circle.fill"))
    #expect(filled > plain * 1.5)
    #expect(circle != plain)
    #expect(disc > circle)
    #expect(try coverage(image("bell.slash")) != coverage(image("bell")))
  }

  @Test func `symbols are templates that follow size, weight and scale`() throws {
    let usual = try image("star")
    #expect(usual.isSymbolImage)
    #expect(usual.renderingMode == .alwaysTemplate)
    let large = try image("star", UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(large.size.height - 2 * usual.size.height) <= 1)
    let bold = try image("plus", UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    let thin = try image("plus", UIImage.SymbolConfiguration(pointSize: 34, weight: .thin))
    #expect(coverage(bold) > coverage(thin) * 2)
    let small = try image("star", UIImage.SymbolConfiguration(scale: .small))
    #expect(small.size.height < usual.size.height)
    let both = UIImage.SymbolConfiguration(pointSize: 30)
      .applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(try image("star", both).size.height == 36)
    let changed = stage.run { usual.withConfiguration(UIImage.SymbolConfiguration(pointSize: 30)) }
    #expect(changed.size.height == 36)
  }

  @Test func `a palette colour is drawn as it is`() throws {
    let red = try image("star.fill", UIImage.SymbolConfiguration(hierarchicalColor: .red))
    #expect(red.renderingMode == .alwaysOriginal)
    let pixels = try #require(red.cgImage?.pixels)
    #expect(pixels[pixels.width / 2, pixels.height / 2] == 0xFFFF_0000)
  }

  @Test func `an image view shows a symbol in the size that it prefers`() throws {
    let symbol = try image("star")
    let view = stage.run {
      let view = UIImageView(image: symbol)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
      return view
    }
    #expect(stage.run { view.intrinsicContentSize.height } == 48)
  }

  @Test func `a name without a drawing is reported`() {
    #expect(stage.run { UIImage(systemName: "no.such.symbol") } == nil)
    #expect(stage.run { UIImage(systemName: "star.bogus") } == nil)
    #expect(stage.world.issues.count == 2)
  }
}
