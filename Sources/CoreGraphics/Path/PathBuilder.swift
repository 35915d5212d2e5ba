/// Adds steps to a list of them, each moved by a transform.
package struct PathBuilder {
  /// The steps so far.
  package private(set) var elements: [CGPath.Element] = []
  /// What moves every point that is added.
  package var transform: CGAffineTransform

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - elements: The steps to go on from.
  ///   - transform: What moves every point that is added.
  package init(
    continuing elements: [CGPath.Element] = [],
    transform: CGAffineTransform = .identity
  ) {
    self.elements = elements
    self.transform = transform
  }

  /// Where the next step begins, or nil when nothing was added.
  package var current: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? start
  }

  /// Where the last subpath began.
  private var start: CGPoint? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  private mutating func resumeAfterClose() -> Bool {
    guard let last = elements.last else { return false }
    if last == .close, let start { elements.append(.move(start)) }
    return true
  }

  /// Begins a subpath; of several begins in a row the last one counts.
  package mutating func move(to point: CGPoint) {
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line, if there is a point to begin from.
  package mutating func addLine(to point: CGPoint) {
    guard resumeAfterClose() else { return }
    elements.append(.line(point.applying(transform)))
  }

  /// Adds a curve with one control point, if there is a point to begin from.
  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard resumeAfterClose() else { return }
    elements.append(.quad(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Adds a curve with two control points, if there is a point to begin from.
  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard resumeAfterClose() else { return }
    elements.append(
      .curve(
        control1: control1.applying(transform),
        control2: control2.applying(transform),
        end: end.applying(transform)
      )
    )
  }

  /// Closes the subpath, once.
  package mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Adds a rectangle, in the direction of growing angles.
  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds the ellipse that fills a rectangle, from its right end in the direction of growing angles.
  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(of: rect, x: rect.maxX, y: rect.maxY, isVerticalFirst: true)
    addCorner(of: rect, x: rect.minX, y: rect.maxY, isVerticalFirst: false)
    addCorner(of: rect, x: rect.minX, y: rect.minY, isVerticalFirst: true)
    addCorner(of: rect, x: rect.maxX, y: rect.minY, isVerticalFirst: false)
    close()
  }

  private mutating func addCorner(
    of rect: CGRect,
    x: CGFloat,
    y: CGFloat,
    isVerticalFirst: Bool
  ) {
    let k = Self.quarterHandle
    let onVertical = CGPoint(x: x, y: rect.midY + (y - rect.midY) * k)
    let onHorizontal = CGPoint(x: rect.midX + (x - rect.midX) * k, y: y)
    if isVerticalFirst {
      addCurve(
        to: CGPoint(x: rect.midX, y: y),
        control1: onVertical,
        control2: onHorizontal
      )
    } else {
      addCurve(
        to: CGPoint(x: x, y: rect.midY),
        control1: onHorizontal,
        control2: onVertical
      )
    }
  }

  /// Adds a rectangle with elliptic corners, from the middle of its right side.
  ///
  /// The steps are always a move, four pairs of a line and a curve, and a close, so that rounded rectangles of
  /// any size and radius interpolate. A radius of more than half a side counts as half the side.
  package mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat)
  {
    guard !rect.isNull else { return }
    let w = min(max(cornerWidth, 0), rect.width / 2)
    let h = min(max(cornerHeight, 0), rect.height / 2)
    let k = 1 - Self.quarterHandle
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: maxX, y: rect.midY))
    addLine(to: CGPoint(x: maxX, y: maxY - h))
    addCurve(
      to: CGPoint(x: maxX - w, y: maxY),
      control1: CGPoint(x: maxX, y: maxY - h * k),
      control2: CGPoint(x: maxX - w * k, y: maxY)
    )
    addLine(to: CGPoint(x: minX + w, y: maxY))
    addCurve(
      to: CGPoint(x: minX, y: maxY - h),
      control1: CGPoint(x: minX + w * k, y: maxY),
      control2: CGPoint(x: minX, y: maxY - h * k)
    )
    addLine(to: CGPoint(x: minX, y: minY + h))
    addCurve(
      to: CGPoint(x: minX + w, y: minY),
      control1: CGPoint(x: minX, y: minY + h * k),
      control2: CGPoint(x: minX + w * k, y: minY)
    )
    addLine(to: CGPoint(x: maxX - w, y: minY))
    addCurve(
      to: CGPoint(x: maxX, y: minY + h),
      control1: CGPoint(x: maxX - w * k, y: minY),
      control2: CGPoint(x: maxX, y: minY + h * k)
    )
    close()
  }

  /// How far from its ends, in radii, the control points of a quarter circle lie.
  private static let quarterHandle: CGFloat = 0.552_284_749_830_793_4
}
