public import CoreGraphics

/// A colour, which may depend on the light or dark style.
nonisolated open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable,
  _ExpressibleByColorLiteral
{
  // Must stay the first stored property.
  private let tag = FoundationTag()
  // Immutable after init, which makes sharing safe.
  private let color: CGColor
  private let provider: ((UITraitCollection) -> UIColor)?

  // MARK: - Making colours

  /// Makes a colour of Core Graphics.
  ///
  /// - Parameter cgColor: The colour.
  public init(cgColor: CGColor) {
    color = cgColor
    provider = nil
    super.init()
  }

  /// Makes a colour from red, green and blue.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from red, green and blue of a wide gamut, which is cut to sRGB.
  ///
  /// - Parameters:
  ///   - displayP3Red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - white: From 0 for black to 1 for white.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: white, green: white, blue: white, alpha: alpha))
  }

  /// Makes a colour from hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: From 0 to 1, red at both ends.
  ///   - saturation: From 0 for grey to 1.
  ///   - brightness: From 0 for black to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Makes a colour that depends on the environment.
  ///
  /// - Parameter dynamicProvider: Returns the colour of an environment.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    provider = dynamicProvider
    color = dynamicProvider(.light).cgColor
    super.init()
  }

  /// Makes the colour of a colour literal.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  /// Makes a colour from an archive.
  ///
  /// - Parameter coder: The archive; nil is returned where there is no colour in it.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    let values = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map(coder.decodeDouble)
    color = CGColor(srgbRed: values[0], green: values[1], blue: values[2], alpha: values[3])
    provider = nil
    super.init()
  }

  /// Writes the colour into an archive: that of the light style, where it depends on one.
  ///
  /// - Parameter coder: The archive.
  open func encode(with coder: NSCoder) {
    let values = cgColor.rgba
    for (index, key) in ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].enumerated() {
      coder.encode(values[index], forKey: key)
    }
  }

  /// Whether archives are read securely, which is always so.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the colour itself, which cannot change.
  ///
  /// - Parameter zone: Not read.
  /// - Returns: The colour.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Makes a colour from a 24-bit value.
  convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255,
      green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255,
      alpha: alpha
    )
  }

  // MARK: - Values

  /// The colour of the light style as Core Graphics has it.
  open var cgColor: CGColor { color }

  /// Returns the colour of an environment.
  ///
  /// - Parameter traitCollection: The environment.
  /// - Returns: A colour that no longer depends on it.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// Whether the colour depends on the environment.
  var isDynamic: Bool { provider != nil }

  /// Returns the colour with another opacity.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  /// - Returns: The colour.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider {
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
    return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
  }

  /// Reads red, green, blue and opacity, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: Receives red.
  ///   - green: Receives green.
  ///   - blue: Receives blue.
  ///   - alpha: Receives the opacity.
  /// - Returns: True.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = color.rgba
    red?.pointee = CGFloat(rgba.x)
    green?.pointee = CGFloat(rgba.y)
    blue?.pointee = CGFloat(rgba.z)
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  /// Reads hue, saturation, brightness and opacity, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: Receives the hue.
  ///   - saturation: Receives the saturation.
  ///   - brightness: Receives the brightness.
  ///   - alpha: Receives the opacity.
  /// - Returns: True.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = color.rgba
    let value = HueColor(
      red: CGFloat(rgba.x),
      green: CGFloat(rgba.y),
      blue: CGFloat(rgba.z)
    )
    hue?.pointee = value.hue
    saturation?.pointee = value.saturation
    brightness?.pointee = value.brightness
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  /// Reads the brightness of a grey and the opacity, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - white: Receives the brightness.
  ///   - alpha: Receives the opacity.
  /// - Returns: Whether the colour is grey.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = color.rgba
    guard rgba.x == rgba.y, rgba.y == rgba.z else { return false }
    white?.pointee = CGFloat(rgba.x)
    alpha?.pointee = CGFloat(rgba.w)
    return true
  }

  /// The colour without its hue, as dimmed interfaces show tints.
  var dimmedTint: UIColor {
    let rgba = color.rgba
    let luminance = CGFloat(0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z)
    return UIColor(white: luminance, alpha: CGFloat(rgba.w) * 0.8)
  }

  // MARK: - Drawing

  /// Makes the colour the one that fills and strokes in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the one that fills in the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour the one that strokes in the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: - Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return provider == nil && other.provider == nil && color == other.color
  }

  open override var hash: Int { provider == nil ? color.hashValue : super.hash }
}

/// What a colour literal makes.
public typealias _ColorLiteralType = UIColor  // swift-format-ignore: NoLeadingUnderscores
