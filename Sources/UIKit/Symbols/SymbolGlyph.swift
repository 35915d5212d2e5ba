/// A drawing of lines and shapes on a square of 24 units, in the language of ``SymbolPath``.
nonisolated struct SymbolGlyph: Sendable {
  /// Closed shapes, of which only the edge is drawn unless the drawing is filled.
  var outline = ""
  /// Lines that are always drawn.
  var lines = ""
  /// Lines that are cut out of a filled drawing.
  var details = ""
  /// Closed shapes that are edges in an outlined drawing and holes in a filled one.
  var holes = ""
  /// Closed shapes that are always filled.
  var dots = ""

  var hasShape: Bool { !outline.isEmpty }

  /// The same drawing with its edges alone, or with its shapes filled.
  var everything: String { [outline, lines, details, holes, dots].joined(separator: " ") }
}
