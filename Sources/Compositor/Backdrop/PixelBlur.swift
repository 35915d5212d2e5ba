/// A true Gaussian of a few pixels' width, in whole numbers, first down and then across.
///
/// Weights have eleven bits: eight that fill a 16-bit sum, and three that are summed up apart.
struct PixelBlur: RowWork, @unchecked Sendable {
  // Safe to send: the source is only read, and each row of the target is written by one thread.
  private typealias Lanes = SIMD8<UInt16>

  /// The pixel at the corner of `source`.
  private let pixels: UnsafePointer<UInt32>
  /// The pixels that exist; beyond them the rim's go on.
  private let source: PixelBounds
  private let color: BackdropColor
  /// Finished pixels go here, in the even plane.
  private let target: CellStore
  /// The upper and the lower bits of each weight, the middle one first.
  private let weights: [(upper: UInt16, lower: UInt16)]

  private static let lowerBits: UInt16 = 3
  private static let one = 2048.0

  /// Makes a blur.
  ///
  /// - Parameters:
  ///   - pixels: The pixel at the corner of `source`.
  ///   - source: The pixels that exist.
  ///   - weights: One side of the weights, the middle one first; both sides sum up to 1.
  ///   - color: What becomes of a blurred colour.
  ///   - target: Where the pixels go.
  init(
    pixels: UnsafePointer<UInt32>,
    source: PixelBounds,
    weights: [Float],
    color: BackdropColor,
    target: CellStore
  ) {
    self.pixels = pixels
    self.source = source
    self.color = color
    self.target = target
    self.weights = Self.whole(weights).map { weight in
      (UInt16(weight >> Int(Self.lowerBits)), UInt16(weight & (1 << Int(Self.lowerBits) - 1)))
    }
  }

  /// Weights as whole numbers with the same sum; what rounding leaves over goes to the next one inwards.
  private static func whole(_ weights: [Float]) -> [Int] {
    var result = [Int](repeating: 0, count: weights.count)
    var rest = 0.0
    var sum = 0
    for index in weights.indices.dropFirst().reversed() {
      let wanted = Double(weights[index]) * one + rest
      result[index] = max(0, Int(wanted.rounded()))
      rest = wanted - Double(result[index])
      sum += 2 * result[index]
    }
    result[0] = Int(one) - sum
    return result
  }

  private var radius: Int { weights.count - 1 }

