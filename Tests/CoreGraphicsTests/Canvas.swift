import CoreGraphics

/// A picture to draw into, y growing downwards, that can be asked for what it shows.
struct Canvas {
  let pixels: PixelBuffer
  let context: CGContext

  init(_ width: Int, _ height: Int, scale: CGFloat = 1) {
    pixels = PixelBuffer(width: width, height: height)
    context = CGContext(pixels: pixels, scale: scale)
  }

  /// How many pixels' worth of opacity there is.
  var coverage: Double {
    context.flush()
    return pixels.pixels.reduce(0) { $0 + Double($1 >> 24) } / 255
  }

  /// The opacity of a pixel, 0...255.
  func alpha(_ x: Int, _ y: Int) -> Int {
    context.flush()
    return Int(pixels[x, y] >> 24)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    context.flush()
    return pixels[x, y]
  }

  /// The greatest and the mean difference of opacity to another picture, 0...255.
  func difference(from other: Canvas) -> (greatest: Int, mean: Double) {
    context.flush()
    other.context.flush()
    var greatest = 0
    var sum = 0
    for (a, b) in zip(pixels.pixels, other.pixels.pixels) {
      let distance = abs(Int(a >> 24) - Int(b >> 24))
      greatest = max(greatest, distance)
      sum += distance
    }
    return (greatest, Double(sum) / Double(pixels.width * pixels.height))
  }
}

/// Numbers that look random and are the same in every run.
struct FixedNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(in range: ClosedRange<Double>) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let fraction = Double(state >> 11) / Double(1 << 53)
    return CGFloat(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
  }

  mutating func point(in size: Double) -> CGPoint {
    CGPoint(x: next(in: 0...size), y: next(in: 0...size))
  }
}
