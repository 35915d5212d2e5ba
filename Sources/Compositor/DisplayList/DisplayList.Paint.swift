extension DisplayList {
  /// What a filled shape shows.
  public enum Paint: Hashable, Sendable {
    /// One colour: straight sRGB red, green, blue and alpha, each 0 to 1.
    case color(SIMD4<Float>)
    /// A picture.
    case image(ImagePaint)
    /// A gradient.
    case gradient(GradientPaint)
  }
}
