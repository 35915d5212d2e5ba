/// A step of a path as `apply(info:function:)` hands it out.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The points of the step, the end last; they live only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
