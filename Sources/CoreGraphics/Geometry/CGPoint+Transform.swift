extension CGPoint {
  /// Returns where a transform moves the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Returns whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool {
    self == point2
  }
}

extension CGSize {
  /// Returns the size as a transform maps it, without its shift.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Returns whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool {
    self == size2
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around the four corners as a transform moves them.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let first = CGPoint(x: minX, y: minY).applying(t)
    var low = first
    var high = first
    for corner in [
      CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ] {
      let moved = corner.applying(t)
      low = CGPoint(x: min(low.x, moved.x), y: min(low.y, moved.y))
      high = CGPoint(x: max(high.x, moved.x), y: max(high.y, moved.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether two rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool {
    self == rect2
  }
}
