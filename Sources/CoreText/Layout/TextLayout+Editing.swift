package import CoreGraphics

extension TextLayout {
  /// Returns the number of the line in which a caret at an index stands.
  ///
  /// - Parameter index: The index in UTF-16 code units.
  /// - Returns: The number of the line; at a place where a line was broken, that of the next one.
  package func lineIndex(at index: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= index } ?? 0
  }

  /// Returns where a caret before a character stands; it is one point wide.
  ///
  /// - Parameter index: The index of the character in UTF-16 code units; values outside the text count as its ends.
  /// - Returns: The rectangle of the caret.
  package func caretRect(at index: Int) -> CGRect {
    let line = lines[lineIndex(at: index)]
    return CGRect(
      x: line.frame.minX + line.carets.x(at: index),
      y: line.frame.minY,
      width: 1,
      height: line.frame.height
    )
  }

  /// Returns the index at which a caret stands nearest to a point.
  ///
  /// - Parameter point: The point; above and below the text the first and the last line count.
  /// - Returns: The index in UTF-16 code units, never inside a character as a reader sees them.
  package func index(at point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.frame.maxY } ?? lines[lines.count - 1]
    let index = line.carets.index(nearest: point.x - line.frame.minX)
    // A caret after the last character of a line that was broken would stand in the next line.
    let isBroken = !line.endsParagraph && index == line.range.upperBound
    return isBroken ? max(line.range.lowerBound, line.carets.lastInnerIndex) : index
  }

  /// Returns the rectangles behind selected characters, from top to bottom.
  ///
  /// - Parameter range: The characters, in UTF-16 code units.
  /// - Returns: One or more rectangles for each line that has some of the characters.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    lines.flatMap { line in
      line.carets.spans(of: range).map { span in
        CGRect(
          x: line.frame.minX + span.lowerBound,
          y: line.frame.minY,
          width: span.upperBound - span.lowerBound,
          height: line.frame.height
        )
      }
    }
  }
}

extension CaretStops {
  /// The index of the last stop before the one after the line.
  fileprivate var lastInnerIndex: Int {
    stops[max(stops.count - 2, 0)].index
  }
}
