extension CGPath {
  /// Returns what a line along the path covers, to be filled by the non-zero rule.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit
    )
    return CGPath(elements: applying(transform)).stroked(style, tolerance: 0.02)
  }

  /// Returns what a line along the path covers, to be filled by the non-zero rule.
  ///
  /// - Parameters:
  ///   - style: What the line looks like.
  ///   - tolerance: How far, in the units of the path, the result may lie off the exact outline.
  /// - Returns: The outline, of straight lines.
  package final func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> CGPath {
    guard style.width > 0 else { return CGPath(elements: []) }
    var stroker = Stroker(style: style, tolerance: tolerance)
    for polyline in flattened(stroker.flattening) {
      stroker.add(polyline)
    }
    return CGPath(elements: stroker.elements)
  }

  /// Returns the dashes of a line along the path: lengths of dashes and gaps by turns.
  public final func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = CGPath(elements: applying(transform))
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else {
      return path
    }
    return PathMeasure(path).dashed(phase: phase, lengths: lengths)
  }

  /// Returns the part of the path between two fractions of its whole length, over all subpaths in order.
  ///
  /// - Parameters:
  ///   - start: Where the part begins, 0...1.
  ///   - end: Where the part ends, 0...1; nothing is left unless it lies after the start.
  /// - Returns: The part.
  package final func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let from = min(max(start, 0), 1)
    let to = min(max(end, 0), 1)
    if from >= to { return CGPath(elements: []) }
    if from == 0, to == 1 { return self }
    let measure = PathMeasure(self)
    return measure.part(from: from * measure.length, to: to * measure.length)
  }
}