  func run(_ rows: Range<Int>) {
    let count = target.width + 2 * radius
    let room = count + 32
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: 3 * room)
    line.initialize(repeating: 0, count: 3 * room)
    defer { line.deallocate() }
    var spread: [Lanes] = []
    for weight in weights {
      spread.append(Lanes(repeating: weight.upper))
      spread.append(Lanes(repeating: weight.lower))
    }
    let lines = UnsafeMutablePointer<(UnsafePointer<UInt32>, UnsafePointer<UInt32>)>
      .allocate(capacity: weights.count)
    defer { lines.deallocate() }
    spread.withUnsafeBufferPointer { spread in
      guard let weights = spread.baseAddress else { return }
      for row in rows {
        down(Int(target.bounds.minY) + row, count, weights, lines, line)
        across(row, weights, line, line + room, line + 2 * room)
      }
    }
  }

  // MARK: Down

  /// Blurs the columns of a row, from `radius` pixels before the target's first.
  private func down(
    _ y: Int,
    _ count: Int,
    _ weights: UnsafePointer<Lanes>,
    _ lines: UnsafeMutablePointer<(UnsafePointer<UInt32>, UnsafePointer<UInt32>)>,
    _ line: UnsafeMutablePointer<UInt32>
  ) {
    let minX = Int(target.bounds.minX) - radius
    let from = min(max(Int(source.minX) - minX, 0), count)
    let to = max(min(Int(source.maxX) - minX, count), from)
    guard from < to else { return }
    let offset = minX + from - Int(source.minX)
    for step in 0...radius { lines[step] = (row(y - step) + offset, row(y + step) + offset) }
    var x = 0
    while x < to - from {
      let middle = Self.load(lines[0].0 + x)
      var sum = Sum(Self.even(middle), Self.odd(middle), weights)
      var step = 1
      while step <= radius {
        let (upper, lower) = (Self.load(lines[step].0 + x), Self.load(lines[step].1 + x))
        sum.add(upper, lower, weights + 2 &* step)
        step &+= 1
      }
      let total = sum.total
      Self.store(Self.pixels(total.even, total.odd), line + (from &+ x))
      x &+= 4
    }
    for place in 0..<from { line[place] = line[from] }
    for place in to..<count { line[place] = line[to - 1] }
  }

  private func row(_ y: Int) -> UnsafePointer<UInt32> {
    let place = min(max(y, Int(source.minY)), Int(source.maxY) - 1) - Int(source.minY)
    return pixels + place * Int(source.maxX - source.minX)
  }

  // MARK: Across

  private func across(
    _ row: Int,
    _ weights: UnsafePointer<Lanes>,
    _ line: UnsafePointer<UInt32>,
    _ even: UnsafeMutablePointer<UInt32>,
    _ odd: UnsafeMutablePointer<UInt32>
  ) {
    let (isPlain, width) = (color.changesNothing, target.width)
    var x = 0
    while x < width {
      let place = line + (x &+ radius)
      let middle = Self.load(place)
      var sum = Sum(Self.even(middle), Self.odd(middle), weights)
      var step = 1
      while step <= radius {
        sum.add(Self.load(place - step), Self.load(place + step), weights + 2 &* step)
        step &+= 1
      }
      let total = sum.total
      if isPlain {
        Self.store(Self.pixels(total.even, total.odd), even + x)
      } else {
        Self.store(total.even, even + x)
        Self.store(total.odd, odd + x)
      }
      x &+= 4
    }
    if !isPlain { finish(even, odd, width) }
    target.row(row).update(from: even, count: width)
  }

  /// Changes colours, which have eight bits of fraction.
  private func finish(
    _ even: UnsafeMutablePointer<UInt32>,
    _ odd: UnsafeMutablePointer<UInt32>,
    _ width: Int
  ) {
    var x = 0
    while x < width {
      let (e, o) = (Blend.load(even + x), Blend.load(odd + x))
      let blurred = ColorLanes(
        blue: Self.low(e),
        green: Self.low(o),
        red: Self.high(e),
        alpha: Self.high(o)
      )
      Blend.store(color.pixels(color(blurred)), even + x)
      x &+= 8
    }
  }

  @inline(__always)
  private static func low(_ words: Pixels8) -> ColorLanes.Lanes {
    ColorLanes.numbers(words & Pixels8(repeating: 0xffff)) * (1 / 256)
  }

  @inline(__always)
  private static func high(_ words: Pixels8) -> ColorLanes.Lanes {
    ColorLanes.numbers(words &>> Pixels8(repeating: 16)) * (1 / 256)
  }

  // MARK: Four pixels

  /// Weighted sums of four pixels, blue and red apart from green and alpha.
  private struct Sum {
    private var even: (upper: Lanes, lower: Lanes)
    private var odd: (upper: Lanes, lower: Lanes)

    @inline(__always)
    init(_ even: Lanes, _ odd: Lanes, _ weights: UnsafePointer<Lanes>) {
      self.even = (even &* weights[0], even &* weights[1])
      self.odd = (odd &* weights[0], odd &* weights[1])
    }

    /// Adds pixels on either side.
    @inline(__always)
    mutating func add(_ first: Lanes, _ second: Lanes, _ weights: UnsafePointer<Lanes>) {
      let pair = (
        PixelBlur.even(first) &+ PixelBlur.even(second),
        PixelBlur.odd(first) &+ PixelBlur.odd(second)
      )
      even.upper = even.upper &+ pair.0 &* weights[0]
      even.lower = even.lower &+ pair.0 &* weights[1]
      odd.upper = odd.upper &+ pair.1 &* weights[0]
      odd.lower = odd.lower &+ pair.1 &* weights[1]
    }

    /// The sums, with eight bits of fraction.
    @inline(__always)
    var total: (even: Lanes, odd: Lanes) {
      let bits = Lanes(repeating: PixelBlur.lowerBits)
      return (even.upper &+ (even.lower &>> bits), odd.upper &+ (odd.lower &>> bits))
    }
  }

  @inline(__always)
  private static func load(_ place: UnsafePointer<UInt32>) -> Lanes {
    UnsafeRawPointer(place).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func store(_ lanes: Lanes, _ place: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(place).storeBytes(of: lanes, as: Lanes.self)
  }

  @inline(__always)
  private static func even(_ pixels: Lanes) -> Lanes { pixels & Lanes(repeating: 0x00ff) }

  @inline(__always)
  private static func odd(_ pixels: Lanes) -> Lanes { pixels &>> Lanes(repeating: 8) }

  /// Sums with eight bits of fraction as pixels.
  @inline(__always)
  private static func pixels(_ even: Lanes, _ odd: Lanes) -> Lanes {
    let half = Lanes(repeating: 128)
    return ((even &+ half) &>> Lanes(repeating: 8)) | ((odd &+ half) & Lanes(repeating: 0xff00))
  }
}
