public import Foundation

extension DisplayList {
  /// The pixels that were drawn before, blurred and tinted within a shape.
  ///
  /// It takes the place of what it covers, so that where nothing was drawn there is still nothing but tint.
  /// It sees all items before it, those outside of the groups that it stands in as well; within a mask it
  /// sees the mask's. Beyond the picture, and beyond a window that it does not look out of, the rim's pixels
  /// go on. Since each looks at all items before it, those of a list are drawn only until they have looked at
  /// ``mostSeen`` in all.
  public struct Backdrop: Hashable, Sendable {
    /// How many items, counted anew for each of them, the backdrops of a list look at.
    public static let mostSeen = 25_000

    /// Where the blurred pixels are seen, in the layer's coordinates.
    public var shape: Shape
    /// Standard deviation of the Gaussian, in device pixels, 0 or more.
    public var sigma: Double
    /// How colourful they are, 0 (grey) to 2; 1 changes nothing.
    public var saturation: Double
    /// The coarsest resolution that may be taken whatever it does to the quality, in parts of a pixel's, 0 to 1.
    public var scale: Double
    /// Drawn over them: straight sRGB red, green, blue and alpha, each 0 to 1.
    public var tint: SIMD4<Float>
    /// From the layer's coordinates to device pixels.
    public var transform: Homography
    /// How much of all that replaces what was there, 0 to 1.
    public var opacity: Double
    /// The window that it stands in, in device pixels, of which it sees nothing outside; nil for the picture.
    public var window: CGRect?

    /// Makes a backdrop.
    ///
    /// - Parameters:
    ///   - shape: Where the blurred pixels are seen.
    ///   - sigma: Standard deviation of the Gaussian, in device pixels.
    ///   - saturation: How colourful they are, 0 to 2. Default 1.
    ///   - scale: The resolution that may be taken, 0 to 1. Default 1.
    ///   - tint: Drawn over them, straight sRGB. Default nothing.
    ///   - transform: From the layer's coordinates to device pixels.
    ///   - opacity: How much replaces what was there, 0 to 1. Default 1.
    ///   - window: What it sees nothing outside of, in device pixels. Default nil, the picture.
    public init(
      shape: Shape,
      sigma: Double,
      saturation: Double = 1,
      scale: Double = 1,
      tint: SIMD4<Float> = SIMD4(0, 0, 0, 0),
      transform: Homography,
      opacity: Double = 1,
      window: CGRect? = nil
    ) {
      self.shape = shape
      self.sigma = sigma
      self.saturation = saturation
      self.scale = scale
      self.tint = tint
      self.transform = transform
      self.opacity = opacity
      self.window = window
    }
  }
}
