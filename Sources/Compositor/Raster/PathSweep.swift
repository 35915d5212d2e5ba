/// Turns the edges of one tile into exact area coverage, row by row.
///
/// Each row is cut at every vertex and every crossing, so that between two cuts the edges stand side by side.
/// Walking them with the winding rule, only those where inside begins or ends add their area. Overlaps are
/// therefore right for both rules. Thread-private.
struct PathSweep {
  private struct Piece {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    var direction: Int32
  }

  private struct Crossing {
    var top: Double
    var bottom: Double
    var direction: Int32
  }

  private var pieces: [Piece] = []
  private var active: [Piece] = []
  private var cuts: [Double] = []
  private var crossings: [Crossing] = []
  private var area = [Float](repeating: 0, count: TileSurface.stride + 16)
  private var isEvenOdd = false
  private var width = 0.0
  private var firstColumn = 0
  private var lastColumn = 0
  /// How many more edges are looked at in the row before overlaps are no longer cut apart.
  private var patience = 0

  // A path of thousands of dashes may have them all in one row.
  private static let mostCrossings = 1 << 16
  private static let mostCuts = 64
  private static let mostInserted = 64

  init() {}

  /// Writes a tile's coverage.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - tile: The tile.
  ///   - mask: Room for a tile of bytes, rows `TileSurface.stride` apart.
  mutating func cover(
    _ path: PathGeometry,
    _ tile: TileSurface,
    _ mask: UnsafeMutablePointer<UInt8>
  ) {
    isEvenOdd = path.isEvenOdd
    width = Double(tile.width)
    collect(path, tile)
    pieces.sort { $0.y0 < $1.y0 }
    active.removeAll(keepingCapacity: true)
    var next = 0
    for row in 0..<tile.height {
      let top = Double(row)
      active.removeAll { $0.y1 <= top }
      while next < pieces.count, pieces[next].y0 < top + 1 {
        active.append(pieces[next])
        next += 1
      }
      sweep(top)
      write(mask + row * TileSurface.stride, tile.width)
    }
  }

  /// Cuts the path's edges to the tile: what lies left of it stands on its left side, what lies right is gone.
  private mutating func collect(_ path: PathGeometry, _ tile: TileSurface) {
    pieces.removeAll(keepingCapacity: true)
    let bottom = Double(tile.height)
    for index in path.band(tile) {
      let edge = path.edges[Int(index)]
      var piece = Piece(
        x0: edge.x0 - Double(tile.x),
        y0: edge.y0 - Double(tile.y),
        x1: edge.x1 - Double(tile.x),
        y1: edge.y1 - Double(tile.y),
        direction: edge.direction
      )
      guard piece.y1 > 0, piece.y0 < bottom else { continue }
      let slope = (piece.x1 - piece.x0) / (piece.y1 - piece.y0)
      if piece.y1 > bottom {
        piece.x1 = piece.x0 + (bottom - piece.y0) * slope
        piece.y1 = bottom
      }
      if piece.y0 < 0 {
        piece.x0 -= piece.y0 * slope
        piece.y0 = 0
      }
      addInside(piece)
    }
  }

  private mutating func addInside(_ piece: Piece) {
    guard piece.y1 - piece.y0 > PathEdge.leastHeight else { return }
    if min(piece.x0, piece.x1) >= width { return }
    if piece.x0 <= 0, piece.x1 <= 0 {
      var left = piece
      (left.x0, left.x1) = (0, 0)
      pieces.append(left)
      return
    }
    if piece.x0 >= 0, piece.x0 <= width, piece.x1 >= 0, piece.x1 <= width {
      pieces.append(piece)
      return
    }
    let limit = min(piece.x0, piece.x1) < 0 ? 0 : width
    let fraction = (limit - piece.x0) / (piece.x1 - piece.x0)
    let middle = piece.y0 + (piece.y1 - piece.y0) * fraction
    var upper = piece
    (upper.x1, upper.y1) = (limit, middle)
    var lower = piece
    (lower.x0, lower.y0) = (limit, middle)
    if middle > piece.y0, middle < piece.y1 {
      addInside(upper)
      addInside(lower)
    } else {
      var whole = piece
      whole.x0 = min(max(piece.x0, 0), width)
      whole.x1 = min(max(piece.x1, 0), width)
      pieces.append(whole)
    }
  }

  // MARK: One row

