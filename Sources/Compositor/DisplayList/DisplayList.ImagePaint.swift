public import Foundation

extension DisplayList {
  /// A part of a picture laid over a rectangle of the layer's plane; beyond it the rim texels go on.
  public struct ImagePaint: Hashable, Sendable {
    /// The pixels.
    public var source: Texture
    /// The part of the picture that is shown, in texels.
    public var sourceRect: CGRect
    /// Where that part lies, in the layer's coordinates.
    public var targetRect: CGRect
    /// Whether texels stay hard squares when enlarged.
    public var magnifiesNearest: Bool
    /// Whether the nearest texel is taken when made smaller.
    public var minifiesNearest: Bool
    /// Whether two halvings of the picture are blended when it is made smaller, so that nothing jumps while its
    /// size changes.
    public var blendsHalvings: Bool
    /// How much smaller the blended halvings are than would fit, in halvings.
    public var halvingBias: Float

    /// Makes a paint.
    ///
    /// - Parameters:
    ///   - source: The pixels.
    ///   - sourceRect: The part that is shown, in texels.
    ///   - targetRect: Where that part lies, in the layer's coordinates.
    ///   - magnifiesNearest: Whether texels stay hard squares when enlarged. Default false.
    ///   - minifiesNearest: Whether the nearest texel is taken when made smaller. Default false.
    ///   - blendsHalvings: Whether two halvings are blended when made smaller. Default false.
    ///   - halvingBias: How much smaller those are than would fit, in halvings. Default 0.
    public init(
      source: Texture,
      sourceRect: CGRect,
      targetRect: CGRect,
      magnifiesNearest: Bool = false,
      minifiesNearest: Bool = false,
      blendsHalvings: Bool = false,
      halvingBias: Float = 0
    ) {
      self.source = source
      self.sourceRect = sourceRect
      self.targetRect = targetRect
      self.magnifiesNearest = magnifiesNearest
      self.minifiesNearest = minifiesNearest
      self.blendsHalvings = blendsHalvings
      self.halvingBias = halvingBias
    }

    // Rectangles count as equal when they cover the same; drawn from, they may be mirrored.

    /// Whether two paints show the same pixels the same way around.
    ///
    /// - Parameters:
    ///   - left: A paint.
    ///   - right: Another.
    /// - Returns: Whether they are the same.
    public static func == (left: Self, right: Self) -> Bool {
      left.source == right.source && left.sourceNumbers == right.sourceNumbers
        && left.targetNumbers == right.targetNumbers
        && left.magnifiesNearest == right.magnifiesNearest
        && left.minifiesNearest == right.minifiesNearest
        && left.blendsHalvings == right.blendsHalvings && left.halvingBias == right.halvingBias
    }

    /// Feeds what makes paints equal into a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(source)
      hasher.combine(sourceNumbers)
      hasher.combine(targetNumbers)
      hasher.combine(magnifiesNearest)
      hasher.combine(minifiesNearest)
      hasher.combine(blendsHalvings)
      hasher.combine(halvingBias)
    }

    private var sourceNumbers: SIMD4<Double> { Self.numbers(sourceRect) }
    private var targetNumbers: SIMD4<Double> { Self.numbers(targetRect) }

    private static func numbers(_ rect: CGRect) -> SIMD4<Double> {
      let (origin, size) = (rect.origin, rect.size)
      return SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
    }
  }
}
