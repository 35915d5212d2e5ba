/// Where the selection of a composed text lies.
nonisolated package enum CompositionRange {
  /// Converts SDL's range of code points to UTF-16 units.
  ///
  /// - Parameters:
  ///   - text: The composed text.
  ///   - start: The first selected code point; below 0 means the end.
  ///   - length: How many are selected; below 0 means none.
  /// - Returns: The range in UTF-16 units, inside the text.
  package static func utf16(in text: String, start: Int, length: Int) -> Range<Int> {
    let scalars = text.unicodeScalars
    let lower = start < 0 ? scalars.count : min(start, scalars.count)
    let upper = min(lower + max(length, 0), scalars.count)
    let first = scalars.prefix(lower).reduce(0) { $0 + $1.utf16.count }
    let selected = scalars.dropFirst(lower).prefix(upper - lower).reduce(0) { $0 + $1.utf16.count }
    return first..<(first + selected)
  }
}
