import CoreGraphics
import Testing

struct CGColorTests {
  @Test func `colours are equal by value`() {
    let a = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let b = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(a != CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
    #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func `a grey has two components and a colour four`() {
    #expect(CGColor.white.components == [1, 1])
    #expect(CGColor.clear.components == [0, 0])
    #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).components == [1, 0.5, 0, 1])
    #expect(CGColor.white.rgba == SIMD4(1, 1, 1, 1))
  }

  @Test func `another opacity keeps the colour`() {
    let faded = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).copy(alpha: 0.25)
    #expect(faded == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(CGColor.black.copy(alpha: 0.5)?.components == [0, 0.5])
  }

  @Test func `a colour is made of a space and its components`() {
    let red = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    #expect(gray == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func `a gradient spreads colours evenly and sorts given places`() throws {
    let colors = [CGColor.black, .white, .clear]
    let even = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    let given = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0, 0.3]))
    #expect(given.stops.map(\.location) == [0, 0.3, 1])
    #expect(given.stops[0].rgba == CGColor.white.rgba)
    #expect(CGGradient(colorsSpace: nil, colors: [CGColor](), locations: nil) == nil)
    let objects = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.2, 1])
    #expect(objects?.stops.map(\.rgba) == colors.map(\.rgba))
    let others = [CGColor.black, "white"] as [Any]
    #expect(CGGradient(colorsSpace: nil, colors: others as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0]) == nil)
  }
}