  private mutating func sweep(_ top: Double) {
    firstColumn = Int.max
    lastColumn = -1
    guard !active.isEmpty else { return }
    let bottom = top + 1
    cuts.removeAll(keepingCapacity: true)
    for piece in active {
      if piece.y0 > top { cuts.append(piece.y0) }
      if piece.y1 < bottom { cuts.append(piece.y1) }
    }
    if cuts.count > 1 { cuts.sort() }
    patience = Self.mostCrossings
    // Of very many vertices in one row those close to each other count as one.
    let least = cuts.count > Self.mostCuts ? 1 / Double(Self.mostCuts / 2) : 0
    var from = top
    for cut in cuts where cut > from + least {
      strip(from, cut, 0)
      from = cut
    }
    strip(from, bottom, 0)
  }

  /// Adds what lies between two heights with no vertex in between.
  private mutating func strip(_ top: Double, _ bottom: Double, _ depth: Int) {
    guard bottom > top else { return }
    crossings.removeAll(keepingCapacity: true)
    let middle = (top + bottom) * 0.5
    for piece in active where piece.y0 < middle && piece.y1 > middle {
      let slope = (piece.x1 - piece.x0) / (piece.y1 - piece.y0)
      crossings.append(
        Crossing(
          top: piece.x0 + (max(top, piece.y0) - piece.y0) * slope,
          bottom: piece.x0 + (min(bottom, piece.y1) - piece.y0) * slope,
          direction: piece.direction
        )
      )
    }
    sortCrossings()
    patience -= crossings.count
    if depth < 12, patience > 0, let cut = firstCut(), cut > 1e-4, cut < 1 - 1e-4 {
      let height = top + (bottom - top) * cut
      strip(top, height, depth + 1)
      strip(height, bottom, depth + 1)
      return
    }
    walk(bottom - top)
  }

  private mutating func sortCrossings() {
    guard crossings.count > 1 else { return }
    guard crossings.count <= Self.mostInserted else {
      crossings.sort { $0.top + $0.bottom < $1.top + $1.bottom }
      return
    }
    for index in 1..<crossings.count {
      let item = crossings[index]
      let key = item.top + item.bottom
      var place = index
      while place > 0, crossings[place - 1].top + crossings[place - 1].bottom > key {
        crossings[place] = crossings[place - 1]
        place -= 1
      }
      crossings[place] = item
    }
  }

  /// Where two neighbours cross, as a part of the strip's height.
  private func firstCut() -> Double? {
    guard crossings.count > 1 else { return nil }
    for index in 1..<crossings.count {
      let (left, right) = (crossings[index - 1], crossings[index])
      let above = right.top - left.top
      let below = right.bottom - left.bottom
      if (above < -1e-6 && below > 1e-6) || (above > 1e-6 && below < -1e-6) {
        return above / (above - below)
      }
    }
    return nil
  }

  private mutating func walk(_ height: Double) {
    var winding: Int32 = 0
    for crossing in crossings {
      let wasInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      winding &+= crossing.direction
      let isInside = isEvenOdd ? winding & 1 != 0 : winding != 0
      guard wasInside != isInside else { continue }
      add(crossing.top, crossing.bottom, isInside ? height : -height)
    }
  }

  /// Adds the area to the right of a straight edge that spans `height` of the row.
  private mutating func add(_ x0: Double, _ x1: Double, _ height: Double) {
    let left = min(x0, x1)
    let right = max(x0, x1)
    let first = Int(left)
    let last = Int(right)
    firstColumn = min(firstColumn, first)
    lastColumn = max(lastColumn, last + 1)
    if first == last {
      let part = (left + right) * 0.5 - Double(first)
      area[first] += Float(height * (1 - part))
      area[first + 1] += Float(height * part)
      return
    }
    let perColumn = height / (right - left)
    var x = left
    for column in first...last {
      let end = min(right, Double(column + 1))
      let piece = (end - x) * perColumn
      let part = (x + end) * 0.5 - Double(column)
      area[column] += Float(piece * (1 - part))
      area[column + 1] += Float(piece * part)
      x = end
    }
  }

  /// Sums the row up into bytes and clears it.
  private mutating func write(_ row: UnsafeMutablePointer<UInt8>, _ width: Int) {
    guard lastColumn >= 0 else {
      row.update(repeating: 0, count: width)
      return
    }
    let first = min(firstColumn, width)
    row.update(repeating: 0, count: first)
    var sum: Float = 0
    let end = min(lastColumn + 1, width)
    var column = first
    while column < end {
      sum += area[column]
      area[column] = 0
      row[column] = Self.byte(sum)
      column += 1
    }
    while column <= lastColumn {
      area[column] = 0
      column += 1
    }
    if end < width { (row + end).update(repeating: Self.byte(sum), count: width - end) }
  }

  @inline(__always)
  private static func byte(_ value: Float) -> UInt8 {
    let scaled = value * 255 + 0.5
    return scaled <= 0 ? 0 : (scaled >= 255 ? 255 : UInt8(scaled))
  }
}
