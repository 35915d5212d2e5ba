/// A wavy line under a part of a text that is being edited, such as under a word that is unknown.
package struct TextSquiggle: Hashable {
  /// The part, in UTF-16 units.
  package var range: Range<Int>
  /// The colour of the line.
  package var color: UIColor

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 units.
  ///   - color: The colour.
  package init(range: Range<Int>, color: UIColor) {
    self.range = range
    self.color = color
  }
}
