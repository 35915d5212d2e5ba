import CPango
import CoreGraphics

/// Glyphs of one font and one look, placed from the start of their line on the baseline.
struct GlyphRun: Sendable {
  struct Glyph: Sendable {
    var index: UInt
    var x: CGFloat
    var y: CGFloat
  }

  let font: GlyphFont?
  let glyphs: [Glyph]
  /// Boxes that stand for characters that no font has.
  let missing: [CGRect]
  let attributes: TextAttributes
  let x: CGFloat
  let width: CGFloat
}
