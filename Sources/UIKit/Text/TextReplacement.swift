/// A change of a text: the range that goes and the string that comes in its place.
nonisolated package struct TextReplacement: Hashable, Sendable {
  /// What goes, as UTF-16 offsets into the text before the change.
  package var range: Range<Int>
  /// What comes in its place.
  package var string: String

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - range: What goes, as UTF-16 offsets.
  ///   - string: What comes in its place.
  package init(range: Range<Int>, string: String) {
    self.range = range
    self.string = string
  }
}
