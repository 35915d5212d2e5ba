extension DisplayList {
  /// A gradient in the layer's coordinates; beyond the first and last stop their colours go on.
  public struct GradientPaint: Hashable, Sendable {
    /// How the colours run.
    public enum Kind: UInt8, Hashable, Sendable {
      /// Along the line from start to end.
      case axial
      /// Outwards from start; the ellipse through end's offsets is the last stop.
      case radial
      /// Around start, beginning towards end, clockwise on the screen.
      case conic
    }

    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
      /// The place along the gradient, 0 to 1, never smaller than the stop before.
      public var location: Float
      /// Straight sRGB red, green, blue and alpha, each 0 to 1.
      public var color: SIMD4<Float>

      /// Makes a stop.
      ///
      /// - Parameters:
      ///   - location: The place along the gradient, 0 to 1.
      ///   - color: Straight sRGB red, green, blue and alpha.
      public init(location: Float, color: SIMD4<Float>) {
        self.location = location
        self.color = color
      }
    }

    /// How the colours run.
    public var kind: Kind
    /// Where the gradient starts.
    public var start: SIMD2<Double>
    /// Where the gradient ends.
    public var end: SIMD2<Double>
    /// The colours, in order of location.
    public var stops: [Stop]

    /// Makes a gradient.
    ///
    /// - Parameters:
    ///   - kind: How the colours run.
    ///   - start: Where it starts, in the layer's coordinates.
    ///   - end: Where it ends, in the layer's coordinates.
    ///   - stops: The colours, in order of location.
    public init(kind: Kind, start: SIMD2<Double>, end: SIMD2<Double>, stops: [Stop]) {
      self.kind = kind
      self.start = start
      self.end = end
      self.stops = stops
    }
  }
}
