/// How many bits the contents of a layer have.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a format from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits a channel.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sixteen bits a channel, beyond sRGB.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
