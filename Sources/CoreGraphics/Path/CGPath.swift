/// A shape of lines and curves.
///
/// Two paths are equal when their steps are.
public class CGPath: Hashable, CustomStringConvertible {
  /// The steps, in order.
  package internal(set) final var elements: [Element]

  /// Makes a path of steps.
  ///
  /// - Parameter elements: The steps; the first one must be a move.
  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Makes a path of one rectangle.
  public convenience init(
    rect: CGRect,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    var builder = PathBuilder(transform: transform?.pointee ?? .identity)
    builder.addRect(rect)
    self.init(elements: builder.elements)
  }

  /// Makes a path of the ellipse that fills a rectangle.
  public convenience init(
    ellipseIn rect: CGRect,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    var builder = PathBuilder(transform: transform?.pointee ?? .identity)
    builder.addEllipse(in: rect)
    self.init(elements: builder.elements)
  }

  /// Makes a path of a rectangle with elliptic corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    var builder = PathBuilder(transform: transform?.pointee ?? .identity)
    builder.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(elements: builder.elements)
  }

  /// Whether the path has no steps.
  public final var isEmpty: Bool {
    elements.isEmpty
  }

  /// Where the next step would begin, or the origin for an empty path.
  public final var currentPoint: CGPoint {
    PathBuilder(continuing: elements).current ?? .zero
  }

  /// Returns a path with the same steps that does not change.
  public final func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  /// Returns the path as a transform moves it.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: applying(transform?.pointee ?? .identity))
  }

  /// Returns a path with the same steps that can be added to.
  public final func mutableCopy() -> CGMutablePath? {
    let result = CGMutablePath()
    result.addPath(self)
    return result
  }

  /// Returns the path, as a transform moves it, that can be added to.
  public final func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    let result = CGMutablePath()
    result.addPath(self, transform: transform?.pointee ?? .identity)
    return result
  }

  /// Returns the steps as a transform moves them.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The moved steps.
  package final func applying(_ transform: CGAffineTransform) -> [Element] {
    transform.isIdentity ? elements : elements.map { $0.applying(transform) }
  }

  /// Calls a block for every step.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { spare in
          guard let base = buffer.baseAddress ?? spare.baseAddress else { return }
          var step = CGPathElement(type: element.type, points: base)
          block(&step)
        }
      }
    }
  }

  /// Calls a function for every step.
  public final func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// Returns whether two paths have equal steps.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Feeds the steps into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// The steps as text.
  public var description: String {
    elements.map { element in
      let points = element.points.map { "(\($0.x), \($0.y))" }.joined(separator: " ")
      return points.isEmpty ? "close" : "\(element.name) \(points)"
    }.joined(separator: "\n")
  }
}

extension CGPath.Element {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  fileprivate var name: String {
    switch self {
    case .move: "move"
    case .line: "line"
    case .quad: "quad"
    case .curve: "curve"
    case .close: "close"
    }
  }
}
