/// What the components of a colour mean.
///
/// > Compatibility: there are two spaces, sRGB and a grey with the curve of sRGB; all other names
/// > resolve to one of them.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside 0...1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of a grey space with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  package static let rgb = CGColorSpace(model: .rgb, name: sRGB)
  package static let gray = CGColorSpace(model: .monochrome, name: genericGrayGamma2_2)

  /// What the components stand for.
  public let model: CGColorSpaceModel
  /// The name of the space.
  public let name: String?

  private init(model: CGColorSpaceModel, name: String) {
    self.model = model
    self.name = name
  }

  /// Makes a space by its name, or nil when no space has that name.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3:
      model = .rgb
      self.name = Self.sRGB
    case Self.genericGrayGamma2_2:
      model = .monochrome
      self.name = name
    default:
      return nil
    }
  }

  /// How many components a colour has, alpha not counted.
  public var numberOfComponents: Int {
    model == .monochrome ? 1 : 3
  }

  /// Returns whether two spaces are the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.model == rhs.model
  }

  /// Feeds the space into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .rgb
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .gray
}
