/// Characters that are drawn alike.
package struct TextRun: Hashable, Sendable {
  /// The characters.
  package var text: String
  /// How they are drawn.
  package var attributes: TextAttributes

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - attributes: How they are drawn.
  package init(_ text: String, _ attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }
}
