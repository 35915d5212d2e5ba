/// Halves cells to fewer cells, with the weights 1 3 3 1 both ways.
struct CellHalving: RowWork, @unchecked Sendable {
  // Safe to send: the source is only read, and each row of the target is written by one thread.
  /// The cells twice as fine: all that the target's cells need.
  let source: CellStore
  /// Where the coarser cells go.
  let target: CellStore

  private typealias Lanes = SIMD16<UInt16>

  func run(_ rows: Range<Int>) {
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: source.width + 16)
    line.initialize(repeating: 0, count: source.width + 16)
    defer { line.deallocate() }
    for row in rows {
      halve(row, 0, 0, line)
      halve(row, source.plane, target.plane, line)
    }
  }

  private func halve(
    _ row: Int,
    _ sourcePlane: Int,
    _ targetPlane: Int,
    _ line: UnsafeMutablePointer<UInt32>
  ) {
    let top = 2 * (Int(target.bounds.minY) + row) - 1 - Int(source.bounds.minY)
    let a = source.row(top) + sourcePlane
    let (b, c) = (a + source.width, a + 2 * source.width)
    let d = a + 3 * source.width
    var x = 0
    while x < source.width {
      let outer = load(a + x) &+ load(d + x)
      let inner = load(b + x) &+ load(c + x)
      let total: Lanes = outer &+ inner &+ inner &+ inner
      let mean: Lanes = (total &+ Lanes(repeating: 4)) &>> Lanes(repeating: 3)
      UnsafeMutableRawPointer(line + x).storeBytes(of: mean, as: Lanes.self)
      x &+= 8
    }
    let cells = target.row(row) + targetPlane
    let first = line + (2 * Int(target.bounds.minX) - 1 - Int(source.bounds.minX))
    for x in 0..<target.width { cells[x] = sum(first + 2 &* x) }
  }

  @inline(__always)
  private func load(_ cells: UnsafePointer<UInt32>) -> Lanes {
    UnsafeRawPointer(cells).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private func sum(_ line: UnsafePointer<UInt32>) -> UInt32 {
    let total = line[0] &+ line[3] &+ 3 &* (line[1] &+ line[2]) &+ 0x0004_0004
    return (total &>> 3) & 0x1fff_1fff
  }
}
