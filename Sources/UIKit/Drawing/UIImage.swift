public import CoreGraphics
public import Foundation
import QuartzCore

/// A picture with a scale.
nonisolated open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable,
  _ExpressibleByImageLiteral
{
  // Immutable after init, which makes sharing safe.
  private let picture: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// How the picture is turned, which is always upright: files are turned when they are read.
  public let imageOrientation: Orientation
  /// Whether the picture is drawn in its own colours.
  public let renderingMode: RenderingMode
  /// The edges that keep their size when the picture is stretched, in points.
  public let capInsets: UIEdgeInsets
  /// How the part between the insets grows.
  public let resizingMode: ResizingMode
  /// The name of a symbol, or nil for other images.
  let symbolName: String?
  /// The size and weight of a symbol, or nil for other images.
  public let symbolConfiguration: SymbolConfiguration?

  private init(
    picture: CGImage?,
    scale: CGFloat,
    orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .tile,
    symbol: (name: String, configuration: SymbolConfiguration)? = nil
  ) {
    symbolName = symbol?.name
    symbolConfiguration = symbol?.configuration
    self.picture = picture
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    super.init()
  }

  // MARK: - Making images

  /// Makes an image of no size.
  public convenience override init() {
    self.init(picture: nil, scale: 1)
  }

  /// Makes an image of one pixel per point.
  ///
  /// - Parameter cgImage: The picture.
  public convenience init(cgImage: CGImage) {
    self.init(picture: cgImage, scale: 1)
  }

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: Pixels per point.
  ///   - orientation: How the picture is turned; other turns than upright are applied now.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(picture: orientation.upright(cgImage), scale: scale)
  }

  /// Makes an image from an archive.
  ///
  /// - Parameter coder: The archive; nil is returned where there is no image in it.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
      let picture = try? ImageFile.decode(Data(referencing: data))
    else { return nil }
    self.picture = picture
    scale = max(coder.decodeDouble(forKey: "UIScale"), 1)
    imageOrientation = .up
    renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIMode")) ?? .automatic
    capInsets = .zero
    resizingMode = .tile
    symbolName = nil
    symbolConfiguration = nil
    super.init()
  }

  /// Writes the picture, its scale and its way of colouring into an archive.
  ///
  /// - Parameter coder: The archive.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(renderingMode.rawValue, forKey: "UIMode")
  }

  /// Whether archives are read securely, which is always so.
  open class var supportsSecureCoding: Bool { true }

  /// Makes an image from a file of the app's assets; one that is not there is reported and empty.
  ///
  /// - Parameter name: The name of the file, with or without its extension.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = AssetFolders.image(named: name)
    if found == nil { Self.reportMissing(name) }
    self.init(picture: found?.picture, scale: found?.scale ?? 1)
  }

  private static func reportMissing(_ name: String) {
    World.current.report(
      CompatibilityIssue(
        message: "there is no image of this name in the assets",
        context: "UIImage(named: \"\(name)\")"
      )
    )
  }

  /// Makes an image from the contents of a file.
  ///
  /// - Parameter data: The contents.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image from the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = try? ImageFile.decode(data) else { return nil }
    self.init(picture: picture, scale: scale)
  }

  /// Makes an image from a file; a name that ends in @2x or @3x says the scale.
  ///
  /// - Parameter path: The path of the file.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = try? ImageFile.decode(contentsOf: path) else { return nil }
    self.init(picture: picture, scale: AssetFolders.scale(ofFile: path))
  }

  /// Makes an image from a file of the app's assets.
  ///
  /// - Parameter name: The name of the file, with or without its extension.
  public convenience init?(named name: String) {
    guard let found = AssetFolders.image(named: name) else {
      Self.reportMissing(name)
      return nil
    }
    self.init(picture: found.picture, scale: found.scale)
  }

  /// Makes an image from a file of the app's assets.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without its extension.
  ///   - bundle: Not used: there is one place for assets.
  ///   - traitCollection: Not used.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    self.init(named: name)
  }

  /// Makes a symbol by its name, as a template.
  ///
  /// > Compatibility: the drawings are our own; a name that has none is reported and gives nil.
  /// - Parameter name: The symbol's name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol by its name, as a template.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - configuration: The size and weight, or nil for the usual ones.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let configuration = configuration as? SymbolConfiguration ?? .unspecified
    guard let symbol = Self.symbol(named: name, configuration) else { return nil }
    self.init(
      picture: symbol.picture,
      scale: symbol.scale,
      renderingMode: configuration.color == nil ? .alwaysTemplate : .alwaysOriginal,
      symbol: (name, configuration)
    )
  }

  // MARK: - Values

  /// The picture.
  open var cgImage: CGImage? { picture }

  /// The size, in points.
  open var size: CGSize {
    guard let picture else { return .zero }
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { symbolName != nil }

  /// The size and weight of a symbol, or nil for other images.
  open var configuration: Configuration? { symbolConfiguration }

  private var symbol: (name: String, configuration: SymbolConfiguration)? {
    guard let symbolName, let symbolConfiguration else { return nil }
    return (symbolName, symbolConfiguration)
  }

  // MARK: - Variants

  /// Returns a symbol in another size or weight; other images stay as they are.
  ///
  /// - Parameter configuration: The size and weight.
  /// - Returns: The image.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbolName else { return self }
    return UIImage(systemName: symbolName, withConfiguration: configuration) ?? self
  }

  /// Returns the image with another way of colouring.
  ///
  /// - Parameter renderingMode: Whether it is drawn in its own colours.
  /// - Returns: The image.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picture: picture,
      scale: scale,
      renderingMode: renderingMode,
      capInsets: capInsets,
      resizingMode: resizingMode,
      symbol: symbol
    )
  }

  /// Returns the image as one that stretches between insets.
  ///
  /// - Parameter capInsets: The edges that keep their size, in points.
  /// - Returns: The image.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image as one that stretches between insets.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: How the part between grows.
  /// - Returns: The image.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(
      picture: picture,
      scale: scale,
      renderingMode: renderingMode,
      capInsets: capInsets,
      resizingMode: resizingMode
    )
  }

  /// Returns the image filled with a colour where it is not transparent, drawn as it is.
  ///
  /// - Parameter color: The colour.
  /// - Returns: The image.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// Returns the image filled with a colour where it is not transparent.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - renderingMode: Whether it is drawn in its own colours.
  /// - Returns: The image.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let picture else { return self }
    return UIImage(
      picture: picture.filled(with: color.cgColor),
      scale: scale,
      renderingMode: renderingMode,
      capInsets: capInsets,
      resizingMode: resizingMode
    )
  }

  /// Returns the contents of a PNG file with the picture.
  ///
  /// - Returns: The contents, or nil when there is no picture.
  open func pngData() -> Data? {
    picture.flatMap { try? ImageFile.pngData($0) }
  }

  /// The unit rectangle between insets, as layers stretch it.
  func unitCenter(of insets: UIEdgeInsets) -> CGRect {
    let size = self.size
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: insets.left / size.width,
      y: insets.top / size.height,
      width: max(0, size.width - insets.left - insets.right) / size.width,
      height: max(0, size.height - insets.top - insets.bottom) / size.height
    )
  }

  // MARK: - Drawing

  /// Draws the image in its own size.
  ///
  /// - Parameter point: The top left corner, in the current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in its own size.
  ///
  /// - Parameters:
  ///   - point: The top left corner, in the current context.
  ///   - blendMode: How it mixes with what is there.
  ///   - alpha: The opacity, from 0 to 1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to a rectangle of the current context.
  ///
  /// - Parameter rect: The rectangle.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, on: context)
  }

  /// Draws the image stretched to a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - blendMode: How it mixes with what is there.
  ///   - alpha: The opacity, from 0 to 1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, on: context)
    context.restoreGState()
  }

  func draw(in rect: CGRect, on context: CGContext) {
    guard let picture, rect.width > 0, rect.height > 0 else { return }
    guard capInsets != .zero else { return context.drawTopDown(picture, in: rect) }
    for piece in NineSlice(image: size, insets: capInsets).pieces(in: rect) {
      let pixels = CGRect(
        x: piece.source.minX * scale,
        y: piece.source.minY * scale,
        width: piece.source.width * scale,
        height: piece.source.height * scale
      )
      guard let part = picture.cropping(to: pixels) else { continue }
      context.drawTopDown(part, in: piece.target)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the contents of a PNG file with an image.
nonisolated public func UIImagePNGRepresentation(
  _ image: UIImage
) -> Data? {
  image.pngData()
}
