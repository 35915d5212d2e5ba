/// Where contents sit in a layer of another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top in Core Animation's sense: on iOS the bottom edge of the screen.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom in Core Animation's sense: on iOS the top edge of the screen.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left, as ``top`` means it.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right, as ``top`` means it.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left, as ``bottom`` means it.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right, as ``bottom`` means it.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the layer's size.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the layer, with its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
