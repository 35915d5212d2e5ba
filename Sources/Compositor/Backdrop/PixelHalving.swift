/// Halves pixels to cells, with the weights 1 3 3 1 both ways; beyond the picture its rim goes on.
///
/// Cells hold 255 as 8160: five bits of fraction, which leaves room for weighted sums in 16 bits.
struct PixelHalving: RowWork, @unchecked Sendable {
  // Safe to send: the pixels are only read, and each row of cells is written by one thread.
  /// The pixel at the corner of `source`.
  let pixels: UnsafePointer<UInt32>
  /// The pixels that exist.
  let source: PixelBounds
  /// Where the cells go.
  let target: CellStore

  func run(_ rows: Range<Int>) {
    let minX = 2 * Int(target.bounds.minX) - 1
    let count = 2 * target.width + 2
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * (count + 16))
    line.initialize(repeating: 0, count: 2 * (count + 16))
    defer { line.deallocate() }
    let (even, odd) = (line, line + count + 16)
    for row in rows {
      add(2 * (Int(target.bounds.minY) + row) - 1, minX, count, even, odd)
      let cells = target.row(row)
      let others = cells + target.plane
      for x in 0..<target.width {
        cells[x] = sum(even + 2 &* x)
        others[x] = sum(odd + 2 &* x)
      }
    }
  }

  /// Adds up four rows: blue and red in `even`, green and alpha in `odd`, two to a number.
  private func add(
    _ y: Int,
    _ minX: Int,
    _ count: Int,
    _ even: UnsafeMutablePointer<UInt32>,
    _ odd: UnsafeMutablePointer<UInt32>
  ) {
    let (a, b, c, d) = (row(y), row(y + 1), row(y + 2), row(y + 3))
    let from = min(max(Int(source.minX), minX), minX + count)
    let to = max(min(Int(source.maxX), minX + count), from)
    let mask = Pixels8(repeating: 0x00ff_00ff)
    let eight = Pixels8(repeating: 8)
    var x = from
    while x < to {
      let place = x &- Int(source.minX)
      let (p, q) = (Blend.load(a + place), Blend.load(d + place))
      let (r, s) = (Blend.load(b + place), Blend.load(c + place))
      let outer = (p & mask) &+ (q & mask)
      let inner = (r & mask) &+ (s & mask)
      let outerOdd = ((p &>> eight) & mask) &+ ((q &>> eight) & mask)
      let innerOdd = ((r &>> eight) & mask) &+ ((s &>> eight) & mask)
      Blend.store(outer &+ inner &+ inner &+ inner, even + (x &- minX))
      Blend.store(outerOdd &+ innerOdd &+ innerOdd &+ innerOdd, odd + (x &- minX))
      x &+= 8
    }
    guard from < to else { return }
    for place in 0..<from - minX {
      even[place] = even[from - minX]
      odd[place] = odd[from - minX]
    }
    for place in to - minX..<count {
      even[place] = even[to - minX - 1]
      odd[place] = odd[to - minX - 1]
    }
  }

  private func row(_ y: Int) -> UnsafePointer<UInt32> {
    let place = min(max(y, Int(source.minY)), Int(source.maxY) - 1) - Int(source.minY)
    return pixels + place * Int(source.maxX - source.minX)
  }

  @inline(__always)
  private func sum(_ line: UnsafePointer<UInt32>) -> UInt32 {
    let total = line[0] &+ line[3] &+ 3 &* (line[1] &+ line[2]) &+ 0x0001_0001
    return (total &>> 1) & 0x7fff_7fff
  }
}
