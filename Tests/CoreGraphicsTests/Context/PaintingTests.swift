import CoreGraphics
import Testing

private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
private let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
private let whole = CGRect(x: 0, y: 0, width: 10, height: 10)

struct PaintingTests {
  @Test(arguments: [
    (CGBlendMode.multiply, 0xFF40_0000 as UInt32), (.screen, 0xFFBF_8080), (.normal, 0xFF80_0000),
    (.copy, 0xFF80_0000), (.plusLighter, 0xFFFF_8080), (.difference, 0xFF00_8080),
    (.destinationOver, 0xFF80_8080), (.clear, 0),
  ])
  func `blend modes combine colours`(mode: CGBlendMode, expected: UInt32) {
    let canvas = Canvas(10, 10)
    canvas.context.setFillColor(gray: 128.0 / 255, alpha: 1)
    canvas.context.fill(whole)
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(red: 128.0 / 255, green: 0, blue: 0, alpha: 1)
    canvas.context.fill(whole)
    for shift in [24, 16, 8, 0] as [UInt32] {
      let actual = Int(canvas[5, 5] >> shift & 0xFF)
      #expect(abs(actual - Int(expected >> shift & 0xFF)) <= 1)
    }
  }

  @Test func `tinting by source-in keeps the shape and what lies outside the fill`() {
    let canvas = Canvas(10, 10)
    canvas.context.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
    let before = (0..<100).map { canvas.alpha($0 % 10, $0 / 10) }
    canvas.context.setBlendMode(.sourceIn)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(canvas[3, 5] == 0xFFFF_0000)
    #expect(canvas[7, 5] == 0xFF00_0000)
    #expect((0..<100).map { canvas.alpha($0 % 10, $0 / 10) } == before)
  }

