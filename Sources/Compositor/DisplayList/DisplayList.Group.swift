extension DisplayList {
  /// What happens to the items of a group once they are composited.
  public struct Group: Hashable, Sendable {
    /// A region outside of which the group is not seen.
    public enum Clip: Hashable, Sendable {
      /// A shape with soft edges, placed by a map.
      case shape(Shape, Homography)
      /// What lies on the positive side of a line of the screen, `a x + b y + c >= 0` at pixel centres, with a
      /// hard edge: two groups with opposite lines meet without a seam.
      case halfPlane(SIMD3<Double>)
    }

    /// Multiplies the group, 0 to 1.
    public var opacity: Double
    /// The regions, all of which apply.
    public var clips: [Clip]
    /// Whether a mask follows the items of the group.
    public var hasMask: Bool

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - opacity: Multiplies the group, 0 to 1. Default 1.
    ///   - clips: The regions, all of which apply. Default none.
    ///   - hasMask: Whether a mask follows the items of the group. Default false.
    public init(opacity: Double = 1, clips: [Clip] = [], hasMask: Bool = false) {
      self.opacity = opacity
      self.clips = clips
      self.hasMask = hasMask
    }
  }
}
