/// How contents are sampled when they are drawn at another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a filter from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between pixels of two reduced pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
