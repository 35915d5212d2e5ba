import CoreGraphics

/// Where a caret can stand in a line: before each character as a reader sees them, and after the last one.
struct CaretStops: Sendable {
  struct Stop: Hashable, Sendable {
    /// The index of the character in UTF-16 code units.
    var index: Int
    /// The place of a caret before the character, from the start of the line.
    var x: CGFloat
    /// The place of the other side of the character.
    var trailingX: CGFloat
  }

  /// The stops, by index; the last one stands after the line.
  let stops: [Stop]

  /// Returns the number of the last stop at or before an index.
  private func position(of index: Int) -> Int {
    var (low, high) = (0, stops.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stops[middle].index <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the place of a caret before the character that holds an index.
  func x(at index: Int) -> CGFloat {
    stops[position(of: index)].x
  }

  /// Returns the index of the stop nearest to a place.
  func index(nearest x: CGFloat) -> Int {
    var best = stops[0]
    for stop in stops where abs(stop.x - x) < abs(best.x - x) {
      best = stop
    }
    return best.index
  }

  /// Returns the spans from left to right that characters take; spans that touch are one.
  func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    let single = stops.dropLast().filter { range.contains($0.index) && $0.x != $0.trailingX }
      .map { min($0.x, $0.trailingX)...max($0.x, $0.trailingX) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var result: [ClosedRange<CGFloat>] = []
    for span in single {
      if let last = result.last, span.lowerBound - last.upperBound < 0.01 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        result.append(span)
      }
    }
    return result
  }
}
