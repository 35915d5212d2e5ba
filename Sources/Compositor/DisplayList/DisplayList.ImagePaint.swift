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

    /// Makes a paint.
    ///
    /// - Parameters:
    ///   - source: The pixels.
    ///   - sourceRect: The part that is shown, in texels.
    ///   - targetRect: Where that part lies, in the layer's coordinates.
    ///   - magnifiesNearest: Whether texels stay hard squares when enlarged. Default false.
    ///   - minifiesNearest: Whether the nearest texel is taken when made smaller. Default false.
    public init(
      source: Texture,
      sourceRect: CGRect,
      targetRect: CGRect,
      magnifiesNearest: Bool = false,
      minifiesNearest: Bool = false
    ) {
      self.source = source
      self.sourceRect = sourceRect
      self.targetRect = targetRect
      self.magnifiesNearest = magnifiesNearest
      self.minifiesNearest = minifiesNearest
    }
  }
}
