import CPango
package import CoreGraphics

extension TextLayout {
  /// Draws the text, its top left at a point, in a context of which y grows downwards.
  ///
  /// In a context that is not turned, baselines lie on whole rows of pixels and letters on quarters of a pixel;
  /// otherwise their outlines are filled where they were measured.
  ///
  /// - Parameters:
  ///   - context: Where to draw.
  ///   - origin: Where the top left of the layout goes.
  package func draw(in context: CGContext, at origin: CGPoint) {
    let toPixels = context.userToPixels
    let alpha = context.alpha
    context.withCairo { cairo in
      FontLibrary.applyFontOptions(to: cairo)
      for line in lines {
        let start = CGPoint(
          x: origin.x + line.frame.minX,
          y: Self.snap(origin.y + line.baseline, toPixels)
        )
        let pen = TextPen(cairo: cairo, line: line, start: start, alpha: alpha, toPixels: toPixels)
        for run in line.runs { pen.drawBackground(run) }
        for run in line.runs { pen.drawGlyphs(run) }
        for run in line.runs { pen.drawLines(run) }
      }
    }
  }

  /// Returns the coordinate at the nearest whole row of pixels.
  private static func snap(_ y: CGFloat, _ toPixels: CGAffineTransform) -> CGFloat {
    guard toPixels.b == 0, toPixels.c == 0, toPixels.d != 0 else { return y }
    return ((y * toPixels.d + toPixels.ty).rounded() - toPixels.ty) / toPixels.d
  }
}
