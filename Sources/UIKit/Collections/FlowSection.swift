import CoreGraphics

/// The lines of a section of a flow layout, along and across the direction in which it scrolls.
nonisolated struct FlowSection {
  /// The measures of a section.
  struct Metrics {
    /// The length along which lines run, across the direction of scrolling.
    var breadth: CGFloat
    /// Before and after all lines.
    var insetBefore: CGFloat = 0
    var insetAfter: CGFloat = 0
    /// Before and after the items of a line.
    var insetStart: CGFloat = 0
    var insetEnd: CGFloat = 0
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    var header: CGFloat = 0
    var footer: CGFloat = 0
  }

  /// A line of items.
  struct Line: Equatable {
    var items: Range<Int>
    var start: CGFloat
    var thickness: CGFloat

    var end: CGFloat { start + thickness }
  }

  let metrics: Metrics
  private(set) var lines: [Line] = []
  /// For each item, where it begins in its line.
  private(set) var starts: [CGFloat] = []
  /// For each item, its length in its line and across it.
  private(set) var lengths: [(along: CGFloat, across: CGFloat)] = []
  private var itemLines: [Int] = []
  /// The length of the section with header and footer.
  private(set) var length: CGFloat = 0

  /// Breaks items into lines.
  ///
  /// - Parameters:
  ///   - metrics: The measures.
  ///   - count: How many items there are.
  ///   - rounding: Rounds a place to whole pixels.
  ///   - size: Returns the length of an item in its line and across it.
  init(
    _ metrics: Metrics,
    count: Int,
    rounding: (CGFloat) -> CGFloat,
    size: (Int) -> (along: CGFloat, across: CGFloat)
  ) {
    self.metrics = metrics
    starts.reserveCapacity(count)
    lengths.reserveCapacity(count)
    itemLines.reserveCapacity(count)
    for item in 0..<count { lengths.append(size(item)) }
    breakLines(rounding)
    let end = lines.last?.end ?? metrics.header + metrics.insetBefore
    length = end + metrics.insetAfter + metrics.footer
  }

  /// The room for items in a line.
  private var room: CGFloat { metrics.breadth - metrics.insetStart - metrics.insetEnd }

  private mutating func breakLines(_ rounding: (CGFloat) -> CGFloat) {
    var place = metrics.header + metrics.insetBefore
    var first = 0
    while first < lengths.count {
      var end = first + 1
      var used = lengths[first].along
      while end < lengths.count {
        let next = used + metrics.itemSpacing + lengths[end].along
        // A difference that is only arithmetic breaks no line.
        guard next <= room + 1e-6 else { break }
        used = next
        end += 1
      }
      let thickness = lengths[first..<end].reduce(0) { max($0, $1.across) }
      let isLast = end == lengths.count
      addLine(first..<end, at: place, thickness, isLast: isLast, rounding)
      place += thickness + metrics.lineSpacing
      first = end
    }
  }

  /// Spreads the items of a line from edge to edge.
  ///
  /// The last line, which may be short, has the gaps of the
  /// line before it when items of one size make that possible, else the least gaps; an item that is alone in
  /// a line that is not the last stands in the middle, in the last line at the start.
  private mutating func addLine(
    _ items: Range<Int>,
    at place: CGFloat,
    _ thickness: CGFloat,
    isLast: Bool,
    _ rounding: (CGFloat) -> CGFloat
  ) {
    let used = lengths[items].reduce(0) { $0 + $1.along }
    let free = room - used
    var gap = metrics.itemSpacing
    var start = metrics.insetStart
    if !isLast {
      if items.count > 1 {
        gap = free / CGFloat(items.count - 1)
      } else {
        start += free / 2
      }
    } else if isUniform {
      let full = lines.first?.items.count ?? max(items.count, fitting)
      if full == 1 { start += free / 2 }
      if full > 1, !lines.isEmpty || full == items.count, full == fitting {
        gap = (room - CGFloat(full) * lengths[0].along) / CGFloat(full - 1)
      }
    }
    for item in items {
      starts.append(rounding(start))
      itemLines.append(lines.count)
      start += lengths[item].along + gap
    }
    lines.append(Line(items: items, start: place, thickness: thickness))
  }

  /// How many items of the first one's size a line holds.
  private var fitting: Int {
    let step = (lengths.first?.along ?? 0) + metrics.itemSpacing
    return step > 0 ? max(Int((room + metrics.itemSpacing + 1e-6) / step), 1) : 1
  }

  private var isUniform: Bool {
    guard let first = lengths.first else { return false }
    return lengths.allSatisfy { $0.along == first.along }
  }

  // MARK: - Asking

  /// Where an item stands, from the start of the section: in its line and across it; it stands in the middle
  /// of its line's thickness.
  func place(of item: Int) -> (along: CGFloat, across: CGFloat) {
    let line = lines[itemLines[item]]
    return (starts[item], line.start + (line.thickness - lengths[item].across) / 2)
  }

  /// Returns the items of the lines that lie between two places, from the start of the section.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard high > low, !lines.isEmpty else { return 0..<0 }
    var lower = 0
    var upper = lines.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if lines[middle].end <= low { lower = middle + 1 } else { upper = middle }
    }
    var end = lower
    while end < lines.count, lines[end].start < high { end += 1 }
    guard end > lower else { return 0..<0 }
    return lines[lower].items.lowerBound..<lines[end - 1].items.upperBound
  }
}
