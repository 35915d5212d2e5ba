extension DisplayList {
  /// A shape in a layer's own coordinates, placed by a map and filled with a paint.
  public struct Fill: Hashable, Sendable {
    /// From the layer's coordinates to device pixels.
    public var transform: Homography
    /// Multiplies the paint's alpha, 0 to 1.
    public var opacity: Double
    /// What is seen where.
    package var content: FillContent

    /// Where the paint is seen, in the layer's coordinates.
    public var shape: Shape {
      get { content.shape }
      set { content = FillContent(shape: newValue, paint: content.paint) }
    }

    /// What is seen there.
    public var paint: Paint {
      get { content.paint }
      set { content = FillContent(shape: content.shape, paint: newValue) }
    }

    /// Makes a fill.
    ///
    /// - Parameters:
    ///   - shape: Where the paint is seen.
    ///   - paint: What is seen there.
    ///   - transform: From the layer's coordinates to device pixels.
    ///   - opacity: Multiplies the paint's alpha, 0 to 1. Default 1.
    public init(shape: Shape, paint: Paint, transform: Homography, opacity: Double = 1) {
      self.init(FillContent(shape: shape, paint: paint), transform, opacity)
    }

    package init(_ content: FillContent, _ transform: Homography, _ opacity: Double) {
      self.content = content
      self.transform = transform
      self.opacity = opacity
    }
  }
}
