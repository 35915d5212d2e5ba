import CoreGraphics
import Foundation

/// Draws a symbol with lines of one width.
nonisolated struct SymbolDrawing {
  /// The side of the square that symbols are drawn on.
  static let side: CGFloat = 24
  /// How much a drawing inside a circle or square is smaller.
  private static let enclosedScale: CGFloat = 0.56
  /// The space at both sides of what is drawn.
  private static let margin: CGFloat = 0.7

  let name: SymbolName
  /// The width of the lines, in units.
  let lineWidth: CGFloat

  /// From where to where the drawing reaches, in units.
  var extent: ClosedRange<CGFloat> {
    if name.enclosure != nil { return 0.6...23.4 }
    let shapes = SymbolPath.path(name.glyph.everything).boundingBoxOfPath
    let space = lineWidth / 2 + Self.margin
    var (low, high) = (shapes.minX - space, shapes.maxX + space)
    if name.isSlashed { (low, high) = (min(low, 1), max(high, 23)) }
    return low...max(high, low)
  }

  /// Draws the symbol in black into a context whose units are the symbol's.
  func draw(in context: CGContext) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setFillColor(gray: 0, alpha: 1)
    context.setStrokeColor(gray: 0, alpha: 1)
    if let enclosure = name.enclosure {
      draw(enclosure, in: context)
    } else {
      drawGlyph(in: context)
    }
    if name.isSlashed { drawSlash(in: context) }
  }

  private func draw(_ enclosure: SymbolName.Enclosure, in context: CGContext) {
    let shape: String =
      switch enclosure {
      case .circle: "O12 12 9.8"
      case .square: "R2.6 2.6 18.8 18.8 4"
      case .rectangle: "R1 4.4 22 15.2 3"
      }
    if name.isFilled { fill(shape, in: context) }
    stroke(shape, in: context)
    context.saveGState()
    if name.isFilled { context.setBlendMode(.clear) }
    context.translateBy(x: 12, y: 12)
    context.scaleBy(x: Self.enclosedScale, y: Self.enclosedScale)
    context.translateBy(x: -12, y: -12)
    let glyph = name.glyph
    let width = lineWidth / Self.enclosedScale
    if glyph.hasShape { fill(glyph.outline, in: context) }
    stroke(
      [glyph.lines, glyph.hasShape ? "" : glyph.details].joined(separator: " "),
      width,
      in: context
    )
    fill(glyph.dots, in: context)
    context.restoreGState()
  }

  private func drawGlyph(in context: CGContext) {
    let glyph = name.glyph
    guard name.isFilled, glyph.hasShape else {
      stroke(
        [glyph.outline, glyph.lines, glyph.details, glyph.holes].joined(separator: " "),
        in: context
      )
      return fill(glyph.dots, in: context)
    }
    fill(glyph.outline, in: context)
    stroke(glyph.outline, in: context)
    stroke(glyph.lines, in: context)
    context.saveGState()
    context.setBlendMode(.clear)
    stroke(glyph.details, lineWidth * 0.8, in: context)
    fill(glyph.holes, in: context)
    // Small dots inside a shape would be lost.
    if !glyph.dots.isEmpty, isInside(glyph.dots, of: glyph.outline) {
      fill(glyph.dots, in: context)
    }
    context.restoreGState()
    if !glyph.dots.isEmpty, !isInside(glyph.dots, of: glyph.outline) {
      fill(glyph.dots, in: context)
    }
  }

  private func isInside(_ dots: String, of outline: String) -> Bool {
    let inner = SymbolPath.path(dots).boundingBoxOfPath
    return SymbolPath.path(outline).contains(CGPoint(x: inner.midX, y: inner.midY))
  }

  /// A line across, with a gap beside it.
  private func drawSlash(in context: CGContext) {
    context.saveGState()
    context.setBlendMode(.clear)
    stroke("M4.6 1.4L23 19.8", lineWidth, in: context)
    context.restoreGState()
    stroke("M2.4 2.4L21.6 21.6", in: context)
  }

  private func stroke(_ text: String, _ width: CGFloat? = nil, in context: CGContext) {
    context.setLineWidth(width ?? lineWidth)
    context.addPath(SymbolPath.path(text))
    context.strokePath()
  }

  private func fill(_ text: String, in context: CGContext) {
    context.addPath(SymbolPath.path(text))
    context.fillPath()
  }
}
