extension DisplayList {
  /// A Gaussian blur of a shape in one colour.
  public struct Shadow: Hashable, Sendable {
    /// What casts the shadow.
    public enum Caster: Hashable, Sendable {
      /// A rounded rectangle in the layer's coordinates.
      case roundedRect(RoundedRect)
      /// A path in the layer's coordinates.
      case path(Outline)
      /// The alpha of a picture of the layer. One pixel of the list is one cell of the blur's grid.
      case content(DisplayList, origin: SIMD2<Double>)
    }

    /// What casts the shadow, before the offset.
    public var caster: Caster
    /// Standard deviation of the blur, in the layer's units, 0 or more.
    public var sigma: Double
    /// Where the shadow lies from its caster, in the layer's units.
    public var offset: SIMD2<Double>
    /// Straight sRGB red, green, blue and alpha, each 0 to 1, shadow opacity included.
    public var color: SIMD4<Float>
    /// From the layer's coordinates to device pixels.
    public var transform: Homography
    /// What is certainly drawn opaquely above the shadow: no pixel inside needs a shadow.
    public var cover: RoundedRect?

    /// Makes a shadow.
    ///
    /// - Parameters:
    ///   - caster: What casts the shadow.
    ///   - sigma: Standard deviation of the blur, in the layer's units.
    ///   - offset: Where the shadow lies from its caster.
    ///   - color: Straight sRGB colour, shadow opacity included.
    ///   - transform: From the layer's coordinates to device pixels.
    ///   - cover: What is certainly drawn opaquely above. Default nothing.
    public init(
      caster: Caster,
      sigma: Double,
      offset: SIMD2<Double>,
      color: SIMD4<Float>,
      transform: Homography,
      cover: RoundedRect? = nil
    ) {
      self.caster = caster
      self.sigma = sigma
      self.offset = offset
      self.color = color
      self.transform = transform
      self.cover = cover
    }
  }
}
