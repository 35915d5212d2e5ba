package import CoreGraphics

/// Text in runs, by value.
package struct AttributedText: Hashable, Sendable {
  /// The runs, in order; there is at least one, which may be empty and then gives the height of a line.
  package private(set) var runs: [TextRun]

  /// Makes text of one run.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - attributes: How they are drawn.
  package init(_ string: String, _ attributes: TextAttributes) {
    runs = [TextRun(string, attributes)]
  }

  /// Makes text of one run.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - font: The font.
  ///   - color: The colour.
  package init(_ string: String, font: FontDescriptor, color: CGColor = .black) {
    self.init(string, TextAttributes(font: font, color: color))
  }

  /// Makes text of runs; empty runs are left out.
  ///
  /// - Parameters:
  ///   - runs: The runs, in order.
  ///   - fallback: What an empty text would be drawn with.
  package init(_ runs: [TextRun], fallback: TextAttributes) {
    let filled = runs.filter { !$0.text.isEmpty }
    self.runs = filled.isEmpty ? [TextRun("", fallback)] : filled
  }

  /// All characters.
  package var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }
}
