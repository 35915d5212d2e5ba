/// A function that turns the numbers of an animation into a matrix.
public final class CAValueFunction: NSObject, Sendable {
  /// Which function it is.
  public let name: CAValueFunctionName

  /// Makes a function from its name, or nothing when there is none.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.rotateX.isKnown(name) else { return nil }
    self.name = name
  }
}

extension CAValueFunctionName {
  private static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]

  fileprivate func isKnown(_ name: CAValueFunctionName) -> Bool {
    Self.all.contains(name)
  }
}
