/// A colour: straight components in a colour space, and an opacity.
///
/// Two colours are equal when their spaces and components are.
public final class CGColor: Hashable, Sendable {
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  /// Makes a colour of red, green, blue and opacity, each 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Makes a colour of red, green, blue and opacity in sRGB, each 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  /// Makes a grey, from black (0) to white (1), with an opacity.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Makes a grey, from black (0) to white (1), with an opacity.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Makes a colour of as many components as a space has, and the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space,
      values: Array(UnsafeBufferPointer(start: components, count: count))
    )
  }

  package convenience init(rgba: SIMD4<Double>) {
    self.init(
      red: CGFloat(rgba.x),
      green: CGFloat(rgba.y),
      blue: CGFloat(rgba.z),
      alpha: CGFloat(rgba.w)
    )
  }

  /// The components in the order of the colour space, the opacity last.
  public var components: [CGFloat]? {
    values
  }

  /// How many components there are, the opacity counted.
  public var numberOfComponents: Int {
    values.count
  }

  /// The opacity, 0...1.
  public var alpha: CGFloat {
    values[values.count - 1]
  }

  /// Red, green, blue and opacity, not premultiplied.
  package var rgba: SIMD4<Double> {
    if values.count == 2 {
      let gray = Double(values[0])
      return SIMD4(gray, gray, gray, Double(values[1]))
    }
    return SIMD4(Double(values[0]), Double(values[1]), Double(values[2]), Double(values[3]))
  }

  /// Whether nothing shows through the colour.
  package var isOpaque: Bool {
    alpha >= 1
  }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace else { return nil }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
  }

  /// Returns the colour itself, since colours do not change.
  public func copy() -> CGColor? {
    self
  }

  /// Returns the colour in another space.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: [String: Any]?
  ) -> CGColor? {
    let rgba = self.rgba
    if space.model == .rgb { return CGColor(rgba: rgba) }
    let gray = 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z
    return CGColor(gray: CGFloat(gray), alpha: CGFloat(rgba.w))
  }

  /// Returns whether two colours have equal spaces and components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace)
  }

  /// Feeds the components into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
