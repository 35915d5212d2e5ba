extension CGPath {
  /// One step of a path.
  package enum Element: Hashable, Sendable {
    /// A new subpath begins.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A parabola with one control point.
    case quad(control: CGPoint, end: CGPoint)
    /// A cubic curve with two control points.
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// A straight line back to where the subpath began.
    case close

    /// The points of the step, the end last.
    package var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quad(let control, let end): [control, end]
      case .curve(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }

    /// Where the step ends, or nil for one that closes.
    package var end: CGPoint? {
      switch self {
      case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): end
      case .close: nil
      }
    }

    /// Returns the step as a transform moves it.
    ///
    /// - Parameter t: The transform.
    /// - Returns: The moved step.
    package func applying(_ t: CGAffineTransform) -> Element {
      switch self {
      case .move(let end):
        .move(end.applying(t))
      case .line(let end):
        .line(end.applying(t))
      case .quad(let control, let end):
        .quad(control: control.applying(t), end: end.applying(t))
      case .curve(let control1, let control2, let end):
        .curve(
          control1: control1.applying(t),
          control2: control2.applying(t),
          end: end.applying(t)
        )
      case .close:
        .close
      }
    }
  }
}
