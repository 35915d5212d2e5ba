/// Knows lengths along a path.
struct PathMeasure {
  fileprivate struct Piece {
    var curve: CubicCurve
    var isLine: Bool
    var length: CGFloat
  }

  private struct Subpath {
    var start: CGPoint
    var pieces: [Piece] = []
    var isClosed = false

    var length: CGFloat {
      pieces.reduce(0) { $0 + $1.length }
    }
  }

  private var subpaths: [Subpath] = []

  /// The length of all subpaths.
  var length: CGFloat {
    subpaths.reduce(0) { $0 + $1.length }
  }

  init(_ path: CGPath) {
    var current = Subpath(start: .zero)
    var point = CGPoint.zero
    func finish(_ list: inout [Subpath]) {
      if !current.pieces.isEmpty { list.append(current) }
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        finish(&subpaths)
        current = Subpath(start: end)
      case .line(let end):
        current.pieces.append(Self.line(from: point, to: end))
      case .quad(let control, let end):
        current.pieces.append(Self.piece(CubicCurve(from: point, control: control, to: end)))
      case .curve(let control1, let control2, let end):
        current.pieces.append(Self.piece(CubicCurve(point, control1, control2, end)))
      case .close:
        if point != current.start {
          current.pieces.append(Self.line(from: point, to: current.start))
        }
        current.isClosed = true
        finish(&subpaths)
        current = Subpath(start: current.start)
      }
      point = element.end ?? current.start
    }
    finish(&subpaths)
  }

  private static func line(from start: CGPoint, to end: CGPoint) -> Piece {
    Piece(
      curve: CubicCurve(from: start, control: start, to: end),
      isLine: true,
      length: hypot(end.x - start.x, end.y - start.y)
    )
  }

  private static func piece(_ curve: CubicCurve) -> Piece {
    Piece(curve: curve, isLine: false, length: curve.length(from: 0, to: 1))
  }

  // MARK: - Parts

  /// Returns the part between two lengths, over all subpaths in order.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    var elements: [CGPath.Element] = []
    var passed: CGFloat = 0
    for subpath in subpaths {
      let length = subpath.length
      let from = max(start - passed, 0)
      let to = min(end - passed, length)
      passed += length
      if from < to { append(subpath, from: from, to: to, of: length, to: &elements) }
    }
    return CGPath(elements: elements)
  }

  private func append(
    _ subpath: Subpath,
    from start: CGFloat,
    to end: CGFloat,
    of length: CGFloat,
    to elements: inout [CGPath.Element]
  ) {
    let isWhole = start <= 0 && end >= length
    append(subpath, from: start, to: end, isContinued: false, to: &elements)
    if isWhole, subpath.isClosed { elements.append(.close) }
  }

  private func append(
    _ subpath: Subpath,
    from start: CGFloat,
    to end: CGFloat,
    isContinued: Bool,
    to elements: inout [CGPath.Element]
  ) {
    var passed: CGFloat = 0
    var needsMove = !isContinued
    for piece in subpath.pieces {
      let from = max(start - passed, 0)
      let to = min(end - passed, piece.length)
      defer { passed += piece.length }
      guard from < to || (from == to && start == end) else { continue }
      let part = piece.part(from: from, to: to)
      if needsMove { elements.append(.move(part.start)) }
      needsMove = false
      if piece.isLine {
        elements.append(.line(part.end))
      } else {
        elements.append(
          .curve(control1: part.control1, control2: part.control2, end: part.end)
        )
      }
      if start == end { return }
    }
  }

  // MARK: - Dashes

  private static let mostDashes: CGFloat = 100_000

  /// Returns the dashes of a pattern that begins anew in each subpath.
  func dashed(phase: CGFloat, lengths: [CGFloat]) -> CGPath {
    var elements: [CGPath.Element] = []
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period.isFinite, length / period * CGFloat(pattern.count) < Self.mostDashes else {
      return part(from: 0, to: length)
    }
    for subpath in subpaths {
      let whole = subpath.length
      var ranges = Self.ranges(of: whole, phase: phase, pattern: pattern, period: period)
      if ranges.count == 1, ranges[0] == 0...whole {
        append(subpath, from: 0, to: whole, of: whole, to: &elements)
        continue
      }
      if subpath.isClosed, ranges.count > 1, let last = ranges.last, last.upperBound >= whole,
        ranges[0].lowerBound <= 0
      {
        // The last dash runs on into the first one.
        let first = ranges.removeFirst()
        ranges.removeLast()
        append(subpath, from: last.lowerBound, to: whole, isContinued: false, to: &elements)
        append(subpath, from: 0, to: first.upperBound, isContinued: true, to: &elements)
      }
      for range in ranges {
        append(
          subpath,
          from: range.lowerBound,
          to: range.upperBound,
          isContinued: false,
          to: &elements
        )
      }
    }
    return CGPath(elements: elements)
  }

  private static func ranges(
    of length: CGFloat,
    phase: CGFloat,
    pattern: [CGFloat],
    period: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var position = -offset
    var index = 0
    var result: [ClosedRange<CGFloat>] = []
    while position < length {
      let next = position + pattern[index]
      if index.isMultiple(of: 2), next >= 0, next > 0 || pattern[index] == 0 {
        result.append(max(position, 0)...min(next, length))
      }
      position = next
      index = (index + 1) % pattern.count
    }
    return result
  }
}

extension PathMeasure.Piece {
  fileprivate func part(from start: CGFloat, to end: CGFloat) -> CubicCurve {
    if isLine {
      func point(_ distance: CGFloat) -> CGPoint {
        let t = length > 0 ? distance / length : 0
        if t >= 1 { return curve.end }
        return CGPoint(
          x: curve.start.x + (curve.end.x - curve.start.x) * t,
          y: curve.start.y + (curve.end.y - curve.start.y) * t
        )
      }
      let (begin, finish) = (point(start), point(end))
      return CubicCurve(begin, begin, finish, finish)
    }
    if start <= 0, end >= length { return curve }
    let t0 = start <= 0 ? 0 : curve.parameter(at: start, of: length)
    let t1 = end >= length ? 1 : curve.parameter(at: end, of: length)
    return curve.part(from: t0, to: t1)
  }
}
