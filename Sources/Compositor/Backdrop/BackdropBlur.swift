/// A true Gaussian of cells both ways, row band by row band.
struct BackdropBlur: RowWork, @unchecked Sendable {
  // Safe to send: the source is only read, and each row of the target is written by one thread.
  /// Cells, five bits of them fraction: all that are needed.
  let source: CellStore
  /// One side of the weights, the middle one first.
  let weights: [Float]
  let color: BackdropColor
  /// Blurred cells go here, with six bits of fraction.
  let target: CellStore

  private typealias Lanes = SIMD16<Float>
  private typealias Memory = UnsafeMutablePointer<Float>

  private var radius: Int { weights.count - 1 }

  func run(_ rows: Range<Int>) {
    // Bands keep the rows between both passes near.
    let height = max(48, 2 * radius)
    var first = rows.lowerBound
    while first < rows.upperBound {
      let last = min(first + height, rows.upperBound)
      runBand(first..<last)
      first = last
    }
  }

  private func runBand(_ rows: Range<Int>) {
    let width = target.width
    // Blue, green, red and alpha of a row lie one after the other.
    let stride = (width + 15) & ~15
    let line = (width + 2 * radius + 32) & ~15
    let count = rows.count + 2 * radius
    let memory = Memory.allocate(capacity: 4 * (stride * count + line))
    memory.initialize(repeating: 0, count: 4 * (stride * count + line))
    defer { memory.deallocate() }
    let across = memory + 4 * line
    weights.withUnsafeBufferPointer { weights in
      for row in 0..<count {
        fetch(rows.lowerBound + row - radius, memory, line)
        for channel in 0..<4 {
          let from = memory + (channel * line + radius)
          let to = across + (4 * stride * row + channel * stride)
          var x = 0
          while x < width {
            store(convolve(from + x, 1, weights), to + x)
            x &+= 16
          }
        }
      }
      for row in 0..<rows.count {
        let middle = across + 4 * stride * (row + radius)
        var x = 0
        while x < 4 * stride {
          store(convolve(middle + x, 4 * stride, weights), memory + x)
          x &+= 16
        }
        finish(memory, stride, rows.lowerBound + row)
      }
    }
  }

  /// Weighs sixteen numbers and those to either side.
  @inline(__always)
  private func convolve(
    _ middle: UnsafePointer<Float>,
    _ step: Int,
    _ weights: UnsafeBufferPointer<Float>
  ) -> Lanes {
    var sum = load(middle) * weights[0]
    var index = 1
    while index < weights.count {
      let offset = index &* step
      sum += (load(middle - offset) + load(middle + offset)) * weights[index]
      index &+= 1
    }
    return sum
  }

  @inline(__always)
  private func load(_ place: UnsafePointer<Float>) -> Lanes {
    UnsafeRawPointer(place).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private func store(_ lanes: Lanes, _ place: Memory) {
    UnsafeMutableRawPointer(place).storeBytes(of: lanes, as: Lanes.self)
  }

  // MARK: Rows

  /// A row of the source as numbers of 0 to 255, from `radius` cells before the target's first.
  private func fetch(_ row: Int, _ line: Memory, _ plane: Int) {
    let count = target.width + 2 * radius
    let x = Int(target.bounds.minX) - radius
    let y = Int(target.bounds.minY) + row
    let even = source.row(y - Int(source.bounds.minY)) + (x - Int(source.bounds.minX))
    let odd = even + source.plane
    var index = 0
    while index < count {
      let (e, o) = (Blend.load(even + index), Blend.load(odd + index))
      put(Self.low(e), Self.low(o), Self.high(e), Self.high(o), line + index, plane)
      index &+= 8
    }
  }

  @inline(__always)
  private func put(
    _ blue: ColorLanes.Lanes,
    _ green: ColorLanes.Lanes,
    _ red: ColorLanes.Lanes,
    _ alpha: ColorLanes.Lanes,
    _ place: Memory,
    _ plane: Int
  ) {
    let memory = UnsafeMutableRawPointer(place)
    let step = 4 &* plane
    memory.storeBytes(of: blue, as: ColorLanes.Lanes.self)
    (memory + step).storeBytes(of: green, as: ColorLanes.Lanes.self)
    (memory + 2 &* step).storeBytes(of: red, as: ColorLanes.Lanes.self)
    (memory + 3 &* step).storeBytes(of: alpha, as: ColorLanes.Lanes.self)
  }

  @inline(__always)
  private static func low(_ words: Pixels8) -> ColorLanes.Lanes {
    ColorLanes.numbers(words & Pixels8(repeating: 0xffff)) * (1 / 32)
  }

  @inline(__always)
  private static func high(_ words: Pixels8) -> ColorLanes.Lanes {
    ColorLanes.numbers(words &>> Pixels8(repeating: 16)) * (1 / 32)
  }

  private func finish(_ line: Memory, _ plane: Int, _ row: Int) {
    let even = target.row(row)
    let odd = even + target.plane
    let step = 4 &* plane
    var x = 0
    while x < target.width {
      let place = UnsafeRawPointer(line + x)
      let blurred = ColorLanes(
        blue: place.loadUnaligned(as: ColorLanes.Lanes.self),
        green: (place + step).loadUnaligned(as: ColorLanes.Lanes.self),
        red: (place + 2 &* step).loadUnaligned(as: ColorLanes.Lanes.self),
        alpha: (place + 3 &* step).loadUnaligned(as: ColorLanes.Lanes.self)
      )
      let lanes = Blend.mask(below: target.width &- x)
      let cells = color.cells(color(blurred))
      keep(cells.even, lanes, even + x)
      keep(cells.odd, lanes, odd + x)
      x &+= 8
    }
  }

  /// Stores the words that belong to the row: the next row may be another thread's.
  @inline(__always)
  private func keep(_ words: Pixels8, _ lanes: Pixels8, _ place: UnsafeMutablePointer<UInt32>) {
    if lanes[7] != 0 {
      Blend.store(words, place)
      return
    }
    for index in 0..<8 where lanes[index] != 0 { place[index] = words[index] }
  }
}