  @Test func `a linear gradient ends where its options say`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, green], locations: nil)
    )
    func paint(_ options: CGGradientDrawingOptions) -> Canvas {
      let canvas = Canvas(40, 2)
      canvas.context.drawLinearGradient(
        gradient,
        start: CGPoint(x: 10, y: 0),
        end: CGPoint(x: 30, y: 0),
        options: options
      )
      return canvas
    }
    let none = paint([])
    #expect([5, 20, 35].map { none.alpha($0, 0) } == [0, 255, 0])
    let before = paint(.drawsBeforeStartLocation)
    #expect([5, 20, 35].map { before.alpha($0, 0) } == [255, 255, 0])
    let after = paint(.drawsAfterEndLocation)
    #expect([5, 20, 35].map { after.alpha($0, 0) } == [0, 255, 255])
    let both = paint([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(both[0, 0] == 0xFFFF_0000)
    #expect(both[39, 0] == 0xFF00_FF00)
    let middle = both[20, 0]
    #expect(abs(Int(middle >> 16 & 0xFF) - 124) <= 3)
    #expect(abs(Int(middle >> 8 & 0xFF) - 131) <= 3)
  }

  @Test func `a radial gradient ends where its options say`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, green], locations: nil)
    )
    func paint(_ options: CGGradientDrawingOptions) -> [Int] {
      let canvas = Canvas(40, 40)
      canvas.context.drawRadialGradient(
        gradient,
        startCenter: CGPoint(x: 20, y: 20),
        startRadius: 5,
        endCenter: CGPoint(x: 20, y: 20),
        endRadius: 15,
        options: options
      )
      return [20, 30, 38].map { canvas.alpha($0, 20) }
    }
    #expect(paint([]) == [0, 255, 0])
    #expect(paint(.drawsBeforeStartLocation) == [255, 255, 0])
    #expect(paint(.drawsAfterEndLocation) == [0, 255, 255])
    #expect(paint([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [255, 255, 255])
  }

  @Test func `a layer fades as one`() {
    let canvas = Canvas(10, 10)
    let context = canvas.context
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(whole)
    context.setFillColor(green)
    context.fill(whole)
    context.saveGState()
    context.endTransparencyLayer()
    #expect(abs(canvas.alpha(5, 5) - 128) <= 1)
    #expect(canvas[5, 5] >> 16 & 0xFF == 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas.alpha(0, 0) > 150, "the state outside the layer is back")
  }

  @Test func `a shadow lies where it is offset to and blurs by half its blur`() {
    let canvas = Canvas(60, 60)
    let context = canvas.context
    context.setShadow(offset: CGSize(width: 0, height: 30), blur: 0, color: green)
    context.setFillColor(red)
    context.fill(CGRect(x: 10, y: 5, width: 20, height: 20))
    #expect(canvas[20, 10] == 0xFFFF_0000)
    #expect(canvas[20, 40] == 0xFF00_FF00)
    #expect(canvas.alpha(20, 30) == 0)
    let soft = Canvas(100, 100)
    soft.context.setShadow(offset: CGSize(width: 50, height: 0), blur: 8, color: green)
    soft.context.fill(CGRect(x: 0, y: 10, width: 40, height: 80))
    // The edge of the shadow, at 90, is the integral of a Gaussian with a deviation of 4.
    for x in 76..<100 {
      let expected = 127.5 * (1 - erf((Double(x) + 0.5 - 90) / (4 * 2.0.squareRoot())))
      #expect(abs(Double(soft.alpha(x, 50)) - expected) < 4, "\(x)")
    }
  }

  @Test func `a mask limits what is painted`() {
    let mask = PixelBuffer(width: 2, height: 1)
    mask[0, 0] = 0xFF00_0000
    let canvas = Canvas(10, 10)
    canvas.context.saveGState()
    canvas.context.interpolationQuality = .none
    canvas.context.clip(to: whole, mask: CGImage(pixels: mask))
    canvas.context.setFillColor(red)
    canvas.context.fill(whole)
    #expect(canvas[2, 5] == 0xFFFF_0000)
    #expect(canvas[7, 5] == 0)
    canvas.context.restoreGState()
    canvas.context.fill(whole)
    #expect(canvas.alpha(7, 5) == 255)
  }

  @Test func `an opaque mask limits by its brightness`() {
    let mask = PixelBuffer(width: 1, height: 1, isOpaque: true)
    mask[0, 0] = 0xFF80_8080
    let canvas = Canvas(10, 10)
    canvas.context.clip(to: whole, mask: CGImage(pixels: mask))
    canvas.context.fill(whole)
    #expect(abs(canvas.alpha(5, 5) - 128) <= 1)
  }

  @Test func `an image stands on its head when y grows downwards`() {
    let source = PixelBuffer(width: 1, height: 2)
    source[0, 0] = 0xFFFF_0000
    source[0, 1] = 0xFF00_00FF
    let image = CGImage(pixels: source)
    let canvas = Canvas(2, 2)
    canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    canvas.context.drawTopDown(image, in: CGRect(x: 1, y: 0, width: 1, height: 2))
    #expect([canvas[0, 0], canvas[0, 1]] == [0xFF00_00FF, 0xFFFF_0000])
    #expect([canvas[1, 0], canvas[1, 1]] == [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func `an enlarged image is smooth or has hard pixels, and does not fade at its rim`() {
    let source = PixelBuffer(width: 2, height: 1)
    source[0, 0] = 0xFFFF_0000
    source[1, 0] = 0xFF00_00FF
    let image = CGImage(pixels: source)
    let hard = Canvas(20, 10)
    hard.context.interpolationQuality = .none
    hard.context.drawTopDown(image, in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(Set(hard.pixels.pixels) == [0xFFFF_0000, 0xFF00_00FF])
    let soft = Canvas(20, 10)
    soft.context.interpolationQuality = .low
    soft.context.drawTopDown(image, in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(soft.coverage == 200)
    #expect(soft[10, 5] != 0xFFFF_0000 && soft[10, 5] != 0xFF00_00FF)
  }

  @Test func `an image in its own size keeps every pixel`() {
    var numbers = FixedNumbers(seed: 3)
    let source = PixelBuffer(width: 16, height: 16)
    for index in 0..<256 {
      source.base[index] = 0xFF00_0000 | UInt32(numbers.next(in: 0...16_777_215))
    }
    let canvas = Canvas(16, 16)
    canvas.context.drawTopDown(
      CGImage(pixels: source),
      in: CGRect(x: 0, y: 0, width: 16, height: 16)
    )
    #expect(canvas.pixels == source)
  }
}
