public import CoreGraphics
public import Foundation

/// Draws pictures.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  /// What pictures are like.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes a renderer of a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle, in points.
  ///   - format: What pictures are like.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Makes a renderer of a rectangle in the screen's format.
  ///
  /// - Parameter bounds: The rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Makes a renderer of a size in the screen's format.
  ///
  /// - Parameter size: The size, in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  /// Makes a renderer of a size.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - format: What pictures are like.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws a picture.
  ///
  /// - Parameter actions: Draws; the context is the current one meanwhile.
  /// - Returns: The picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let target = DrawingTarget(bounds: bounds, scale: format.scale, isOpaque: format.opaque)
    draw(on: target, actions)
    guard let image = target.finish() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  private func draw(
    on target: DrawingTarget,
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) {
    guard let cgContext = target.materialized() else { return }
    let context = UIGraphicsImageRendererContext(cgContext: cgContext, format: format)
    target.perform { actions(context) }
  }

  /// Draws a picture as the contents of a PNG file.
  ///
  /// - Parameter actions: Draws; the context is the current one meanwhile.
  /// - Returns: The contents.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
